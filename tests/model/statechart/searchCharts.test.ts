import { expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { searchCharts } from '@/model/statechart/searchCharts';
import { allMachines } from '../../../scripts/docs/allMachines';

const charts = allMachines.map(chartOf);
const namesOf = (query: string) => searchCharts(charts, query).map(({ chart }) => chart.id);
const foundIn = (machine: string, query: string) => [
  ...(searchCharts(charts, query).find(({ chart }) => chart.id === machine)?.found ?? []),
];

it('[MV13] an empty search finds every machine and marks nothing', () => {
  expect(namesOf('  ')).toEqual(charts.map(({ id }) => id));
  expect(foundIn('signIn', '')).toEqual([]);
});

it('[MV13] finds machines by name, state, event and guard, in any case', () => {
  expect(namesOf('SIGNIN')).toContain('signIn');
  expect(namesOf('checkingPassword')).toEqual(['signIn']);
  expect(foundIn('signIn', 'checkingPassword')).toEqual(['signIn.checkingPassword']);
  expect(foundIn('signIn', 'password.submit')).toEqual([
    'signIn.password|password.submit|0',
    'signIn.password|password.submit|1',
  ]);
  expect(foundIn('signIn', 'isValidPasswordStep')).toEqual(['signIn.password|password.submit|0']);
  expect(foundIn('session', 'after 3000').filter((id) => id.includes('|'))).toHaveLength(2);
});

it('[MV13] finds a tag, an action, an invoked actor, an emitted event and a word of a description', () => {
  const machinesWith = (query: string) => charts.filter(({ id }) => foundIn(id, query).length > 0).map(({ id }) => id);
  expect(machinesWith('busy').length).toBeGreaterThan(5);
  expect(foundIn('publishing', 'setBusyNotice')).toHaveLength(4);
  expect(foundIn('publishing', 'readJob')).toContain('publishing.publishing.asking');
  expect(machinesWith('emitPlaced')).toEqual(['nodeTool']);
  expect(foundIn('publishing', 'visitors do not see')).toEqual(['publishing.idle.unpublishedChanges']);
});

it('[MV13] all words of a search are looked for', () => {
  expect(foundIn('signIn', 'submit isValidPassword')).toEqual(['signIn.password|password.submit|0']);
  expect(namesOf('nothing is called so')).toEqual([]);
});
