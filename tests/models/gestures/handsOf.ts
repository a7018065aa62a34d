import type { Walk } from '../support/oracle/walk';

/** The fingers and the pointer of a person on the map, told from what they have done: not by the machine, whose faults it would share. */
export interface Hands {
  /** The fingers on the map. */
  readonly fingers: ReadonlySet<string>;
  /** The pointer that presses or pans; null while none does. */
  readonly held: string | null;
}

type Mode = 'free' | 'held' | 'pinching' | 'lastFinger' | 'zooming';

const MOUSE = 'mouse';
const PUT_DOWN = /^(press|thumb touches|index touches|middle touches)/;
const TAKEN_UP = /^(let go|(thumb|index|middle) lifts|(mouse|thumb) is lost)$/;
/** `press` and `let go` are of the mouse; the others name their pointer. */
const pointerOf = (label: string): string => /^(thumb|index|middle) /.exec(label)?.[1] ?? MOUSE;

export function handsOf({ labels }: Walk): Hands {
  const fingers = new Set<string>();
  let held: string | null = null;
  let mode: Mode = 'free';
  const release = () => {
    if (mode === 'held') mode = 'free';
    held = null;
  };
  const putDown = (pointer: string) => {
    const isSecond = pointer !== MOUSE && fingers.size === 1 && !fingers.has(pointer);
    if (pointer !== MOUSE) fingers.add(pointer);
    if (mode === 'pinching' || (mode === 'lastFinger' && !isSecond)) return;
    if (isSecond && mode !== 'zooming') {
      release();
      mode = 'pinching';
    } else if (mode !== 'held' || held === pointer) {
      held = pointer;
      mode = 'held';
    }
  };
  const takeUp = (pointer: string) => {
    const wasThere = fingers.delete(pointer);
    if (held === pointer) release();
    else if (mode === 'lastFinger' && wasThere) mode = 'free';
    else if (mode === 'pinching' && wasThere && fingers.size < 2) mode = 'lastFinger';
  };
  for (const label of labels) {
    if (PUT_DOWN.test(label)) putDown(pointerOf(label));
    else if (TAKEN_UP.test(label)) takeUp(pointerOf(label));
    else if (label === 'ask for the menu' || label.startsWith('after ') || (label === 'hover' && held === MOUSE))
      release();
    else if (label === 'the touchpad is pinched' && mode === 'free' && fingers.size === 0) mode = 'zooming';
    else if (label === 'the touchpad is left' && mode === 'zooming') mode = 'free';
  }
  return { fingers, held };
}
