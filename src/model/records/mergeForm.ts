import { mergeValue, type Parts, type Side } from './mergeValue';
import { sameValue } from './sameValue';

/** The values of a form by field. */
type Values = Readonly<Record<string, unknown>>;

/** How the fields of a kind of record are merged; a field without a mention is merged alone. */
export interface MergeRules {
  /** Fields that only make sense together: what one person chose is never mixed with the choice of the other. */
  readonly together?: readonly (readonly string[])[];
  /** Fields with the decisions of a person: a decision that somebody else made meanwhile is never made anew by a save. */
  readonly decisions?: readonly string[];
  /** Fields with parts of their own. */
  readonly parts?: Readonly<Record<string, Parts>>;
}

/** Fields that both changed to different values, and that are chosen together under the name of one of them. */
export interface Asked {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface FormMerge {
  readonly values: Values;
  readonly asked: readonly Asked[];
  /** The fields that only the other person changed: their values are taken. */
  readonly kept: readonly string[];
  /** The fields in which the decision of the other person replaced mine, so that I have to choose again. */
  readonly remade: readonly string[];
}

/**
 * Merges a form with the record that somebody else saved meanwhile.
 * @param sides whose value is taken, by the name of what is asked for; mine where nobody has chosen
 */
export function mergeForm(
  base: Values,
  mine: Values,
  theirs: Values,
  { together = [], decisions = [], parts = {} }: MergeRules = {},
  sides: Readonly<Record<string, Side>> = {},
): FormMerge {
  // In the order of the form, by which forms compare their values.
  const values: Record<string, unknown> = { ...mine };
  const asked: Asked[] = [];
  const remade: string[] = [];
  const isMine = (name: string) => !sameValue(mine[name], base[name]);
  const isTheirs = (name: string) => !sameValue(theirs[name], base[name]);
  const differs = (name: string) => !sameValue(mine[name], theirs[name]);
  for (const group of groupsOf(Object.keys(mine), [decisions, ...together])) {
    const [first = ''] = group;
    const side = sides[first] ?? 'mine';
    const isDecision = decisions.includes(first);
    const isShared = group.some(isMine) && group.some(isTheirs) && group.some(differs);
    if (group.length === 1 && !isDecision) {
      const merged = mergeValue({ base: base[first], mine: mine[first], theirs: theirs[first] }, side, parts[first]);
      values[first] = merged.value;
      if (merged.isConflict) asked.push({ name: first, fields: group });
      continue;
    }
    const taken = isShared ? (isDecision ? theirs : { mine, theirs }[side]) : group.some(isMine) ? mine : theirs;
    for (const name of group) values[name] = taken[name];
    if (isShared && isDecision) remade.push(...group.filter((name) => isMine(name) && differs(name)));
    else if (isShared) asked.push({ name: first, fields: group.filter(differs) });
  }
  const inQuestion = new Set(asked.flatMap(({ fields }) => fields));
  const kept = Object.keys(mine).filter((name) => isTheirs(name) && !isMine(name) && !inQuestion.has(name));
  return { values, asked, kept, remade };
}

/** The fields in groups: those that are decided together, and every other one alone. */
function groupsOf(names: readonly string[], groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const known = groups.map((group) => group.filter((name) => names.includes(name))).filter(({ length }) => length > 0);
  const grouped = new Set(known.flat());
  return [...known, ...names.filter((name) => !grouped.has(name)).map((name) => [name])];
}
