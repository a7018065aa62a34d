import { cutText } from '@/model/text/cutText';

const MOST = 100;

/** The name of an icon by its file: without ending, dashes as spaces, a capital first. */
export function iconName(filename: string): string {
  const name = filename
    .replace(/\.png$/i, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .normalize('NFC');
  const words = cutText(name, MOST);
  return words === '' ? 'Icon' : words.charAt(0).toUpperCase() + words.slice(1);
}
