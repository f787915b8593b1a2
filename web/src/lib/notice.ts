import { i18n } from './i18n.svelte';
import { settings } from './settings.svelte';

/** Turns may take days: who looks elsewhere is told, if they allowed it. */
export function tellTurn(code: string): void {
  if (!settings.notify || document.visibilityState === 'visible') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(i18n.t.turn.yours, { body: i18n.t.join.title(code), tag: `turn-${code}` });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones only let a service worker tell: the title and the sound remain.
  }
}

/** Asks the browser, when somebody switched it on. `false` where it says no. */
export async function mayTell(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
