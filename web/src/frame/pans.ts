/** What scrolls inside the table can be scrolled by keyboard too: a field that hides something takes the focus. */
export function pans(board: HTMLElement): { destroy(): void } {
  let frame = 0;
  const look = () => {
    frame = 0;
    for (const field of board.querySelectorAll<HTMLElement>('.tabletop > .field, .tabletop > .dock')) {
      const hides = field.scrollHeight > field.clientHeight + 1 || field.scrollWidth > field.clientWidth + 1;
      if (hides && !field.hasAttribute('tabindex')) field.dataset['pans'] = '';
      if (hides && 'pans' in field.dataset) field.tabIndex = 0;
      else if (!hides && 'pans' in field.dataset) {
        delete field.dataset['pans'];
        field.removeAttribute('tabindex');
      }
    }
  };
  const soon = () => (frame ||= requestAnimationFrame(look));
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  sizes.observe(board);
  changes.observe(board, { childList: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
