import type { PlacedLine } from './layoutTypes';
import type { ChartState, ChartTransition, Trigger } from './statechart';
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

const WORDS: Readonly<Record<Trigger['kind'], (name: string) => string>> = {
  event: (name) => name,
  done: (name) => `done: ${name}`,
  error: (name) => `error: ${name}`,
  delay: (name) => (/^\d+$/.test(name) ? `after ${name} ms` : `after ${name}`),
  always: () => 'at once',
};

/** `password.submit`, `done: checkPassword`, `error: checkPassword`, `after 500 ms`, `at once`. */
export const triggerText = ({ kind, name }: Trigger): string => WORDS[kind](name);

const guardWordsOf = ({ guard, isOtherwise }: ChartTransition): string =>
  guard !== null ? `[${guard}]` : isOtherwise ? '[otherwise]' : '';

/** `stays` marks the transitions that are lines of their state because they lead nowhere else. */
const transitionLine = (transition: ChartTransition, stays: boolean) => ({
  kind: 'transition' as const,
  text: `${stays ? '↺ ' : ''}${triggerText(transition.trigger)}`,
  detail: guardWordsOf(transition),
  transition: transition.id,
});

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
const MOST_IN_COLUMN = 5;

/** Name, tags and invoked actors of a state, then the transitions that do not leave it. */
export function stateLines(state: ChartState, stays: readonly ChartTransition[]): Lines {
  const plain = { detail: '', transition: null };
  const head: readonly Line[] = [
    { kind: 'title', text: state.name, ...plain },
    ...(state.tags.length > 0 ? [{ kind: 'tags' as const, text: state.tags.join(', '), ...plain }] : []),
    ...state.actors.map((actor) => ({ kind: 'actor' as const, text: `⚙ ${actor}`, ...plain })),
  ];
  const rows = stays.map((transition) => transitionLine(transition, true));
  const isContainer = state.kind === 'compound' || state.kind === 'parallel';
  if (!isContainer || rows.length <= MOST_IN_COLUMN + 1) return placed([...head, ...rows], 9);
  const above = placed(head, 9);
  let x = 0;
  const columns = Array.from({ length: Math.ceil(rows.length / MOST_IN_COLUMN) }, (_, index) => {
    const column = placed(rows.slice(index * MOST_IN_COLUMN, (index + 1) * MOST_IN_COLUMN), 0);
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

/** The transitions of one edge, below each other. */
export const plateLines = (transitions: readonly ChartTransition[]): Lines =>
  placed(
    transitions.map((transition) => transitionLine(transition, false)),
    4,
  );

/** Where the detail of a line begins. */
export const detailX = ({ x, text }: PlacedLine): number => x + textWidth(text, LINE_SIZE) + GAP;
