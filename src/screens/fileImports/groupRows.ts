import type { ImportedRow } from '@/contract/fileImports/fileImports';

/** Rows with one reason and one outcome. */
interface RowGroup {
  readonly reason: string;
  readonly outcome: ImportedRow['outcome'];
  readonly rows: readonly ImportedRow[];
}

/** The rows of an import that need attention by their reasons, those of the most rows first. */
export function groupRows(rows: readonly ImportedRow[]): readonly RowGroup[] {
  const groups = new Map<string, { reason: string; outcome: ImportedRow['outcome']; rows: ImportedRow[] }>();
  for (const one of rows) {
    const { reason, outcome } = one;
    const key = `${outcome}\n${reason}`;
    const group = groups.get(key);
    if (group) group.rows.push(one);
    else groups.set(key, { reason, outcome, rows: [one] });
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}
