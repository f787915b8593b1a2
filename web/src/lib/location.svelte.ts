import { link as addressOf, withoutServer } from './place';
import { route, type Route } from './router';

/** Plain files in some folder: nobody answers other addresses, so the place stands behind a #. */
const whole = (): string => (withoutServer ? location.hash.slice(1) || '/' : location.pathname + location.search);
const pathOf = (place: string): string => place.split('?')[0] ?? '/';

/** The address bar, as something to react to. */
class Location {
  route: Route = $state(route(pathOf(whole())));

  constructor() {
    addEventListener('popstate', () => this.#read());
    if (withoutServer) addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** What stands behind the ?. */
  get query(): URLSearchParams {
    return new URLSearchParams(whole().split('?')[1] ?? '');
  }

  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = route(pathOf(whole()));
  }

  /** Links within the house are followed without loading the page anew. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    const place = withoutServer && link.hash.startsWith('#/') ? link.hash.slice(1) : null;
    if (place === null && (link.pathname.startsWith('/api/') || link.hash)) return;
    event.preventDefault();
    this.go(place ?? link.pathname);
  }
}

export const here = new Location();
