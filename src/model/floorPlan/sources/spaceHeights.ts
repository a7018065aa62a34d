import type { MeshKind } from '../kinds/meshKind';

/** Metres above the floor up to which each kind is drawn, where a source has outlines alone. */
const TOPS: Readonly<Record<MeshKind, number>> = {
  floor: 0,
  corridor: 0.05,
  room: 3,
  service: 3,
  facility: 3,
  furniture: 1,
  wall: 3,
  door: 2.1,
};

export const heightsOf = (kind: MeshKind): readonly [low: number, high: number] => [0, TOPS[kind]];
