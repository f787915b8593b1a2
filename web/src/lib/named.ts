import { i18n } from './i18n.svelte';
import type { BotCard, RuleCard, Variant } from './types';
import { ruleSentence } from './words.svelte';

/** What things of a game are called and do, in the interface's language. */
export const gameName = (id: string) => i18n.sayOr({ id: `game-${id}` }, id, 'house');
export const gameSentence = (id: string) => i18n.sayOr({ id: `game-${id}.sentence` }, '', 'house');
export const presetName = (game: string, preset: Variant) =>
  i18n.sayOr({ id: `preset-${preset.id}` }, preset.name, game);
export const presetSentence = (game: string, preset: Variant) =>
  i18n.sayOr({ id: `preset-${preset.id}.sentence` }, preset.sentence, game);
export const botName = (game: string, bot: BotCard) => i18n.sayOr({ id: `bot-${bot.id}` }, bot.id, game);
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
export const categoryName = (game: string, category: string) =>
  i18n.sayOr({ id: `category-${category}` }, category, game);
/** Why a match ended, and what a figure of its results is called. */
export const endReason = (game: string, reason: string) => i18n.sayOr({ id: `end-${reason}` }, '', game);
export const figureName = (game: string, figure: string) => i18n.sayOr({ id: `stat-${figure}` }, figure, game);
