import type { JudgedCase } from './createCaseJudge';
import { editNoteText } from './editNoteText';
import { text } from './texts';

/** The limits of a case and its present figures, which say whether it holds. */
export function caseText({ routeCase, verdict }: Pick<JudgedCase, 'routeCase' | 'verdict'>): string {
  const { name, maxMetres, maxSeconds, stepFree } = routeCase;
  const sentence =
    verdict.kind === 'no-route'
      ? text('no-route', { name, limit: maxMetres })
      : verdict.kind === 'too-slow'
        ? text('too-slow', { name, seconds: verdict.seconds, limit: maxSeconds ?? 0 })
        : text(verdict.kind === 'holds' ? 'holds' : 'too-long', { name, metres: verdict.metres, limit: maxMetres });
  return stepFree ? `${sentence} ${text('stepFree')}` : sentence;
}

/** The edit that broke a case; null where none is known. */
export const brokenByText = ({ brokenBy }: Pick<JudgedCase, 'brokenBy'>): string | null =>
  brokenBy === null
    ? null
    : brokenBy.kind === 'step'
      ? text('brokenBy', { note: editNoteText(brokenBy.note) })
      : text('brokenEarlier');
