import { expect, it } from 'vitest';
import { readIndoorGml } from '@/model/floorPlan/sources/indoorGml/readIndoorGml';
import { type GmlParts, gmlFile, smallGml } from '../../../../support/gmlBuilding';

const networkOf = async (more: GmlParts = {}) => {
  const { network } = await readIndoorGml(
    gmlFile({
      boxes: [...(smallGml.boxes ?? []), ...(more.boxes ?? [])],
      nodes: [...(smallGml.nodes ?? []), ...(more.nodes ?? [])],
      paths: [...(smallGml.paths ?? []), ...(more.paths ?? [])],
    }),
  );
  if (!network) throw new Error('The file has a network.');
  return network;
};

it('[BP36] states are nodes in their rooms, transitions paths over their lines, once for both directions', async () => {
  const { floors, transits, problems } = await networkOf();
  expect(floors[0]).toEqual({
    nodes: [
      { key: 'source R1', x: 1002, y: -2002, mesh: 'Office' },
      { key: 'source R2', x: 1007, y: -2002, mesh: 'Kitchen' },
      { key: 'source T1 1', x: 1005.1, y: -2001, mesh: null },
    ],
    links: [
      [0, 2],
      [2, 1],
    ],
  });
  expect(floors[1]?.nodes.map(({ key, mesh }) => [key, mesh])).toEqual([['source R3', 'Attic']]);
  expect(transits).toEqual([
    {
      facility: 'stairs',
      label: '',
      stops: [
        { floor: 0, node: 0 },
        { floor: 1, node: 0 },
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

it('[BP36] spaces that are lifts make a lift with their name', async () => {
  const { transits } = await networkOf({
    boxes: [0, 2.8].map((z, at) => ({ id: `L${at}`, name: 'Lift A', at: [1010, 2000, z], size: [2, 2, 2.5] })),
    nodes: [0, 2.8].map((z, at) => ({ id: `S${at}`, cell: `L${at}`, at: [1011, 2001, z] })),
    paths: [{ id: 'T9', ends: ['S1', 'S0'] }],
  });
  expect(transits.map(({ facility, label, stops }) => [facility, label, stops.length])).toEqual([
    ['stairs', '', 2],
    ['lift', 'Lift A', 2],
  ]);
});

it('[BP37] whatever does not fit is a problem with its place', async () => {
  const { problems } = await networkOf({
    nodes: [{ id: 'R8' }, { id: 'R9', at: [990, 2000, 3] }, { id: 'R7', cell: 'C2', at: [1007, 2003, 0.5] }],
    paths: [
      { id: 'T8', ends: ['R1', 'nowhere'] },
      { id: 'T7', ends: ['R3', 'R7'] },
    ],
  });
  expect(problems).toEqual([
    { reason: 'no-place', id: 'R8', floor: null, place: null },
    { reason: 'outside-floor', id: 'R9', floor: 1, place: { x: 990, y: -2000 } },
    { reason: 'end-nowhere', id: 'T8', floor: 0, place: { x: 1002, y: -2002 } },
    { reason: 'two-shafts', id: 'R7', floor: 0, place: { x: 1007, y: -2003 } },
  ]);
});

it('[BP36] a file without a graph has no network', async () => {
  const { network } = await readIndoorGml(gmlFile({ boxes: smallGml.boxes ?? [] }));
  expect(network).toBeUndefined();
});
