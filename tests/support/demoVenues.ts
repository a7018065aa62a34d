import { MtlReader } from '@/model/floorPlan/obj/mtlReader';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import type { DemoVenue } from '../../server/demo/centre/demoVenue';
import { writeMtl, writeObj } from '../../server/demo/centre/objWriter';

const bytesOf = (words: string) => new TextEncoder().encode(words);

/** The plan of a demo venue as the service would read it from its files; a floor is its index. */
export function readFloorPlan(demo: DemoVenue, floor: number) {
  const obj = new ObjReader();
  obj.push(bytesOf(writeObj(demo.venue.floors[floor]!)));
  const mtl = new MtlReader();
  mtl.push(bytesOf(writeMtl()));
  return readFloor({ file: 'floor.obj', meshes: obj.finish(), ...mtl.finish() });
}

/** The network of a demo venue as the editor would have it; a floor is its index. */
export const demoNetwork = ({ venue }: DemoVenue) =>
  createNetwork(
    venue.nodes.map((node, index) => ({
      ...node,
      id: nodeId(index + 1),
      floor: floorId(String(node.floor)),
      z: (venue.floors[node.floor]?.spec.order ?? 0) * 5,
      open: true,
      dynamicRoute: null,
    })),
    venue.edges.map(([from, to], index) => ({
      id: edgeId(index + 1),
      from: nodeId(from + 1),
      to: nodeId(to + 1),
      travel: ['walk'],
      direction: 0 as const,
      weight: 0,
      multiplier: 1,
      multiplierZ: 1,
    })),
    venue.groups.map((group, index) => ({
      ...group,
      id: groupId(index + 1),
      weight: 0,
      multiplier: 1,
      nodes: group.nodes.map((node) => nodeId(node + 1)),
    })),
  );
