import { expect, it } from 'vitest';
import { type ChartPath, packPaths, unpackPaths } from '@/model/statechart/chartPaths';

const step = (label: string, state: string) => ({ label, states: ['m', state], transitions: [`${state}|go|0`] });
const PATHS: readonly ChartPath[] = [
  { id: 'a1', start: 'plain', first: ['m', 'm.a'], steps: [step('go', 'm.b'), step('back', 'm.a')] },
  { id: 'b2', start: 'other', first: ['m', 'm.b'], steps: [] },
  { id: 'c3', start: 'plain', first: ['m', 'm.a'], steps: [step('go', 'm.b')] },
];

it('[MV15] packed paths are those that were packed, with every text once', () => {
  const packed = packPaths(PATHS);
  expect(unpackPaths(JSON.parse(JSON.stringify(packed)))).toEqual(PATHS);
  expect(packed.labels).toEqual(['go', 'back']);
  expect(new Set(packed.ids).size).toBe(packed.ids.length);
});
