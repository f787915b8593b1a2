/** A game's picture is found by its folder, like its table: `src/games/GAME/art.svg`. It comes after everything else. */
const pictures = import.meta.glob<string>('./*/art.svg', { query: '?url', import: 'default', eager: true });

export const artOf = (game: string): string | null => pictures[`./${game}/art.svg`] ?? null;
