/** An answer with the tag that its service gave it. */
interface KnownAnswer {
  readonly tag: string;
  readonly answer: unknown;
}

/** Answers kept at most: the lists of a few screens. */
const MOST = 30;

/** The last tagged answers by what was asked, for this page alone: the oldest goes when there are too many. */
export function createKnownAnswers() {
  const answers = new Map<string, KnownAnswer>();
  return {
    find: (asked: string): KnownAnswer | null => answers.get(asked) ?? null,
    keep(asked: string, known: KnownAnswer): void {
      answers.delete(asked);
      answers.set(asked, known);
      const [oldest] = answers.size > MOST ? answers.keys() : [];
      if (oldest !== undefined) answers.delete(oldest);
    },
  };
}
