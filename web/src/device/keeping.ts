import { root } from '../lib/place';

/** How far the house is kept on this device: so many of all files, or why it cannot be. */
export type Keeping = { kept: number; all: number; done: boolean } | 'insecure' | 'unable';

/** Has the page kept by a service worker, once it is shown; what else is fetched then does not make anybody wait. */
export function keep(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const register = () =>
    void navigator.serviceWorker.register(new URL('sw.js', root()), { scope: root() }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  // The browser should not throw matches away when it needs room; it may say no.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Tells how far it is, from now on; gives a way to stop. */
export function keeping(tell: (news: Keeping) => void): () => void {
  if (!isSecureContext) return done(() => tell('insecure'));
  if (!('serviceWorker' in navigator)) return done(() => tell('unable'));
  const hear = ({ data }: MessageEvent<{ kept: number; all: number; done?: boolean }>) =>
    tell({ kept: data.kept, all: data.all, done: data.done === true });
  navigator.serviceWorker.addEventListener('message', hear);
  void navigator.serviceWorker.getRegistration().then((found) => found?.active?.postMessage('kept?'));
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

function done(now: () => void): () => void {
  now();
  return () => undefined;
}
