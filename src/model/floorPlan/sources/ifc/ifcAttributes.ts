import type { IfcLine, IfcModel } from './ifcModel';

const isObject = (value: unknown): value is IfcLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A typed value, a reference or an enumeration holds what it is in `value`. */
const bare = (value: unknown): unknown => (isObject(value) && 'value' in value ? value.value : value);

const listOf = (line: IfcLine | null, key: string): readonly unknown[] => {
  const value = bare(line?.[key]);
  return Array.isArray(value) ? value.map(bare) : value === undefined || value === null ? [] : [value];
};

/** A text or the name of an enumeration; empty where there is none. */
export function textOf(line: IfcLine | null, key: string): string {
  const value = bare(line?.[key]);
  return typeof value === 'string' ? value.trim() : '';
}

export function numberOf(line: IfcLine | null, key: string): number | null {
  const value = bare(line?.[key]);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** `.T.`; unknown and missing are false. */
export function isTrue(line: IfcLine | null, key: string): boolean {
  const value = bare(line?.[key]);
  return value === true || value === 'T' || value === '.T.';
}

export const numbersOf = (line: IfcLine | null, key: string): number[] =>
  listOf(line, key).filter((value): value is number => typeof value === 'number' && Number.isFinite(value));

/** Numbers of the entities that an attribute refers to, one or a list. */
export const refsOf = (line: IfcLine | null, key: string): number[] => numbersOf(line, key).filter((ref) => ref > 0);

export const refOf = (line: IfcLine | null, key: string): number | null => refsOf(line, key)[0] ?? null;

/** The entity that an attribute refers to. */
export function lineAt(model: IfcModel, line: IfcLine | null, key: string): IfcLine | null {
  const ref = refOf(line, key);
  return ref === null ? null : model.line(ref);
}

export const guidOf = (line: IfcLine | null, id: number): string => textOf(line, 'GlobalId') || `#${id}`;
