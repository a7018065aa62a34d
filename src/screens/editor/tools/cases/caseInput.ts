import { routeCaseRule, type WireRouteCase } from '@/contract/network/routeCases';
import { readNumber } from '@/model/content/readNumber';
import type { EndKey } from '../route/routePreview';

/** The fields of a case that a person fills in. */
export type CaseFields = Pick<WireRouteCase, 'name' | 'max_metres' | 'max_seconds'>;

/** The fields as they are typed. */
export type CaseInput = Readonly<Record<keyof CaseFields, string>>;

export const toCaseInput = ({ name, max_metres, max_seconds }: CaseFields): CaseInput => ({
  name,
  max_metres: String(max_metres),
  max_seconds: max_seconds === null ? '' : String(max_seconds),
});

/** The fields of what was typed, or the first error of each field. */
export function readCaseInput({ name, max_metres, max_seconds }: CaseInput): {
  readonly fields: CaseFields | null;
  readonly errors: Readonly<Record<string, string>>;
} {
  const checked = routeCaseRule.safeParse({
    name,
    max_metres: numberOf(max_metres),
    max_seconds: max_seconds.trim() === '' ? null : numberOf(max_seconds),
  });
  if (checked.success) return { fields: checked.data, errors: {} };
  const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { fields: null, errors: Object.fromEntries(issues.toReversed()) };
}

const numberOf = (typed: string): number => readNumber(typed) ?? Number.NaN;

/** Names the input for a case that exists among the kept input of the editor. */
export const inputOfCase = (id: number): string => `route case ${id}`;

/** A case that does not exist yet: the route whose input it is. */
export interface NewCase {
  readonly from: EndKey;
  readonly to: EndKey;
  readonly isStepFree: boolean;
}

export const inputOfNewCase = ({ from, to, isStepFree }: NewCase): string =>
  `new route case ${from} ${to}${isStepFree ? ' step-free' : ''}`;

/** The case, or the route of a new one, whose kept input has this name; null for another form. */
export function caseOfInput(name: string): number | NewCase | null {
  const [, id] = /^route case (\d+)$/.exec(name) ?? [];
  if (id !== undefined) return Number(id);
  const [, from, to, stepFree] =
    /^new route case (\w+:\d+|node:-\d+) (\w+:\d+|node:-\d+)( step-free)?$/.exec(name) ?? [];
  if (from === undefined || to === undefined) return null;
  return { from: from as EndKey, to: to as EndKey, isStepFree: stepFree !== undefined };
}
