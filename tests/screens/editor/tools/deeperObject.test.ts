import { describe, expect, it } from 'vitest';
import type { Hit } from '@/machines/editor/toolPointer';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint } from '@/model/geometry/points';
import { floorId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { deeperObject } from '@/screens/editor/tools/deeperObject';
import { hitTest } from '@/screens/editor/tools/hitTest';
import { objectsAt } from '@/screens/editor/tools/objectsAt';
import { isSecondClick } from '@/screens/editor/tools/sameClick';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const floor = drawnFloor(floorPlanOf({ large: [-20, -20, 40, 40], small: [-5, -5, 10, 10], aside: [50, 50, 55, 55] }));
const network = sampleNetwork();
const networkIndex = buildNetworkIndex(network, floorId('ground'));
const OPTIONS = { floor, networkIndex, showsNodes: true, showsPaths: true, picksMeshes: true };
const first = networkIndex.nodes[0];
if (!first) throw new Error('The sample has no node.');
const AT = floorPoint(first.x, first.y);

describe('objects on each other', () => {
  it('[CV35] the objects of a place begin with the one that a click selects, and rooms end with the largest', () => {
    const hits = objectsAt(OPTIONS, AT, 10);
    expect(hits[0]).toEqual(hitTest(OPTIONS, AT, 10, false));
    expect(hits.filter(({ kind }) => kind === 'mesh')).toEqual([
      { kind: 'mesh', name: 'small' },
      { kind: 'mesh', name: 'large' },
    ]);
    expect(objectsAt({ ...OPTIONS, showsNodes: false, showsPaths: false }, floorPoint(52, 52), 10)).toEqual([
      { kind: 'mesh', name: 'aside' },
    ]);
    expect(objectsAt(OPTIONS, floorPoint(500, 500), 10)).toEqual([]);
  });

  it('[CV35] each further click selects the object below, and after the lowest the topmost again', () => {
    const hits: readonly Hit[] = [
      { kind: 'node', id: nodeId(1) },
      { kind: 'mesh', name: 'small' },
      { kind: 'mesh', name: 'large' },
    ];
    expect(deeperObject(hits, { type: 'node', ids: [nodeId(1)] }, null)).toEqual(hits[1]);
    expect(deeperObject(hits, null, 'small')).toEqual(hits[2]);
    expect(deeperObject(hits, null, 'large')).toEqual(hits[0]);
    expect(deeperObject(hits, { type: 'node', ids: [nodeId(1), nodeId(2)] }, null)).toEqual(hits[0]);
    expect(deeperObject([], null, null)).toBeNull();
  });

  it('[CV35] a double click, and a click elsewhere, go no deeper', () => {
    const before = { at: floorPoint(1, 1), time: 1000 };
    expect(isSecondClick(before, { at: floorPoint(1.2, 1), time: 1600 }, 10)).toBe(true);
    expect(isSecondClick(before, { at: floorPoint(1.2, 1), time: 1300 }, 10)).toBe(false);
    expect(isSecondClick(before, { at: floorPoint(2, 1), time: 1600 }, 10)).toBe(false);
    expect(isSecondClick(undefined, before, 10)).toBe(false);
  });
});
