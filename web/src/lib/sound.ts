import { settings } from './settings.svelte';

/** Small sounds, made on the spot: [hertz, start, length] in seconds. */
const TUNES = {
  turn: [
    [660, 0, 0.12],
    [880, 0.12, 0.18],
  ],
  play: [[320, 0, 0.05]],
  chat: [[980, 0, 0.06]],
  no: [[180, 0, 0.16]],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.14],
    [1047, 0.42, 0.3],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type Tune = keyof typeof TUNES;

let context: AudioContext | null = null;

export function sound(tune: Tune): void {
  if (settings.volume === 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Browsers keep pages silent until someone touched them.
  if (context.state === 'suspended') void context.resume().catch(() => {});
  if (context.state !== 'running') return;
  for (const [hertz, start, length] of TUNES[tune]) note(context, hertz, context.currentTime + start, length);
}

function note(context: AudioContext, hertz: number, start: number, length: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.17 * (settings.volume / 100) ** 2), start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
