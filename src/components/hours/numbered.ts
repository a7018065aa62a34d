interface Numbered<Value> {
  readonly value: Value;
  readonly at: number;
  readonly key: string;
}

/** Values without an id, of which none is moved, with keys by their places. */
export function numbered<Value>(values: readonly Value[]): readonly Numbered<Value>[] {
  return values.map((value, at) => ({ value, at, key: String(at) }));
}
