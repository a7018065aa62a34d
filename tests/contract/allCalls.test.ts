import { describe, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { FEATURES } from '@/model/access/features';
import { OPEN_CALLS } from '../../scripts/docs/openCalls';

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);
const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe('the calls of the contract', () => {
  it('[MT22] have names of their own', () => {
    expect(twice(allCalls.map(({ name }) => name))).toEqual([]);
  });

  it('[MT22] have an address of their own, whatever its parameters are called', () => {
    expect(twice(allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([]);
  });

  it.each(allCalls)('[MT23] $name has an address, a sentence and a policy about its own parameters', (call) => {
    const { path, summary, policy } = call;
    expect(path).toMatch(/^[a-z0-9-]+(\/([a-z0-9_-]+|\{\w+\}))*$/);
    expect(summary).toMatch(/^[A-Z].+\.$/);
    const params = paramsOf(path);
    expect(twice(params)).toEqual([]);
    if (policy.organisation !== null) expect(params).toContain(policy.organisation);
    if (policy.record !== null) expect(params).toContain(policy.record.param);
    expect(FEATURES.map(({ name }) => name)).toEqual(expect.arrayContaining([...policy.features]));
  });

  it('[MT23] whoever is not signed in reaches nothing by its number', () => {
    const open = allCalls.filter(({ policy }) => policy.who === 'anyone');
    expect(open.filter(({ policy }) => policy.record ?? policy.organisation ?? policy.features[0])).toEqual([]);
  });

  it('[AZ7] need a feature, or are open to everybody who is signed in for a reason', () => {
    const open = allCalls.filter(({ policy }) => policy.who === 'signed-in' && policy.features.length === 0);
    expect(open.map(({ name }) => name).sort()).toEqual(Object.values(OPEN_CALLS).flat().sort());
  });

  it('[MT24] that read have no body, and those with a file have one field for it', () => {
    const reading = allCalls.filter(({ method }) => method === 'GET');
    expect(reading.filter(({ body, upload }) => body._zod.def.type !== 'undefined' || upload)).toEqual([]);
    for (const { upload } of allCalls)
      if (upload) expect(upload).toMatchObject({ field: expect.stringMatching(/./), limit: expect.any(Number) });
  });
});
