/**
 * `npm run rules` says which rules of docs/rules/ no test cites. `npm run rules -- TABLE [area …]` says besides, by area,
 * how many statements of a table of the specification are covered by a rule that a test cites, and which are not.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countStatements, readCited, readRules, statementsOf } from './rules/readRules';

const {
  positionals: [table, ...areas],
} = parseArgs({ allowPositionals: true });
const rules = readRules('docs/rules');
const cited = readCited('tests');
const uncited = rules.filter(({ id }) => !cited.has(id));
console.log(`Rules cited by a test: ${rules.length - uncited.length} of ${rules.length}`);
for (const { id, file } of uncited) console.log(`  not cited: ${id} (${file})`);

if (table !== undefined) {
  const counts = countStatements(statementsOf(readFileSync(table, 'utf8')), rules, cited).filter(
    ({ area }) => areas.length === 0 || areas.includes(area),
  );
  for (const { area, total, covered, missing } of counts) {
    console.log(`${area}: ${covered} of ${total}`);
    for (const { id, text } of missing) console.log(`  ${id} ${text}`);
  }
  const sum = (of: (count: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + of(one), 0);
  console.log(`Statements covered: ${sum(({ covered }) => covered)} of ${sum(({ total }) => total)}`);
}
process.exitCode = uncited.length > 0 ? 1 : 0;
