import type { Column } from './column';
import { LINE_EDGE, LINE_GAP } from './useLineStyles';

/** The width in pixels that the columns need at least: their own, the gaps between them and the edges of the line. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width'>[]): number {
  const widths = columns.map(({ width }) => Number(/\d+/.exec(width)?.[0] ?? 0));
  return widths.reduce((sum, width) => sum + width, 0) + (columns.length - 1) * LINE_GAP + 2 * LINE_EDGE;
}

/** Without them a row is no row: its box to tick, its name and its actions. */
const ALWAYS: readonly string[] = ['select', 'name', 'actions'];

/** The columns that have room in a width of pixels, and those that give way, the last ones first. */
export function fittingColumns<One extends Pick<Column<never>, 'key' | 'width'>>(
  columns: readonly One[],
  width: number,
): { readonly fitting: readonly One[]; readonly left: readonly One[] } {
  let fitting = columns;
  const named = columns.some(({ key }) => key === 'name') ? ALWAYS : [...ALWAYS, columns[0]?.key];
  while (leastWidth(fitting) > width) {
    const last = fitting.findLast(({ key }) => !named.includes(key));
    if (!last) break;
    fitting = fitting.filter((one) => one !== last);
  }
  return { fitting, left: columns.filter((one) => !fitting.includes(one)) };
}
