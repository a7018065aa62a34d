import type { ReportError } from '@/contract/imports/imports';

/** Errors of rows with one cause. */
export interface ErrorGroup {
  readonly field: string | null;
  readonly code: string | null;
  /** Those of the source, in their order. */
  readonly rows: readonly number[];
  /** The different words of the source, and what is said about each. */
  readonly values: readonly string[];
  readonly messages: readonly string[];
}

/** Errors by their causes, in the order in which they begin. */
export function groupErrors(errors: readonly ReportError[]): readonly ErrorGroup[] {
  const groups = new Map<
    string,
    { first: ReportError; rows: Set<number>; values: Set<string>; messages: Set<string> }
  >();
  for (const error of errors) {
    const { row, field, code, value, message } = error;
    const key = [field, code ?? message].join('\n');
    const group = groups.get(key) ?? { first: error, rows: new Set(), values: new Set(), messages: new Set() };
    group.rows.add(row);
    if (value !== undefined) group.values.add(value);
    group.messages.add(message);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first: { field, code = null }, rows, values, messages }) => ({
    field,
    code,
    rows: [...rows],
    values: [...values],
    messages: [...messages],
  }));
}
