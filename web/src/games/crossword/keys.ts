import type { Player } from './player.svelte';

/** The keys of the whole table. Fields, dialogues and buttons keep their own. */
export function onkey(event: KeyboardEvent, player: Player, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
  const here = target === document.body || root.contains(target);
  const done = perform(event, player, here, target.closest('button:not(.laid), a, summary') !== null);
  if (done) event.preventDefault();
}

function perform(event: KeyboardEvent, player: Player, here: boolean, onButton: boolean): boolean {
  const { arrow, laid } = player.desk;
  const begun = arrow !== null || laid.length > 0;
  if (/^\p{L}$/u.test(event.key)) {
    // Shift alone says "blank": CapsLock does not.
    if (arrow) player.type(event.key, event.shiftKey);
    return arrow !== null;
  }
  if (!here) return false;
  switch (event.key) {
    case 'Enter':
      if (onButton || laid.length === 0) return false;
      void player.play();
      return true;
    case 'Escape':
      player.escape();
      return true;
    case 'Backspace':
      if (laid.length > 0) player.takeLast();
      return begun;
    case 'ArrowUp':
      if (begun) player.shuffle();
      return begun;
    case 'ArrowDown':
      if (begun) player.recall();
      return begun;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (arrow) player.nudge(arrow.direction, event.key === 'ArrowRight' ? 1 : -1);
      return arrow !== null;
    default:
      return false;
  }
}
