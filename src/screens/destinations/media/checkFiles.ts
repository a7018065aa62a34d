import { DESTINATION_FILE_LIMIT } from '@/contract/destinations/destinationFiles';
import { translate } from '@/contract/texts/translate';
import { text } from './texts';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Why these files cannot be the document of a field, in words; null where they can. */
export function documentError(files: readonly ChosenFile[]): string | null {
  const [file] = files;
  if (files.length > 1) return translate('document.onlyOne');
  if (!file) return null;
  return file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name))
    ? null
    : translate('document.notPdf');
}

/** Why these files cannot be the file of a group, in words; null where they can. */
export function customFileError(files: readonly ChosenFile[]): string | null {
  if (files.length > 1) return translate('document.onlyOne');
  return (files[0]?.size ?? 0) > DESTINATION_FILE_LIMIT ? text('tooLarge') : null;
}

const KILOBYTE = 1024;

/** A size that people read. @param bytes at least 0 */
export const sizeText = (bytes: number): string =>
  bytes >= KILOBYTE * KILOBYTE
    ? text('megabytes', { size: (bytes / KILOBYTE / KILOBYTE).toFixed(1) })
    : text('kilobytes', { size: Math.max(1, Math.round(bytes / KILOBYTE)) });
