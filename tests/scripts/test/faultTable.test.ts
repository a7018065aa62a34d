import { expect, it } from 'vitest';
import { addRound, type FaultRow, faultTable } from '../../crash/faultTable';

const round = (fault: string, more: Partial<FaultRow> = {}): FaultRow => ({
  fault,
  database: 'PostgreSQL',
  rounds: 1,
  open: 3,
  acknowledged: 40,
  problems: 0,
  ...more,
});

it('[TR28] the rounds of a fault on a database are one line of the table, and the last line is their sum', () => {
  const rows = [
    round('kill -9', { database: 'embedded' }),
    round('kill -9'),
    round('frozen', { problems: 2 }),
    round('kill -9'),
  ].reduce<FaultRow[]>((all, row) => addRound(all, row), []);
  expect(faultTable(rows).split('\n')).toEqual([
    'fault   | database   | rounds | open writes | acknowledged | lost, twice or half',
    '------- | ---------- | ------ | ----------- | ------------ | -------------------',
    'kill -9 | embedded   |      1 |           3 |           40 |                   0',
    'kill -9 | PostgreSQL |      2 |           6 |           80 |                   0',
    'frozen  | PostgreSQL |      1 |           3 |           40 |                   2',
    'all     |            |      4 |          12 |          160 |                   2',
  ]);
});
