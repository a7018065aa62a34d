import { type ArchiveEntry, entryFileName } from './archive/archiveEntry';

export interface MaterialFiles<Entry> {
  /** The files that `mtllib` names, in the order in which they count. */
  readonly named: readonly Entry[];
  /** The other ones, the nearest to the OBJ file first. */
  readonly others: readonly Entry[];
}

type Placed = Pick<ArchiveEntry, 'name'>;

/**
 * Which of the MTL files of an archive belong to the OBJ file. Names in `mtllib` often differ from those in the archive
 * in case, folder and form of letters; of several files of one name the nearest one counts. An OBJ file without `mtllib`
 * has the MTL file of its own name, or the only one.
 */
export function materialFiles<Entry extends Placed>(
  files: readonly Entry[],
  obj: Placed,
  libraries: readonly string[],
): MaterialFiles<Entry> {
  const near = [...files].sort(
    (one, other) => distance(obj.name, one.name) - distance(obj.name, other.name) || order(one.name, other.name),
  );
  const wanted = libraries.length > 0 ? libraries.flatMap((library) => namesIn(library, near)) : ownNames(obj, near);
  const named = new Set<Entry>();
  for (const path of wanted) {
    const found = near.find((file) => folded(file.name) === folded(joined(obj.name, path)));
    const nearest = found ?? near.find((file) => fileName(file.name) === fileName(path));
    if (nearest) named.add(nearest);
  }
  return { named: [...named], others: near.filter((file) => !named.has(file)) };
}

/** A name may hold blanks, and a line may hold several names: the whole line counts where there is such a file. */
const namesIn = (library: string, files: readonly Placed[]): string[] => {
  const whole = unquoted(library);
  return files.some((file) => fileName(file.name) === fileName(whole)) ? [whole] : library.split(/\s+/).map(unquoted);
};

function ownNames(obj: Placed, files: readonly Placed[]): string[] {
  const [only] = files;
  if (files.length === 1 && only) return [only.name];
  return [`${fileName(obj.name).replace(/\.obj$/, '')}.mtl`];
}

const unquoted = (name: string): string => name.trim().replace(/^"(.*)"$/, '$1');
const folded = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('\\', '/');
const fileName = (path: string): string => entryFileName({ name: folded(path) });
const foldersOf = (path: string): string[] => folded(path).split('/').slice(0, -1);
const order = (one: string, other: string): number => (one < other ? -1 : 1);

/** Steps through folders from one file to another. */
function distance(from: string, to: string): number {
  const [one, other] = [foldersOf(from), foldersOf(to)];
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return one.length + other.length - 2 * common;
}

/** A path beside the OBJ file; steps out of the archive lead nowhere. */
function joined(obj: string, path: string): string {
  const parts = foldersOf(obj);
  for (const part of folded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
