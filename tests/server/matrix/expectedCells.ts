import { EXPECTED_ANSWERS, type ExpectedAnswers } from '@/contract/expectedAnswers';
import { PRINCIPAL_KINDS, type PrincipalKind, RELATIONS, type Relation } from './relations';

export type Expected = '2xx' | '401' | '403' | '404';
export type Cells = ReadonlyMap<PrincipalKind, Readonly<Record<Relation, Expected>>>;

/** Reads a table of the contract. @throws where it lacks a principal or a relation, or has one twice */
export function expectedCells(name: ExpectedAnswers): Cells {
  const cells = new Map<PrincipalKind, Record<Relation, Expected>>();
  for (const line of EXPECTED_ANSWERS[name].trim().split('\n')) {
    const [principal, ...answers] = line.trim().split(/\s+/);
    const known = PRINCIPAL_KINDS.find((one) => one === principal);
    if (!known || cells.has(known)) throw new Error(`${name} has ${principal} twice, or nobody is called so.`);
    if (answers.length !== RELATIONS.length || !answers.every((answer) => /^(2xx|401|403|404)$/.test(answer)))
      throw new Error(`${name} says of ${principal}: ${answers.join(' ')}`);
    cells.set(
      known,
      Object.fromEntries(RELATIONS.map((relation, at) => [relation, answers[at]])) as Record<Relation, Expected>,
    );
  }
  const missing = PRINCIPAL_KINDS.filter((principal) => !cells.has(principal));
  if (missing.length > 0) throw new Error(`${name} says nothing of ${missing.join(', ')}.`);
  return cells;
}
