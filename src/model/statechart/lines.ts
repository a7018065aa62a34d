import type { PlacedLine } from './layoutTypes';
import type { ChartAction, ChartState, ChartTransition, Trigger } from './statechart';
import { textWidth } from './textWidth';

export const TITLE_SIZE = 14;
export const LINE_SIZE = 12;
const PADDING = 12;
const TITLE_HEIGHT = 20;
const LINE_HEIGHT = 18;
const GAP = 8;

export interface Lines {
  /** Positions from the top left corner of the box. */
  readonly lines: readonly PlacedLine[];
  readonly width: number;
  readonly height: number;
}

const WORDS: Readonly<Record<Trigger['kind'], (trigger: Trigger) => string>> = {
  event: ({ name }) => name,
  done: ({ name }) => `done: ${name}`,
  error: ({ name }) => `error: ${name}`,
  delay: ({ name, milliseconds }) => {
    if (/^\d+$/.test(name)) return `after ${name} ms`;
    return milliseconds === undefined ? `after ${name}` : `after ${name} (${milliseconds} ms)`;
  },
  always: () => 'at once',
};

/** `password.submit`, `done: checkPassword`, `error: checkPassword`, `after pollDelay (1500 ms)`, `at once`. */
export const triggerText = (trigger: Trigger): string => WORDS[trigger.kind](trigger);

const MARKS: Partial<Readonly<Record<ChartAction['kind'], string>>> = { emit: '↑', send: '→', raise: '↻' };

/** `setStatus`, `emitStarted ↑ started`, `forward → pointer.down`. */
export const actionText = ({ kind, name, events }: ChartAction): string => {
  const mark = MARKS[kind];
  return mark === undefined || events.length === 0 ? name : `${name} ${mark} ${events.join(', ')}`;
};

/** A line of actions is not longer than this, unless one action is. */
const MOST_LETTERS = 44;

/** Actions below each other, several in a line where they are short. */
function actionLines(before: string, actions: readonly ChartAction[], transition: string | null): readonly Line[] {
  const rows: string[] = [];
  for (const text of actions.map(actionText)) {
    const last = rows.at(-1);
    if (last === undefined || last.length + text.length > MOST_LETTERS) rows.push(text);
    else rows.splice(-1, 1, `${last}, ${text}`);
  }
  return rows.map((text, index) => ({
    kind: 'action' as const,
    text: `${index === 0 ? before : '   '} ${text}`,
    detail: '',
    transition,
  }));
}

const guardWordsOf = ({ guard, isOtherwise }: ChartTransition): string =>
  guard !== null ? `[${guard}]` : isOtherwise ? '[otherwise]' : '';

/** A transition that stays in its state does not leave it; one to its own state may leave it and enter it again. */
const stayMark = ({ targets, isReentering }: ChartTransition): string =>
  isReentering && targets.length > 0 ? '↻ ' : targets.length === 0 ? '· ' : '↺ ';

/** `stays` marks the transitions that are lines of their state because they lead nowhere else. */
const transitionLines = (transition: ChartTransition, stays: boolean): readonly Line[] => [
  {
    kind: 'transition',
    text: `${stays ? stayMark(transition) : ''}${triggerText(transition.trigger)}`,
    detail: guardWordsOf(transition),
    transition: transition.id,
  },
  ...actionLines('  /', transition.actions, transition.id),
];

type Line = Omit<PlacedLine, 'x' | 'y'>;

function placed(lines: readonly Line[], before: number): Lines {
  let y = before;
  const result = lines.map((line): PlacedLine => {
    const height = line.kind === 'title' ? TITLE_HEIGHT : LINE_HEIGHT;
    y += height;
    return { ...line, x: PADDING, y: y - 5 };
  });
  const widths = lines.map(
    ({ kind, text, detail }) =>
      textWidth(text, kind === 'title' ? TITLE_SIZE : LINE_SIZE) +
      (detail === '' ? 0 : GAP + textWidth(detail, LINE_SIZE)),
  );
  return { lines: result, width: Math.max(...widths) + 2 * PADDING, height: y + before };
}

/** A container is wide: a long list of transitions runs in columns above its children. */
const MOST_IN_COLUMN = 6;

/** Name, tags and invoked actors of a state, then the transitions that do not leave it. */
export function stateLines(state: ChartState, stays: readonly ChartTransition[]): Lines {
  const plain = { detail: '', transition: null };
  const head: readonly Line[] = [
    { kind: 'title', text: state.name, ...plain },
    ...(state.tags.length > 0 ? [{ kind: 'tags' as const, text: state.tags.join(', '), ...plain }] : []),
    ...state.actors.map((actor) => ({ kind: 'actor' as const, text: `⚙ ${actor}`, ...plain })),
    ...actionLines('entry /', state.entry, null),
    ...actionLines('exit /', state.exit, null),
    ...((state.folded ?? 0) > 0
      ? [{ kind: 'tags' as const, text: `+ ${state.folded} ${state.folded === 1 ? 'state' : 'states'}`, ...plain }]
      : []),
  ];
  const groups = stays.map((transition) => transitionLines(transition, true));
  const rows = groups.flat();
  const isContainer = state.kind === 'compound' || state.kind === 'parallel';
  if (!isContainer || rows.length <= MOST_IN_COLUMN + 1) return placed([...head, ...rows], 9);
  const above = placed(head, 9);
  let x = 0;
  const columns = columnsOf(groups).map((own) => {
    const column = placed(own, 0);
    const at = x;
    x += column.width;
    return { ...column, x: at };
  });
  const top = above.height - 9;
  return {
    lines: [
      ...above.lines,
      ...columns.flatMap((column) => column.lines.map((line) => ({ ...line, x: line.x + column.x, y: line.y + top }))),
    ],
    width: Math.max(above.width, x),
    height: top + Math.max(...columns.map(({ height }) => height)) + 9,
  };
}

/** A transition and its actions are in one column. */
function columnsOf(groups: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const columns: Line[][] = [];
  for (const group of groups) {
    const last = columns.at(-1);
    if (last && last.length + group.length <= MOST_IN_COLUMN) last.push(...group);
    else columns.push([...group]);
  }
  return columns;
}

/** The transitions of one edge, below each other. */
export const plateLines = (transitions: readonly ChartTransition[]): Lines =>
  placed(
    transitions.flatMap((transition) => transitionLines(transition, false)),
    4,
  );

/** Where the detail of a line begins. */
export const detailX = ({ x, text }: PlacedLine): number => x + textWidth(text, LINE_SIZE) + GAP;
