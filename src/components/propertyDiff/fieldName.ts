/** Words of fields that are written in capitals. */
const CAPITALS: ReadonlySet<string> = new Set(['id', 'ids', 'qr', 'tfa', 'url', 'usd', 'uuid']);

/** The name of a field of a record as people read it: `skin_id` and `skinId` are "Skin ID". */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.]+/)
    .filter((word) => word !== '')
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase().replace(/S$/, 's') : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
