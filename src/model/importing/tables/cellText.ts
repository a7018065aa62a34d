type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the records in a list, which stand for them. */
const NAMES = ['name', 'title', 'label', 'value', 'id'] as const;

/** A value of a document as the text of a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    // Pairs of times: [["10:00", "13:00"], ["14:00", "18:00"]].
    if (list.every((one) => Array.isArray(one) && one.length === 2))
      return list.map((one) => (one as readonly unknown[]).map(cellText).join('-')).join(', ');
    return list
      .map(cellText)
      .filter((one) => one !== '')
      .join('; ');
  }
  if (isObject(value)) {
    const name = NAMES.find((one) => typeof value[one] === 'string' || typeof value[one] === 'number');
    return name === undefined ? JSON.stringify(value) : String(value[name]);
  }
  return String(value).trim();
}
