import { cutText } from '@/model/text/cutText';

const MOST_SEGMENTS = 10;
const MOST_LETTERS = 100;
/** Control characters, and what Windows, shells and addresses give a meaning of their own. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%#&]/gu;

/** One part of a path made safe: no dots at its ends, and `_` for what no file system takes. */
const safeName = (name: string): string =>
  cutText(
    name
      .normalize('NFC')
      .trim()
      .replace(UNSAFE, '_')
      .replace(/^\.+|[. ]+$/g, ''),
    MOST_LETTERS,
  ).replace(/[. ]+$/, '');

/**
 * A path without a leading or trailing `/`, each part made safe; empty for the root. Null where it would lead out of the
 * root, is too deep, or has a part that nothing is left of.
 */
export function safePath(path: string): string | null {
  const parts = path
    .split(/[/\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.');
  if (parts.length > MOST_SEGMENTS || parts.includes('..')) return null;
  const safe = parts.map(safeName);
  return safe.includes('') ? null : safe.join('/');
}

/** The folder of a path, empty for the root, and the name in it. */
export function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const at = path.lastIndexOf('/');
  return at === -1 ? { folder: '', name: path } : { folder: path.slice(0, at), name: path.slice(at + 1) };
}

/** The folders from the root to a path, for a breadcrumb. */
export const foldersOf = (path: string): readonly { readonly path: string; readonly name: string }[] => {
  const parts = path === '' ? [] : path.split('/');
  return parts.map((name, at) => ({ path: parts.slice(0, at + 1).join('/'), name }));
};
