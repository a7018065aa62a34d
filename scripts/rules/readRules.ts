import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Rule {
  /** Such as `ED12`. */
  readonly id: string;
  readonly file: string;
  /** Ids of the statements of the specification that it covers, such as B012. */
  readonly statements: readonly string[];
}

const RULE = /^- \*\*([A-Z]{2,4}\d+)\*\* (.+)$/gm;
const STATEMENTS = /\bB(\d{3})(?:\s*(?:-|–|to)\s*B(\d{3}))?/g;

/** The rules of a page. `(B002, B005 to B007)` names four statements. */
export function rulesOf(page: string, file: string): Rule[] {
  return [...page.matchAll(RULE)].map(([, id = '', text = '']) => ({
    id,
    file,
    statements: [...text.matchAll(STATEMENTS)].flatMap(([, from, to]) => range(Number(from), Number(to ?? from))),
  }));
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `B${String(from + at).padStart(3, '0')}`);

/** Ids that the name of a test cites: `it('[ED12] [ED13] …`. */
export const citedIn = (source: string): string[] =>
  [...source.matchAll(/\[([A-Z]{2,4}\d+)\]/g)].map(([, id = '']) => id);

export const readRules = (folder: string): Rule[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => rulesOf(readFileSync(join(folder, name), 'utf8'), name));

export function readCited(folder: string): Set<string> {
  const cited = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && ['.ts', '.tsx'].includes(extname(entry.name)))
      for (const id of citedIn(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) cited.add(id);
  return cited;
}

export interface Statement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** A table of statements: tab-separated, with a head that names the columns id, area and statement. */
export function statementsOf(table: string): Statement[] {
  const [head = [], ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const column = (name: string) => head.indexOf(name);
  return rows.map((row) => ({
    id: row[column('id')] ?? '',
    area: row[column('area')] ?? '',
    text: row[column('statement')] ?? '',
  }));
}

export interface AreaCount {
  readonly area: string;
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly Statement[];
}

/** By area, how many statements are named by a rule that a test cites. */
export function countStatements(
  statements: readonly Statement[],
  rules: readonly Rule[],
  cited: ReadonlySet<string>,
): AreaCount[] {
  const covered = new Set(rules.filter(({ id }) => cited.has(id)).flatMap((rule) => rule.statements));
  const areas = [...new Set(statements.map(({ area }) => area))];
  return areas.map((area) => {
    const own = statements.filter((one) => one.area === area);
    const missing = own.filter(({ id }) => !covered.has(id));
    return { area, total: own.length, covered: own.length - missing.length, missing };
  });
}
