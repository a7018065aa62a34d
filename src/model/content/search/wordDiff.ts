/** A part of a text that is in both versions, in the old one or in the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'old' | 'new';
  readonly text: string;
}

/** Longer texts are compared as a whole: the comparison takes the product of their lengths. */
const MOST_WORDS = 600;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** The words that differ between two texts, by the longest common sequence of words. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return join([
      { kind: 'old', text: before },
      { kind: 'new', text: after },
    ]);
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i]! });
      i++;
      j++;
    } else if (i < old.length && (j === now.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!))
      parts.push({ kind: 'old', text: old[i++]! });
    else parts.push({ kind: 'new', text: now[j++]! });
  }
  return join(parts);
}

/** Neighbours of one kind become one part. */
function join(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) joined[joined.length - 1] = { kind: part.kind, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
