import { type ImdfNote, imdfNote } from '@/contract/texts/imdfNotes';

/** Doubts about an archive: how often each, and the floors whose outline was made up. */
export interface ImdfFindings {
  readonly counts: Map<ImdfNote, number>;
  readonly floors: Set<string>;
}

export const countFinding = ({ counts }: ImdfFindings, note: ImdfNote): Map<ImdfNote, number> =>
  counts.set(note, (counts.get(note) ?? 0) + 1);

/** The findings in words, each with where it is mended. */
export function findingTexts({ counts, floors }: ImdfFindings): string[] {
  const texts = [...counts].map(([note, count]) => imdfNote(note, { count }));
  return floors.size > 0
    ? [...texts, imdfNote('noOutline', { count: floors.size, floors: [...floors].join(', ') })]
    : texts;
}
