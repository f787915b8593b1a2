import { calm } from '../lib/motion';

/** Things travel as at a real table: a card from the hand to the pile, a tile from the bag to the rack. It takes a moment,
 * a key or a tap ends it, and who asked for calm sees them arrived. What travels is a likeness: the thing itself is at its
 * place from the start, can be used there, and nothing else on the table moves. */

const TIME = 320;
const STAGGER = 55;
/** Sizes that things have from their surroundings, which a likeness has left. */
const SIZES = ['--size', '--pile', '--domino', '--cell', '--stick'];
const running = new Set<Animation>();

for (const kind of ['pointerdown', 'keydown'])
  window.addEventListener(kind, () => running.forEach((animation) => animation.finish()), { capture: true });

type Way = {
  /** Where it comes from: a selector inside the table. Nowhere: it is simply there. */
  from: string | null;
  /** So many others go before it. */
  after?: number;
};

/** An action: brings a thing that has just been put somewhere from where it was. */
export function travels(thing: HTMLElement, { from, after = 0 }: Way): void {
  const table = thing.closest<HTMLElement>('.tabletop');
  const source = from === null ? null : table?.querySelector(from);
  if (!table || !source || calm(TIME) === 0) return;
  const shown = likeness(thing, table);
  const start = moved(source.getBoundingClientRect(), shown);
  const animation = run(shown.ghost, [{ transform: start }, { transform: 'none' }], after);
  // The thing itself is not seen before its likeness has arrived.
  const hidden = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + after * STAGGER });
  animation.finished.then(() => hidden.cancel()).catch(() => hidden.cancel());
}

/** Takes a thing that is about to leave to a place in the table; without one it rises and is gone. */
export function leaves(thing: HTMLElement, to: string | null, after = 0): void {
  const table = thing.closest<HTMLElement>('.tabletop');
  if (!table || calm(TIME) === 0) return;
  const shown = likeness(thing, table);
  const goal = to === null ? null : table.querySelector(to);
  const end = goal ? moved(goal.getBoundingClientRect(), shown) : 'translateY(-3rem)';
  run(shown.ghost, [{ transform: 'none' }, { transform: end, opacity: goal ? 0.6 : 0 }], after);
}

type Likeness = { ghost: HTMLElement; box: DOMRect; scale: number };

/** A copy that lies over the table where the thing is. Nobody can touch it, and nobody is told of it. */
function likeness(thing: HTMLElement, table: HTMLElement): Likeness {
  const [box, frame] = [thing.getBoundingClientRect(), table.getBoundingClientRect()];
  // The big screen scales a table as a whole.
  const scale = frame.width / table.offsetWidth || 1;
  const ghost = thing.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of part.getAttributeNames())
      if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) part.removeAttribute(name);
  const style = getComputedStyle(thing);
  for (const name of SIZES) ghost.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(ghost.style, {
    position: 'absolute',
    zIndex: '9',
    left: `${(box.left - frame.left) / scale}px`,
    top: `${(box.top - frame.top) / scale}px`,
    width: `${box.width / scale}px`,
    height: `${box.height / scale}px`,
    margin: '0',
    animation: 'none',
    pointerEvents: 'none',
  });
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.dataset['travels'] = '';
  table.append(ghost);
  return { ghost, box, scale };
}

/** What moves a likeness there, as small as what is there. */
function moved(there: DOMRect, { box, scale }: Likeness): string {
  const x = (there.left + there.width / 2 - box.left - box.width / 2) / scale;
  const y = (there.top + there.height / 2 - box.top - box.height / 2) / scale;
  const size = Math.max(0.4, Math.min(1, there.width / (box.width || 1)));
  return `translate(${x}px, ${y}px) scale(${size})`;
}

function run(ghost: HTMLElement, frames: Keyframe[], after: number): Animation {
  const timing = {
    duration: TIME,
    delay: after * STAGGER,
    easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)',
    fill: 'both',
  } as const;
  const animation = ghost.animate(frames, timing);
  running.add(animation);
  const over = () => {
    running.delete(animation);
    ghost.remove();
  };
  animation.finished.then(over, over);
  return animation;
}
