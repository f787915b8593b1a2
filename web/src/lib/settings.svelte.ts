import { recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark', 'contrast', 'retro'] as const;
export type Theme = (typeof THEMES)[number];

/** How this device likes it: looks, sound, motion, type, hands. Kept here, told to nobody. */
class Preferences {
  #theme: Theme = $state(known(recall('theme')));
  #volume = $state(level(recall('volume'), recall('mute')));
  #plain = $state(isOn('plain'));
  #calm = $state(isOn('calm'));
  #left = $state(isOn('left'));
  #large = $state(isOn('large'));
  #confirm = $state(isOn('confirm'));
  #notify = $state(isOn('notify'));
  #hints = $state(recall('hints') !== 'no');
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

  /** From 0, which is silence, to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    remember('volume', String(volume));
  }

  /** Every game as text and buttons: for screen readers and slow phones. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(plain: boolean) {
    this.#plain = keep('plain', plain);
  }

  /** Nothing moves, whatever the system says. */
  get calm(): boolean {
    return this.#calm;
  }
  set calm(calm: boolean) {
    this.#calm = keep('calm', calm);
    this.#paint();
  }

  /** The phone lies in the left hand. */
  get left(): boolean {
    return this.#left;
  }
  set left(left: boolean) {
    this.#left = keep('left', left);
    this.#paint();
  }

  get large(): boolean {
    return this.#large;
  }
  set large(large: boolean) {
    this.#large = keep('large', large);
    this.#paint();
  }

  /** Moves are asked about before they are made. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = keep('confirm', confirm);
  }

  /** It is told when it is one's turn, also while the page lies in the background. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(notify: boolean) {
    this.#notify = keep('notify', notify);
  }

  /** A sentence at what one does for the first time. */
  get hints(): boolean {
    return this.#hints;
  }
  set hints(hints: boolean) {
    this.#hints = keep('hints', hints);
  }

  keepName(): void {
    remember('name', this.name.trim());
  }

  #paint(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { dataset } = document.documentElement;
    dataset['theme'] = this.#theme === 'auto' ? (dark ? 'dark' : 'light') : this.#theme;
    dataset['hand'] = this.#left ? 'left' : 'right';
    dataset['type'] = this.#large ? 'large' : 'normal';
    dataset['motion'] = this.#calm ? 'calm' : 'free';
  }
}

function known(theme: string | null): Theme {
  return THEMES.find((other) => other === theme) ?? 'auto';
}

function level(volume: string | null, mute: string | null): number {
  const kept = Number(volume ?? (mute === 'yes' ? 0 : 70));
  return Number.isFinite(kept) ? Math.max(0, Math.min(100, kept)) : 70;
}

const isOn = (key: string) => recall(key) === 'yes';

function keep(key: string, on: boolean): boolean {
  remember(key, on ? 'yes' : 'no');
  return on;
}

export const settings = new Preferences();
