/** Finds rows of a file that say the same: about the same record, or, without any id, word by word. */
export function createTwins() {
  const rowOfRecord = new Map<number, number>();
  const seen = new Map<string, number>();
  /** The earlier row that says the same already; undefined for the first one. @param id of the record; null for a new one */
  return (
    {
      row,
      externalId,
      ownId,
      values,
    }: { readonly row: number; readonly externalId: string; readonly ownId: string; readonly values: object },
    id: number | null,
  ): number | undefined => {
    const key = externalId === '' ? JSON.stringify(values) : `#${externalId}`;
    const isNamed = ownId !== '' || (id !== null && externalId === '');
    const twin = (id === null ? undefined : rowOfRecord.get(id)) ?? (isNamed ? undefined : seen.get(key));
    if (twin !== undefined) return twin;
    if (id !== null) rowOfRecord.set(id, row);
    if (!isNamed) seen.set(key, row);
    return undefined;
  };
}
