/** Where the house stands: at the root of a server, or as plain files in a folder of any web space. */
const isSite = typeof document !== 'undefined' && document.querySelector('meta[name="house"]') !== null;

/** Is there no server, only files? */
export const withoutServer = isSite;

/** The address that all others are found from. */
export const root = (): string =>
  isSite ? new URL('.', location.href.replace(/[?#].*$/, '')).href : `${location.origin}/`;

/** What the server would answer to a call, as a file: which ending, files must have. */
const ending = (path: string): string => (/^\/api\/(words|books)\/|^\/api\/files\//.test(path) ? '.txt' : '.json');

/** The address of a call to the server, or of the file that stands for its answer. */
export const at = (path: string): string => (isSite ? new URL(`.${path}${ending(path)}`, root()).href : path);

/** The address of a place in the house, for links. */
export const link = (path: string): string => (isSite ? `${root()}#${path}` : path);

/** Is this a room of this device, or a match played in one? Their codes begin with a digit, which no server's do. */
export const isHere = (code: string): boolean => code.startsWith('0');
