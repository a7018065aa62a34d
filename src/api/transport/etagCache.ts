/** A response with its ETag. */
interface CachedAnswer {
  readonly tag: string;
  readonly answer: unknown;
}

/** Maximum number of cached responses: the lists of a few screens. */
const MAX_ANSWERS = 30;

/** The last responses with an ETag by request, for this page alone; the oldest is removed above the maximum. */
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
