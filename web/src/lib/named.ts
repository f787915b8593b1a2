import { i18n } from './i18n.svelte';
import type { BotCard, BotSeat, RoomView, RuleCard, TableView, Variant } from './types';
import { ruleSentence } from './words.svelte';

/** What things of a game are called and do, in the interface's language. */
export const gameName = (id: string) => i18n.sayOr({ id: `game-${id}` }, id, 'house');
export const gameSentence = (id: string) => i18n.sayOr({ id: `game-${id}.sentence` }, '', 'house');
export const presetName = (game: string, preset: Variant) =>
  i18n.sayOr({ id: `preset-${preset.id}` }, preset.name, game);
export const presetSentence = (game: string, preset: Variant) =>
  i18n.sayOr({ id: `preset-${preset.id}.sentence` }, preset.sentence, game);
export const botName = (game: string, bot: Pick<BotCard, 'id'>) => i18n.sayOr({ id: `bot-${bot.id}` }, bot.id, game);
/** What a bot at a table is called: "Easy bot", and the second of them "Easy bot 2". */
export const botCalled = (game: string, bot: string, number: number) =>
  i18n.t.common.botCalled(botName(game, { id: bot }), number);
/** What the seats of a match were called: people as they called themselves, bots as this language calls them. */
export const namesIn = ({ game, names, bots = [] }: { game: string; names: string[]; bots?: BotSeat[] }): string[] =>
  names.map((name, seat) => {
    const bot = bots.find((other) => other.seat === seat);
    return bot ? botCalled(game, bot.bot, bot.number) : name;
  });
/** A room whose bots are called as this language calls them. */
export function roomNamed(room: RoomView): RoomView {
  const number = (bot: string, seat: number) =>
    room.seats.slice(0, seat + 1).filter((other) => other.bot === bot).length;
  const seats = room.seats.map((sits, seat) =>
    sits.bot === null ? sits : { ...sits, name: botCalled(room.choice.game, sits.bot, number(sits.bot, seat)) },
  );
  return { ...room, seats };
}
/** The same for its match. */
export function tableNamed(table: TableView, room: RoomView | null): TableView {
  const bot = (seat: number) => room?.seats[seat]?.bot != null;
  const named = room ? roomNamed(room).seats : [];
  return { ...table, names: table.names.map((name, seat) => (bot(seat) ? (named[seat]?.name ?? name) : name)) };
}
export const botSentence = (game: string, bot: BotCard) =>
  i18n.sayOr({ id: `bot-${bot.id}.sentence` }, bot.sentence, game);
export const ruleName = (game: string, card: RuleCard) => i18n.sayOr({ id: `rule-${card.id}` }, card.name, game);
/** What a rule does with these parameters. */
export const ruleSays = (game: string, id: string, params: Record<string, unknown>) =>
  i18n.say(ruleSentence({ id, params }), [], game);
/** What a parameter is about, and what one of its choices means. */
export const paramLabel = (game: string, rule: string, param: string, otherwise: string) =>
  i18n.sayOr({ id: `rule-${rule}.${param}` }, otherwise, game);
export const choiceLabel = (game: string, rule: string, param: string, choice: string, otherwise: string) =>
  i18n.sayOr({ id: `rule-${rule}.${param}-${choice}` }, otherwise, game);
/** What was chosen by name is called: a board, a word list, a pack. */
export const chosen = (game: string, rule: string, param: string, name: string) =>
  i18n.sayOr({ id: `chosen-${rule}-${param}`, args: { [param]: name } }, name, game);
export const categoryName = (game: string, category: string) =>
  i18n.sayOr({ id: `category-${category}` }, category, game);
/** Why a match ended, and what a figure of its results is called. */
export const endReason = (game: string, reason: string) => i18n.sayOr({ id: `end-${reason}` }, '', game);
export const figureName = (game: string, figure: string) => i18n.sayOr({ id: `stat-${figure}` }, figure, game);
