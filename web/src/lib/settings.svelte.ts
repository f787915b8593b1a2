import { recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark', 'contrast', 'retro'] as const;
export type Theme = (typeof THEMES)[number];

/** How this device likes it: looks, sound, plain tables. */
class Preferences {
  #theme: Theme = $state(known(recall('theme')));
  #mute = $state(recall('mute') === 'yes');
  #plain = $state(recall('plain') === 'yes');
  name = $state(recall('name') ?? '');

  constructor() {
    this.#paint();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#paint());
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.#paint();
  }

  get mute(): boolean {
    return this.#mute;
  }
  set mute(mute: boolean) {
    this.#mute = mute;
    remember('mute', mute ? 'yes' : 'no');
  }

  /** Every game as text and buttons: for screen readers and slow phones. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(plain: boolean) {
    this.#plain = plain;
    remember('plain', plain ? 'yes' : 'no');
  }

  keepName(): void {
    remember('name', this.name.trim());
  }

  #paint(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const shown = this.#theme === 'auto' ? (dark ? 'dark' : 'light') : this.#theme;
    document.documentElement.dataset['theme'] = shown;
  }
}

function known(theme: string | null): Theme {
  return THEMES.find((other) => other === theme) ?? 'auto';
}

export const settings = new Preferences();
