import type { Language } from '../../lib/i18n.svelte';
import { pipOf, type Amount, type Bid, type Trump, type Verdict } from './texas42';

const NAMES: Record<string, string> = { nello: 'Nello', plunge: 'Plunge', splash: 'Splash', sevens: 'Sevens' };

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

type Words = {
  pips: string[];
  doubles: string;
  noTrump: string;
  trumps: string;
  anything: string;
  mark: (count: number) => string;
  point: (count: number) => string;
  are: (suit: string) => string;
  for: (name: string, amount: string) => string;
  counts: (domino: string, count: number) => string;
  /** Of what the server says in English about suits. */
  suits: Record<string, string>;
  /** By the rule that objects to a play. */
  refusals: Record<string, string>;
  why: {
    reached: (need: number, have: number) => string;
    out_of_reach: (need: number, have: number) => string;
  } & Record<string, string | ((need: number, have: number) => string)>;
};

/** What is built from words alike in every language. */
const composed = (w: Words) => {
  const amount = (amount: Amount) => ('points' in amount ? String(amount.points) : w.mark(amount.marks));
  const trump = (trump: Trump, label = '') => {
    if (trump === 'doubles') return capital(w.doubles);
    if (trump === 'no_trump') return capital(w.noTrump);
    return 'pip' in trump ? capital(w.pips[trump.pip] ?? label) : (NAMES[trump.contract] ?? label);
  };
  return {
    amount,
    trump,
    unit: (unit: string, count: number) => (unit === 'marks' ? w.mark(count) : w.point(count)),
    points: w.point,
    bid: (bid: Bid) =>
      bid.special === undefined ? amount(bid.amount) : w.for(NAMES[bid.special] ?? bid.special, amount(bid.amount)),
    domino: (domino: string, count: number) => (count > 0 ? w.counts(domino, count) : domino),
    /** What is trumps, from what was named; special contracts in the server's words where there are no own ones. */
    suits: (described: string, named: Trump | null) => {
      if (named === null || named === 'no_trump' || (typeof named === 'object' && 'contract' in named))
        return w.suits[described] ?? described;
      return w.are(trump(named));
    },
    suitLed: (suit: string) => {
      const pip = pipOf(suit);
      if (pip !== null) return w.pips[pip] ?? suit;
      return { doubles: w.doubles, trumps: w.trumps, anything: w.anything }[suit] ?? suit;
    },
    why: (verdict: Verdict, need: number, ours: number, theirs: number) => {
      const words = w.why[verdict.reason];
      if (words === undefined) return verdict.sentence;
      return typeof words === 'string' ? words : words(need, verdict.made ? ours : theirs);
    },
    refusal: (rule: string): string | undefined => w.refusals[rule],
  };
};

const en = {
  ...composed({
    pips: ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'],
    doubles: 'doubles',
    noTrump: 'no trump',
    trumps: 'trumps',
    anything: 'anything',
    mark: (count) => (count === 1 ? '1 mark' : `${count} marks`),
    point: (count) => (count === 1 ? '1 point' : `${count} points`),
    are: (suit) => `${suit} are trumps`,
    for: (name, amount) => `${name}, ${amount}`,
    counts: (domino, count) => `${domino}, ${count === 10 ? 'ten' : 'five'} count`,
    suits: { 'no trumps: follow me': 'No trumps: follow me' },
    refusals: {},
    why: {
      reached: (need, have) => `the bidders needed ${need} and have ${have}`,
      out_of_reach: (need, have) => `the others have ${have}, so ${need} is out of reach`,
    },
  }),
  todoBid: 'bid or pass',
  todoBidMust: 'bid',
  todoName: 'name trumps',
  todoLead: 'lead a domino',
  todoPlay: 'play a domino',
  todoGoOn: 'look, then go on',
  hints: {
    bid: 'Bid how many of the 42 points your team will take; a mark is all of them.',
    name: 'Trumps beat every other suit: name the one you hold most of.',
    play: 'Follow the suit that was led; dominoes whose pips make five or ten count.',
    nello: 'Nello: lose every trick.',
    plunge: 'Plunge: your partner names trumps, and you must win every trick.',
  } as Record<string, string>,
  us: 'Us',
  them: 'Them',
  of: (have: number, goal: number) => `${have} of ${goal}`,
  tricks: (count: number) => (count === 1 ? '1 trick' : `${count} tricks`),
  score: (score: number, goal: number, unit: string) => `${score} of ${goal} ${unit === 'marks' ? 'marks' : 'points'}`,
  marksTitle: 'Marks and points',
  tableTitle: 'The table',
  auctionTitle: 'The auction',
  handTitle: 'Your dominoes',
  you: 'you',
  partner: 'partner',
  shakes: 'shakes',
  sitsOut: 'sits out',
  away: 'away',
  left: 'has left',
  turn: 'to play',
  looking: 'is looking',
  holds: (count: number) => (count === 1 ? '1 domino' : `${count} dominoes`),
  pass: 'Pass',
  passes: 'pass',
  bids: (bid: string) => `bids ${bid}`,
  bidOf: (bid: string) => `Bid ${bid}`,
  handNo: (number: number) => `Hand ${number}`,
  noBid: 'No bid yet',
  highest: (name: string, bid: string) => `${name}: ${bid}`,
  naming: (name: string) => `${name} names trumps`,
  namingYou: 'You name trumps',
  led: (suit: string) => `${suit} led`,
  nothingLed: 'nothing led',
  toLead: (name: string) => `${name} leads`,
  took: (name: string, points: string) => `${name} takes it: ${points}`,
  winning: 'ahead',
  won: 'takes it',
  leads: 'led',
  lastTrick: 'Last trick',
  backToTrick: 'Back',
  points30: 'Points',
  marksGroup: 'Marks',
  specials: 'Special bids',
  trumpsGroup: 'Trumps',
  contractsGroup: 'Or instead',
  yourBid: 'Your bid',
  nameTrumps: 'Name trumps',
  yourPlay: 'Tap a domino to play it.',
  youHold: (count: number) => `you hold ${count}`,
  straight: 'Straight 42',
  hint: 'Hint',
  askHint: 'What would it do?',
  thinking: 'Thinking…',
  layDown: 'Lay down',
  layDownMeans: 'Lay your hand open and claim the rest; if any play can stop you, the bid is set.',
  claimFails: (name: string) => `${name} laid down, but this stops it:`,
  trumpMark: 'trump',
  advised: 'advised',
  cannot: 'It cannot be played now.',
  goOn: 'Go on',
  goesOnIn: (seconds: number) => `goes on in ${seconds} s`,
  made: 'Made!',
  set: 'Set!',
  brings: (team: string, amount: string) => `${team}: +${amount}`,
  nobodyScores: 'Nobody scores.',
  lastHand: 'Last hand',
  bidBy: (name: string, bid: string) => `${name} bid ${bid}`,
  close: 'Close',
  and: '&',
};
export type Words42 = typeof en;

const nl: Words42 = {
  ...composed({
    pips: ['blanco’s', 'enen', 'tweeën', 'drieën', 'vieren', 'vijven', 'zessen'],
    doubles: 'dubbels',
    noTrump: 'geen troef',
    trumps: 'troef',
    anything: 'om het even wat',
    mark: (count) => (count === 1 ? '1 streep' : `${count} strepen`),
    point: (count) => (count === 1 ? '1 punt' : `${count} punten`),
    are: (suit) => `${suit} zijn troef`,
    for: (name, amount) => `${name}, ${amount}`,
    counts: (domino, count) => `${domino}, telt ${count === 10 ? 'tien' : 'vijf'}`,
    suits: {
      'no trumps: follow me': 'Geen troef: volg mij',
      'no trumps; doubles are a suit of their own': 'geen troef; dubbels zijn een eigen kleur',
      'no trumps; doubles are a suit of their own, 0-0 high': 'geen troef; dubbels zijn een eigen kleur, 0-0 hoog',
      'no trumps; doubles are high': 'geen troef; dubbels zijn hoog',
      'no trumps; doubles are low': 'geen troef; dubbels zijn laag',
      'no suits: closest to seven pips wins': 'geen kleuren: het dichtst bij zeven ogen wint',
    },
    refusals: {
      follow_suit: 'Je kunt de gevraagde kleur bekennen, dus dat moet.',
      first_lead_trump: 'Je eerste uitkomst moet troef zijn.',
      sevens: 'Je moet de steen spelen die het dichtst bij zeven ogen is.',
    },
    why: {
      reached: (need, have) => `de bieders hadden ${need} nodig en hebben er ${have}`,
      out_of_reach: (need, have) => `de anderen hebben er ${have}, dus ${need} is onbereikbaar`,
      trick_lost: 'de anderen pakten een slag',
      every_trick: 'de bieders pakten elke slag',
      trick_taken: 'de bieder pakte een slag',
      no_trick: 'de bieder pakte geen slag',
    },
  }),
  todoBid: 'bied of pas',
  todoBidMust: 'bied',
  todoName: 'noem troef',
  todoLead: 'kom uit met een steen',
  todoPlay: 'speel een steen',
  todoGoOn: 'kijk en ga verder',
  hints: {
    bid: 'Bied hoeveel van de 42 punten jullie zullen halen; een streep is alle.',
    name: 'Troef wint van elke andere kleur: noem die waarvan je de meeste hebt.',
    play: 'Beken kleur; stenen met vijf of tien ogen tellen.',
    nello: 'Nello: verlies elke slag.',
    plunge: 'Plunge: je maat noemt troef, en jullie moeten elke slag winnen.',
  },
  us: 'Wij',
  them: 'Zij',
  of: (have, goal) => `${have} van ${goal}`,
  tricks: (count) => (count === 1 ? '1 slag' : `${count} slagen`),
  score: (score, goal, unit) => `${score} van ${goal} ${unit === 'marks' ? 'strepen' : 'punten'}`,
  marksTitle: 'Strepen en punten',
  tableTitle: 'De tafel',
  auctionTitle: 'Het bieden',
  handTitle: 'Jouw stenen',
  you: 'jij',
  partner: 'partner',
  shakes: 'schudt',
  sitsOut: 'doet niet mee',
  away: 'afwezig',
  left: 'is weg',
  turn: 'aan de beurt',
  looking: 'kijkt nog',
  holds: (count) => (count === 1 ? '1 steen' : `${count} stenen`),
  pass: 'Passen',
  passes: 'past',
  bids: (bid) => `biedt ${bid}`,
  bidOf: (bid) => `Bied ${bid}`,
  handNo: (number) => `Spel ${number}`,
  noBid: 'Nog geen bod',
  highest: (name, bid) => `${name}: ${bid}`,
  naming: (name) => `${name} noemt troef`,
  namingYou: 'Jij noemt troef',
  led: (suit) => `${suit} gevraagd`,
  nothingLed: 'nog niets gevraagd',
  toLead: (name) => `${name} komt uit`,
  took: (name, points) => `${name} pakt hem: ${points}`,
  winning: 'ligt voor',
  won: 'pakt hem',
  leads: 'kwam uit',
  lastTrick: 'Vorige slag',
  backToTrick: 'Terug',
  points30: 'Punten',
  marksGroup: 'Strepen',
  specials: 'Speciale biedingen',
  trumpsGroup: 'Troef',
  contractsGroup: 'Of in plaats daarvan',
  yourBid: 'Jouw bod',
  nameTrumps: 'Noem troef',
  yourPlay: 'Tik een steen aan om hem te spelen.',
  youHold: (count) => `je hebt er ${count}`,
  straight: 'Gewoon 42',
  hint: 'Tip',
  askHint: 'Wat levert het op?',
  thinking: 'Denkt na…',
  layDown: 'Neerleggen',
  layDownMeans: 'Leg je stenen open en eis de rest op; kan iemand dat beletten, dan is het bod verloren.',
  claimFails: (name: string) => `${name} legde neer, maar dit houdt het tegen:`,
  trumpMark: 'troef',
  advised: 'aangeraden',
  cannot: 'Die kan nu niet gespeeld worden.',
  goOn: 'Verder',
  goesOnIn: (seconds) => `gaat verder over ${seconds} s`,
  made: 'Gehaald!',
  set: 'Niet gehaald!',
  brings: (team, amount) => `${team}: +${amount}`,
  nobodyScores: 'Niemand scoort.',
  lastHand: 'Vorig spel',
  bidBy: (name, bid) => `${name} bood ${bid}`,
  close: 'Sluiten',
  and: '&',
};

const es: Words42 = {
  ...composed({
    pips: ['blancas', 'unos', 'doses', 'treses', 'cuatros', 'cincos', 'seises'],
    doubles: 'dobles',
    noTrump: 'sin triunfo',
    trumps: 'triunfos',
    anything: 'cualquiera',
    mark: (count) => (count === 1 ? '1 marca' : `${count} marcas`),
    point: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
    are: (suit) => `Triunfo: ${suit.toLowerCase()}`,
    for: (name, amount) => `${name}, ${amount}`,
    counts: (domino, count) => `${domino}, vale ${count === 10 ? 'diez' : 'cinco'}`,
    suits: {
      'no trumps: follow me': 'Sin triunfo: sígueme',
      'no trumps; doubles are a suit of their own': 'sin triunfo; los dobles son un palo propio',
      'no trumps; doubles are a suit of their own, 0-0 high':
        'sin triunfo; los dobles son un palo propio, 0-0 el más alto',
      'no trumps; doubles are high': 'sin triunfo; los dobles son altos',
      'no trumps; doubles are low': 'sin triunfo; los dobles son bajos',
      'no suits: closest to seven pips wins': 'sin palos: gana lo más cercano a siete puntos',
    },
    refusals: {
      follow_suit: 'Puedes seguir el palo de salida, así que debes hacerlo.',
      first_lead_trump: 'Tu primera salida debe ser un triunfo.',
      sevens: 'Debes jugar tu ficha más cercana a siete puntos.',
    },
    why: {
      reached: (need, have) => `necesitaban ${need} y tienen ${have}`,
      out_of_reach: (need, have) => `los otros tienen ${have}, así que ${need} ya no se alcanza`,
      trick_lost: 'los otros ganaron una baza',
      every_trick: 'ganaron todas las bazas',
      trick_taken: 'quien apostó ganó una baza',
      no_trick: 'quien apostó no ganó ninguna baza',
    },
  }),
  todoBid: 'apuesta o pasa',
  todoBidMust: 'apuesta',
  todoName: 'nombra el triunfo',
  todoLead: 'sal con una ficha',
  todoPlay: 'juega una ficha',
  todoGoOn: 'mira y sigue',
  hints: {
    bid: 'Apuesta cuántos de los 42 puntos ganaréis; una marca son todos.',
    name: 'El triunfo gana a todo lo demás: nombra aquello de lo que más tienes.',
    play: 'Sigue el palo de salida; cuentan las fichas que suman cinco o diez.',
    nello: 'Nello: pierde todas las bazas.',
    plunge: 'Plunge: tu pareja nombra el triunfo y hay que ganar todas las bazas.',
  },
  us: 'Nosotros',
  them: 'Ellos',
  of: (have, goal) => `${have} de ${goal}`,
  tricks: (count) => (count === 1 ? '1 baza' : `${count} bazas`),
  score: (score, goal, unit) => `${score} de ${goal} ${unit === 'marks' ? 'marcas' : 'puntos'}`,
  marksTitle: 'Marcas y puntos',
  tableTitle: 'La mesa',
  auctionTitle: 'La subasta',
  handTitle: 'Tus fichas',
  you: 'tú',
  partner: 'pareja',
  shakes: 'revuelve',
  sitsOut: 'no juega',
  away: 'ausente',
  left: 'se fue',
  turn: 'le toca',
  looking: 'está mirando',
  holds: (count) => (count === 1 ? '1 ficha' : `${count} fichas`),
  pass: 'Pasar',
  passes: 'pasa',
  bids: (bid) => `apuesta ${bid}`,
  bidOf: (bid) => `Apostar ${bid}`,
  handNo: (number) => `Mano ${number}`,
  noBid: 'Aún sin apuestas',
  highest: (name, bid) => `${name}: ${bid}`,
  naming: (name) => `${name} elige triunfo`,
  namingYou: 'Eliges triunfo',
  led: (suit) => `salida: ${suit}`,
  nothingLed: 'aún sin salida',
  toLead: (name) => `sale ${name}`,
  took: (name, points) => `${name} la gana: ${points}`,
  winning: 'va ganando',
  won: 'la gana',
  leads: 'salió',
  lastTrick: 'Última baza',
  backToTrick: 'Volver',
  points30: 'Puntos',
  marksGroup: 'Marcas',
  specials: 'Apuestas especiales',
  trumpsGroup: 'Triunfo',
  contractsGroup: 'O en su lugar',
  yourBid: 'Tu apuesta',
  nameTrumps: 'Elige triunfo',
  yourPlay: 'Toca una ficha para jugarla.',
  youHold: (count) => `tienes ${count}`,
  straight: '42 normal',
  hint: 'Consejo',
  askHint: '¿Qué pasaría?',
  thinking: 'Pensando…',
  layDown: 'Tender la mano',
  layDownMeans: 'Muestra tus fichas y reclama el resto; si alguna jugada lo impide, la apuesta se pierde.',
  claimFails: (name: string) => `${name} tendió la mano, pero esto lo impide:`,
  trumpMark: 'triunfo',
  advised: 'aconsejado',
  cannot: 'Ahora no se puede jugar.',
  goOn: 'Seguir',
  goesOnIn: (seconds) => `sigue en ${seconds} s`,
  made: '¡Cumplida!',
  set: '¡Fallada!',
  brings: (team, amount) => `${team}: +${amount}`,
  nobodyScores: 'Nadie puntúa.',
  lastHand: 'Mano anterior',
  bidBy: (name, bid) => `${name} apostó ${bid}`,
  close: 'Cerrar',
  and: 'y',
};

export const texts: Record<Language, Words42> = { en, nl, es };
