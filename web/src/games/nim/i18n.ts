import type { Language } from '../../lib/i18n.svelte';

const en = {
  hint: 'Take as many sticks as you like, all from one pile.',
  pile: (number: number, sticks: number) => `Pile ${number}: ${sticks === 1 ? '1 stick' : `${sticks} sticks`}`,
  takeFrom: (count: number, number: number) => `Take ${count} from pile ${number}`,
  upTo: (count: number, number: number, all: number) => `Stick ${count} of ${all} in pile ${number}`,
  todo: 'take sticks from one pile',
  choose: 'Tap the sticks you want to take, from one pile.',
  clear: 'Put back',
  empty: 'empty',
};
type NimTexts = typeof en;

const nl: NimTexts = {
  hint: 'Neem zoveel stokjes als je wilt, alle van één stapel.',
  pile: (number, sticks) => `Stapel ${number}: ${sticks === 1 ? '1 stokje' : `${sticks} stokjes`}`,
  takeFrom: (count, number) => `Neem ${count} van stapel ${number}`,
  upTo: (count, number, all) => `Stokje ${count} van ${all} in stapel ${number}`,
  todo: 'neem stokjes van één stapel',
  choose: 'Tik de stokjes aan die je wilt nemen, van één stapel.',
  clear: 'Terugleggen',
  empty: 'leeg',
};

const es: NimTexts = {
  hint: 'Toma cuantos palillos quieras, todos de un montón.',
  pile: (number, sticks) => `Montón ${number}: ${sticks === 1 ? '1 palillo' : `${sticks} palillos`}`,
  takeFrom: (count, number) => `Tomar ${count} del montón ${number}`,
  upTo: (count, number, all) => `Palillo ${count} de ${all} en el montón ${number}`,
  todo: 'toma palillos de un montón',
  choose: 'Toca los palillos que quieras tomar, de un solo montón.',
  clear: 'Devolver',
  empty: 'vacío',
};

export const texts: Record<Language, NimTexts> = { en, nl, es };
