import type { DataField } from './placeFields';

const ADDRESSES: ReadonlySet<string> = new Set(['website', 'booking', 'social', 'logo']);

/** Of several web addresses the first, with its protocol. */
export function dataText(field: DataField | 'logo', cell: string): string {
  if (ADDRESSES.has(field)) {
    const [first = ''] = cell.split(/\s*;\s*|\s+/);
    // A name such as `logo.png` looks like the name of a server.
    const pattern =
      field === 'logo' ? /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/\S+$/i : /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i;
    return pattern.test(first) ? `https://${first}` : first;
  }
  return cell;
}
