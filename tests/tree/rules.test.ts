import { describe, expect, it } from 'vitest';
import { citedIn, countStatements, readCited, readRules, rulesOf, statementsOf } from '../../scripts/rules/readRules';

/** As the name of a test cites a rule; put together, so that this file cites none of its examples. */
const citation = (id: string) => `[${id}]`;

const PAGE = `# A page
- **AA1** One thing (B002, B005 to B007).
- **AA12** Another thing.
`;

describe('rules', () => {
  it('[TR5] are each cited by a test, and each id stands for one', () => {
    const rules = readRules('docs/rules');
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const cited = readCited('tests');
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('[TR5] are cited only where there is one', () => {
    const known = new Set(readRules('docs/rules').map(({ id }) => id));
    expect([...readCited('tests')].filter((id) => !known.has(id))).toEqual([]);
  });

  it('[TR6] name the statements that they cover, single ones and rows of them', () => {
    expect(rulesOf(PAGE, 'a.md')).toEqual([
      { id: 'AA1', file: 'a.md', statements: ['B002', 'B005', 'B006', 'B007'] },
      { id: 'AA12', file: 'a.md', statements: [] },
    ]);
    expect(citedIn(`it('${citation('AA1')} ${citation('AA12')} does it', () => {})`)).toEqual(['AA1', 'AA12']);
  });

  it('[TR6] a statement counts when the rule that names it is cited', () => {
    const statements = statementsOf('id\tarea\tstatement\nB002\tone\tA\nB003\tone\tB\nB005\ttwo\tC');
    const rules = rulesOf(PAGE, 'a.md');
    expect(countStatements(statements, rules, new Set(['AA1'])).map(({ covered, total }) => [covered, total])).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(countStatements(statements, rules, new Set()).map(({ covered }) => covered)).toEqual([0, 0]);
  });
});
