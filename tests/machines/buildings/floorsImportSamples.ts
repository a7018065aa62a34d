import type { Building } from '@/contract/buildings/buildings';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import type { ReadBuilding, ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';

const floorOf = (id: string, name: string, ordinal: number, labels: string): ReadBuildingFloor => ({
  id,
  name,
  shortname: name.slice(0, 1),
  ordinal,
  counts: { rooms: 1, doors: 0 },
  floorPlan: planOfSpaces([]),
  // Its name is shown by JSON.
  archive: Object.assign(new Blob(), { name: id }),
  labels,
  named: labels === '' ? 0 : 1,
});

/** A file of two floors; the rooms of the upper one have no names. */
export const readBuildingOf = (name: string): ReadBuilding => ({
  name,
  floors: [floorOf('ground', 'Ground', 0, 'room-a\tCafé\n'), floorOf('upper', 'Upper', 1, '')],
  place: { lat: 52.5, lon: 13.4 },
  leftOut: [],
  gaps: null,
});

/** The network of that file: a path on the ground floor, and stairs to the upper one. */
export const networkOfFile: PlanNetwork = {
  floors: [
    {
      nodes: [
        { key: 'source R1', x: 1, y: 2, mesh: 'room-a' },
        { key: 'source R2', x: 4, y: 2, mesh: null },
      ],
      links: [[0, 1]],
    },
    { nodes: [{ key: 'source R3', x: 4, y: 2, mesh: null }], links: [] },
  ],
  transits: [
    {
      facility: 'stairs',
      label: '',
      stops: [
        { floor: 0, node: 1 },
        { floor: 1, node: 0 },
      ],
    },
  ],
  problems: [{ reason: 'outside-floor', id: 'R3', floor: 1, place: { x: 4, y: 2 } }],
};

/** A drawing whose unit is to be asked, with a layer that has been a wall the last time. */
export const openedDrawing = (isUnsure = true): OpenedDrawing => ({
  id: 'the drawing',
  facts: {
    unit: { named: 'mm', likely: 'm', isUnsure, door: 0.9, width: 40, depth: 30 },
    layers: ['A-ROOM', 'A-WALL'].map((name) => ({
      name,
      counts: { outlines: 1, lines: 0, texts: 0 },
      samples: [],
      isHidden: false,
      guess: 'room',
    })),
    picture: { viewBox: '0 0 1 1', paths: [] },
  },
  remembered: { 'A-WALL': 'wall', 'of another drawing': 'door' },
});

/** A building whose upper floor has a floor plan. */
export const existingBuilding: Building = {
  uuid: 'quay-house',
  name: 'Quay House',
  shortname: 'QH',
  overview: false,
  floors: [{ uuid: 'old-upper', name: 'upper', shortname: 'U', order: 1, compile: true, plan: 'of today' }],
};
