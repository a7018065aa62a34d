import { expect, it } from 'vitest';
import { readIndoorTags } from '@/model/floorPlan/sources/indoorTags/readIndoorTags';
import type { PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import { indoorTags, indoorWays } from '../../../../support/buildingFile';

const { network, leftOut, floors } = readIndoorTags(indoorWays);
const { transits, problems, floors: paths } = network as PlanNetwork;
const keyOf = (floor: number, node: number | undefined) => paths[floor]?.nodes[node ?? -1]?.key;
const linked = (floor: number) =>
  (paths[floor]?.links ?? []).map((link) => link.map((node) => keyOf(floor, node)).join(' to ')).sort();

it('[BP43] a line is a path on each of its levels, and lines that share a place share its node', () => {
  expect(linked(0)).toEqual(
    [
      'source way/20 1 to source way/20 2',
      'source way/20 2 to source way/20 3',
      'source way/20 3 to source way/20 4',
      'source way/20 4 to source way/20 5',
      'source way/20 1 to source way/21 2',
      'source way/20 3 to source way/24 2',
      'source way/20 1 to source way/28 2',
    ].sort(),
  );
  expect(linked(1)).toHaveLength(5);
});

it('[BP43] the first node of a room is its entrance, one of a corridor is not', () => {
  const books = floors[0]?.spaces.find(({ id }) => id === 'way/3')?.name;
  const meshes = (paths[0]?.nodes ?? []).flatMap(({ key, mesh }) => (mesh === null ? [] : [[key, mesh]]));
  expect(meshes).toContainEqual(['source way/21 2', books]);
  expect(meshes.map(([key]) => key)).not.toContain('source way/20 1');
});

it('[BP44] stairs rise by their incline, lifts stop on each of their levels, and ways in a staircase join in it', () => {
  const shown = transits.map(({ facility, label, stops }) => [
    facility,
    label,
    ...stops.map(({ floor, node }) => `${floor}: ${keyOf(floor, node)}`),
  ]);
  expect(shown).toContainEqual(['lift', 'Lift A', '0: source way/20 2', '1: source way/20 2']);
  expect(shown).toContainEqual(['stairs', 'North stairs', '0: source way/20 4', '1: source way/20 5']);
  expect(shown).toContainEqual(['stairs', '', '0: source way/24 2', '1: source way/24 2']);
  expect(shown).toContainEqual(['escalator', '', '0: source way/25 1', '1: source way/25 2']);
  expect(shown).toHaveLength(4);
});

it('[BP44] stairs that do not say where they rise, and places outside of every room, are problems with their place', () => {
  const found = problems.map(({ reason, id, floor, place }) => [reason, id, floor, place !== null]);
  expect(found).toContainEqual(['no-direction', 'way/25', 0, true]);
  expect(found).toContainEqual(['outside-floor', 'way/28 2', 0, true]);
  expect(found).toHaveLength(2);
});

it('[BP43] [BP4] ways around the building and those of a level that it has not are left out', () => {
  const of = (reason: string) => leftOut.filter((group) => group.reason === reason).flatMap(({ examples }) => examples);
  expect(of('other-kind')).toContain('way/26');
  expect(of('unknown-level')).toContain('way/27');
  expect(readIndoorTags(indoorTags).network).toBeUndefined();
});

it('[BP44] without an incline the ways that stairs meet say where they rise', () => {
  const features = indoorWays.features.map((feature) => {
    const { id, properties } = feature as { id: string; properties: Record<string, unknown> };
    return id === 'way/22' ? { ...feature, properties: { ...properties, incline: undefined } } : feature;
  });
  const other = readIndoorTags({ ...indoorWays, features }).network;
  // Both of its ends meet the corridor of both levels here: nothing tells.
  expect(other?.problems.map(({ reason, id }) => `${reason} ${id}`)).toContain('no-direction way/22');
  const upstairs = features.map((feature) => {
    const { id, properties } = feature as { id: string; properties: Record<string, unknown> };
    const shorter = { type: 'LineString', coordinates: [] as unknown[] };
    if (id !== 'way/20') return [feature];
    const { coordinates } = (feature as { geometry: { coordinates: unknown[] } }).geometry;
    return [
      {
        ...feature,
        id: 'way/30',
        properties: { ...properties, level: '0' },
        geometry: { ...shorter, coordinates: coordinates.slice(0, 4) },
      },
      {
        ...feature,
        id: 'way/31',
        properties: { ...properties, level: '1' },
        geometry: { ...shorter, coordinates: [coordinates[4], coordinates[0]] },
      },
    ];
  });
  const known = readIndoorTags({ ...indoorWays, features: upstairs.flat() }).network;
  expect(known?.problems.map(({ id }) => id)).not.toContain('way/22');
  const north = known?.transits.find(({ label }) => label === 'North stairs');
  expect(north?.stops.map(({ floor, node }) => known?.floors[floor]?.nodes[node]?.key)).toEqual([
    'source way/30 4',
    'source way/31 1',
  ]);
});
