import { folded } from '@/model/content/search/folded';
import { rowName, type TreeRow } from './treeRows';

/** The effect of a key in the tree: it focuses a row, or opens or closes one. */
type TreeStep = { readonly kind: 'focus'; readonly at: number } | { readonly kind: 'toggle'; readonly key: string };

/** Rows of one Page Up or Page Down. */
const PAGE = 10;

/** The keys of the WAI-ARIA tree pattern that move or open; null for every other key. */
export function treeStep(rows: readonly TreeRow[], active: number, key: string): TreeStep | null {
  const row = rows[active];
  if (!row) return null;
  const focus = (at: number): TreeStep => ({ kind: 'focus', at: Math.max(0, Math.min(rows.length - 1, at)) });
  switch (key) {
    case 'ArrowUp':
      return focus(active - 1);
    case 'ArrowDown':
      return focus(active + 1);
    case 'PageUp':
      return focus(active - PAGE);
    case 'PageDown':
      return focus(active + PAGE);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === null) return focus(active);
      return row.isOpen ? focus(active + 1) : { kind: 'toggle', key: row.key };
    case 'ArrowLeft':
      return row.isOpen ? { kind: 'toggle', key: row.key } : focus(parentOf(rows, active));
    default:
      return null;
  }
}

function parentOf(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  for (let above = at - 1; above >= 0; above -= 1) if (rows[above]!.level < level) return above;
  return at;
}

/**
 * The next row whose name begins with the typed text, from the active one on and around the end; null without one. A
 * single letter begins after the active row, so that repeating it moves on.
 */
export function rowTyped(rows: readonly TreeRow[], active: number, typed: string): number | null {
  const wanted = folded(typed);
  const first = typed.length === 1 ? 1 : 0;
  for (let step = first; step < rows.length + first; step += 1) {
    const at = (active + step) % rows.length;
    if (folded(rowName(rows[at]!)).startsWith(wanted)) return at;
  }
  return null;
}
