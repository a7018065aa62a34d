import { describe, expect, it } from 'vitest';
import { DRAFT_VERSION, parseDraft } from '@/api/network/storedDraft';
import { fromNetwork } from '@/contract/network/networkWire';
import { randomEdit, seeded } from '../../model/network/randomEdits';
import { sampleNetwork } from '../../model/network/sampleNetwork';

function someDraft(seed: number) {
  const random = seeded(seed);
  let present = sampleNetwork();
  for (let step = 0; step < 60; step++) present = randomEdit(present, random)(present);
  return {
    key: 'maya/riverside/mall',
    version: DRAFT_VERSION,
    savedAt: 7,
    base: { revision: 4, ...fromNetwork(sampleNetwork()) },
    present: fromNetwork(present),
    ...(seed % 2 === 0 && { sent: fromNetwork(present), typed: { rooms: [{ floor: 'ground', mesh: 'L-001' }] } }),
  };
}

/** As the first release wrote it. It must open for ever. */
const FROZEN =
  '{"key":"maya/riverside/mall","version":1,"savedAt":1790000000000,"base":{"revision":7,"nodes":[{"id":3,"floor_id":"ground","x":1.5,"y":2,"z":0,"name":"Hall","open":true,"mesh":null,"dynamicRoute":3}],"joins":[],"transitgroups":[]},"present":{"nodes":[{"id":3,"floor_id":"ground","x":1.5,"y":2,"z":0,"name":"Hall","open":true,"mesh":"L-001","dynamicRoute":null},{"id":-1,"floor_id":"ground","x":4,"y":2,"z":0,"name":"","open":false,"mesh":null,"dynamicRoute":null}],"joins":[{"id":-2,"from":3,"to":-1,"travel":"walk","direction":-1,"weight":50,"multiplier":0.5,"multiplier_z":1}],"transitgroups":[{"id":21,"name":"Lift","travel":"lift","type":"BI","weight":0,"multiplier":1,"nodes":[{"id":3}]}]}}';

describe('a stored draft', () => {
  it.each([1, 2, 3, 4])('[PL41] is read back as it was written, seed %i', (seed) => {
    const draft = someDraft(seed);
    expect(parseDraft(structuredClone(draft))).toEqual({ kind: 'draft', draft });
  });

  it('[PL41] of the first release still opens', () => {
    expect(parseDraft(JSON.parse(FROZEN))).toEqual({ kind: 'draft', draft: JSON.parse(FROZEN) });
  });

  it('[PL41] opens although the service would reject what it holds', () => {
    const long = FROZEN.replace('"name":""', `"name":"${'x'.repeat(300)}"`);
    expect(parseDraft(JSON.parse(long)).kind).toBe('draft');
  });

  it.each([
    ['null', 'null', 'damaged', 'The draft'],
    ['a text', '"draft"', 'damaged', 'The draft'],
    ['a newer one', FROZEN.replace('"version":1', `"version":${DRAFT_VERSION + 1}`), 'newer-version', 'newer'],
    ['a newer one of another shape', '{"version":7,"changes":[]}', 'newer-version', 'Version 7'],
    ['without a version', FROZEN.replace('"version":1,', ''), 'damaged', 'version'],
    ['a text for a number', FROZEN.replace('"x":1.5', '"x":"1.5"'), 'damaged', 'base.nodes.0.x'],
    [
      'an impossible direction',
      FROZEN.replace('"direction":-1', '"direction":2'),
      'damaged',
      'present.joins.0.direction',
    ],
    ['an impossible type', FROZEN.replace('"BI"', '"UP"'), 'damaged', 'present.transitgroups.0.type'],
    ['a missing field', FROZEN.replace('"open":true,', ''), 'damaged', 'open'],
    ['a field too many', FROZEN.replace('"open":true', '"open":true,"shut":1'), 'damaged', 'shut'],
    ['a half number', FROZEN.replace('"id":-2', '"id":-2.5'), 'damaged', 'present.joins.0.id'],
    ['a list for an object', FROZEN.replace(/"present":.*/, '"present":[]}'), 'damaged', 'present'],
  ])('[PL41] [PL42] rejects %s', (_, text, reason, detail) => {
    const parsed = parseDraft(JSON.parse(text));
    expect(parsed).toMatchObject({ kind: 'unreadable', reason });
    expect(parsed.kind === 'unreadable' ? parsed.detail : '').toContain(detail);
  });
});
