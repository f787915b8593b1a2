/** The one door to the generated types: what the server and the page say to each other. */
export type * from '../generated/protocol';
