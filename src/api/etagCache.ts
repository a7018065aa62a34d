/** An answer with the tag that its service gave it. */
interface CachedAnswer {
  readonly tag: string;
  readonly answer: unknown;
}

/** Answers kept at most: the lists of a few screens. */
const MAX_ANSWERS = 30;

/** The last tagged answers by what was asked, for this page alone: the oldest goes when there are too many. */
export function createEtagCache() {
  const answers = new Map<string, CachedAnswer>();
  return {
    get: (key: string): CachedAnswer | null => answers.get(key) ?? null,
    set(key: string, known: CachedAnswer): void {
      answers.delete(key);
      answers.set(key, known);
      const [oldest] = answers.size > MAX_ANSWERS ? answers.keys() : [];
      if (oldest !== undefined) answers.delete(oldest);
    },
  };
}
