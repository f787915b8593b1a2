/** Where one is. The whole list of addresses that the page knows. */
export type Route =
  | { page: 'home' }
  | { page: 'room'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'match'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'host' }
  | { page: 'calls' }
  | { page: 'lost' };

export function route(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if (first === 'rules') return { page: 'rules', game: second ?? null };
  if (first === 'host' && second === undefined) return { page: 'host' };
  if (first === 'api' && second === undefined) return { page: 'calls' };
  if (second === undefined) return { page: 'lost' };
  switch (first) {
    case 'r':
      return { page: 'room', code: tidyCode(second) };
    case 'tv':
      return { page: 'tv', code: tidyCode(second) };
    case 'g':
      return { page: 'match', id: second };
    default:
      return { page: 'lost' };
  }
}

/** Codes are letters; people type them in lower case, with spaces, or paste the whole link. */
export function tidyCode(text: string): string {
  const pasted = /\/(?:r|tv)\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return pasted.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
