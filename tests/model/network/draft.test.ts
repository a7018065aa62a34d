import { describe, expect, it } from 'vitest';
import { difference } from '@/model/network/difference';
import { DRAFT_VERSION, parseDraft, serialiseDraft } from '@/model/network/draft';
import { floorId } from '@/model/network/network';
import { randomEdit, seeded } from './randomEdits';
import { sampleNetwork } from './sampleNetwork';

function someDraft(seed: number) {
  const random = seeded(seed);
  let present = sampleNetwork();
  for (let step = 0; step < 60; step++) present = randomEdit(present, random)(present);
  return { revisions: new Map([[floorId('ground'), 7]]), difference: difference(sampleNetwork(), present) };
}

/** As the first release wrote it. It must open for ever. */
const FROZEN =
  '{"format":"atrium-draft","version":1,"revisions":[["ground",7]],"floors":[["ground",{"nodes":{"new":[{"name":"Hall","open":true,"mesh":null,"dynamicRoute":3,"floor":"ground","x":1.5,"y":2,"z":0,"id":-1}],"updated":[],"deleted":[3]},"joins":{"new":[{"travel":["walk"],"direction":-1,"weight":50,"multiplier":0.5,"multiplierZ":1,"id":-2,"from":1,"to":-1}],"updated":[],"deleted":[12]}}]],"groups":{"new":[],"updated":[{"id":21,"name":"Lift","travel":"lift","type":"BI","weight":0,"multiplier":1,"nodes":[4]}],"deleted":[22]}}';

describe('draft', () => {
  it.each([1, 2, 3])('[PL41] is read back as it was written, seed %i', (seed) => {
    const draft = someDraft(seed);
    expect(parseDraft(serialiseDraft(draft))).toEqual({ ok: true, draft });
  });

  it('[PL41] of the first release still opens', () => {
    const parsed = parseDraft(FROZEN);
    expect(parsed.ok && parsed.draft.difference.floors.get(floorId('ground'))?.nodes.new[0]).toEqual({
      id: -1,
      floor: 'ground',
      x: 1.5,
      y: 2,
      z: 0,
      name: 'Hall',
      open: true,
      mesh: null,
      dynamicRoute: 3,
    });
    expect(parsed.ok && serialiseDraft(parsed.draft)).not.toBe(false);
  });

  it.each([
    ['not JSON', '{', 'not-a-draft', 'JSON'],
    ['something else', '{"format":"other"}', 'not-a-draft', 'atrium-draft'],
    ['null', 'null', 'not-a-draft', 'atrium-draft'],
    ['a newer one', FROZEN.replace('"version":1', `"version":${DRAFT_VERSION + 1}`), 'newer-version', 'newer'],
    ['without a version', FROZEN.replace('"version":1,', ''), 'damaged', 'version'],
    ['a text for a number', FROZEN.replace('"x":1.5', '"x":"1.5"'), 'damaged', 'floors[0][1].nodes.new[0].x'],
    ['an impossible direction', FROZEN.replace('"direction":-1', '"direction":2'), 'damaged', 'direction'],
    ['an impossible type', FROZEN.replace('"BI"', '"UP"'), 'damaged', 'BI, FROM, TO'],
    ['a missing field', FROZEN.replace('"open":true,', ''), 'damaged', 'open'],
    ['a field too many', FROZEN.replace('"open":true', '"open":true,"shut":1'), 'damaged', 'shut'],
    ['a half number', FROZEN.replace('"deleted":[3]', '"deleted":[3.5]'), 'damaged', 'deleted[0]'],
    ['a list for an object', FROZEN.replace(/"groups":.*/, '"groups":[]}'), 'damaged', 'groups'],
  ])('[PL41] [PL42] refuses %s', (_, text, reason, why) => {
    const parsed = parseDraft(text);
    expect(parsed).toMatchObject({ ok: false, reason });
    expect(parsed.ok ? '' : parsed.why).toContain(why);
  });
});
