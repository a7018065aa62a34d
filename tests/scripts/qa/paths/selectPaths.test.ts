import { describe, expect, it } from 'vitest';
import { pathText } from '../../../../scripts/qa/paths/pathText';
import { type SelectOptions, selectPaths, shardOf } from '../../../../scripts/qa/paths/selectPaths';
import { edgeOf } from '../../../models/support/paths/pathsOf';
import { lampModel } from '../lamp';

const ALL: SelectOptions = { path: null, until: null, isEveryPath: false };
const edgesOf = (options: SelectOptions, model = lampModel()) => [
  ...new Set(selectPaths(model, options).paths.flatMap(({ steps }) => steps.map(edgeOf))),
];

describe('the paths that are walked', () => {
  it('[QA5] take every edge, and --every-path adds no further one', () => {
    expect(edgesOf(ALL).sort()).toEqual(edgesOf({ ...ALL, isEveryPath: true }).sort());
    const every = selectPaths(lampModel(), { ...ALL, isEveryPath: true });
    const enough = selectPaths(lampModel(), ALL);
    expect(enough.paths.length).toBeLessThan(every.paths.length);
    expect(enough.leftOut.map(({ count }) => count)).toEqual([every.paths.length - enough.paths.length]);
  });

  it('[QA5] are those whose id begins as asked', () => {
    const [first] = selectPaths(lampModel(), ALL).paths;
    const id = first?.id ?? '';
    expect(selectPaths(lampModel(), { ...ALL, path: id.slice(0, 6) }).paths.map((one) => one.id)).toEqual([id]);
    expect(() => selectPaths(lampModel(), { ...ALL, path: 'none' })).toThrow('lamp has no path “none”');
  });

  it('[QA5] end in the state of --until, which they reach by the shortest way', () => {
    const { paths } = selectPaths(lampModel(), { ...ALL, until: 'on' });
    expect(paths.map(pathText)).toEqual(['From “dark”: “hard”, then warm answers “warm”. Ends in on.']);
    expect(selectPaths(lampModel(), { ...ALL, until: 'off' }).paths.map(({ steps }) => steps.length)).toEqual([0]);
    expect(() => selectPaths(lampModel(), { ...ALL, until: 'blue' })).toThrow('choose one of off, on, warming');
  });

  it('[QA8] leave out what the real service cannot bring about, with the reason', () => {
    const answers = { warm: { warm: {}, broken: { error: new Error('broken'), precondition: () => false } } };
    const { leftOut } = selectPaths(lampModel({ answers }), { ...ALL, isEveryPath: true });
    expect(leftOut.length).toBeGreaterThan(0);
    for (const { path, reason } of leftOut) {
      expect(path).not.toBeNull();
      expect(reason).toBe('the real service cannot bring about warm answers “broken” in warming here');
    }
  });

  it('[QA3] keep their ids when others are added', () => {
    const before = selectPaths(lampModel(), { ...ALL, isEveryPath: true }).paths.map(({ id }) => id);
    const starts = { dark: { open: async () => undefined }, 'dark again': { open: async () => undefined } };
    const after = selectPaths(lampModel({ starts }), { ...ALL, isEveryPath: true }).paths.map(({ id }) => id);
    expect(after).toEqual(expect.arrayContaining(before));
    // A tester has noted it down.
    expect(before).toContain('54da0614');
  });

  it('[QA6] are shared out to the shards: each path is in one of them', () => {
    const list = Array.from({ length: 11 }, (_, index) => index);
    const parts = [1, 2, 3].map((index) => shardOf(list, { index, count: 3 }));
    expect(parts.map(({ length }) => length)).toEqual([4, 4, 3]);
    expect(parts.flat().sort((one, other) => one - other)).toEqual(list);
    expect(shardOf(list, null)).toEqual(list);
  });
});
