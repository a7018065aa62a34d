import type { PoolClient } from 'pg';
import { carriedNames } from '@/model/floorPlan/identity/carriedNames';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';
import { moveEntrances } from '../../repositories/buildings/outlines';
import { advanceNetwork } from '../../repositories/network/write';
import type { CarriedRooms } from '../../repositories/uploads/carriedRooms';
import {
  type FloorPlace,
  listEntrances,
  listRoomEnds,
  listRoomNames,
  type RenamedRecord,
  type RenamedRoom,
  renameGeneratedRooms,
  renameRoomEnds,
  renameRooms,
  type SingleRecord,
} from '../../repositories/uploads/roomRecords';

interface CarryOptions {
  readonly matches: readonly ConfirmedMatch[];
  /** Names of the rooms of the new floor plan. */
  readonly rooms: ReadonlySet<string>;
  /** The names that a former approval changed and that this one takes back. */
  readonly back: CarriedRooms | null;
}

const inverse = (renamed: readonly RenamedRoom[]): RenamedRoom[] =>
  renamed.map(({ from, to }) => ({ from: to, to: from }));

/** Each room once, as it is named first. */
function firstOfEach(matches: readonly ConfirmedMatch[]): ConfirmedMatch[] {
  const first = new Map<string, ConfirmedMatch>();
  for (const match of matches) if (!first.has(match.from)) first.set(match.from, match);
  return [...first.values()];
}

/** Gives destinations, labels, kinds, entrances and route cases of a floor the names of their rooms in its new floor plan. */
export async function carryRooms(client: PoolClient, place: FloorPlace, options: CarryOptions): Promise<CarriedRooms> {
  const matches = firstOfEach([...inverse(options.back?.matches ?? []), ...options.matches]);
  const single = (kind: SingleRecord) => carrySingle(client, place, kind, { ...options, matches });
  const placements = await single('placements');
  const labels = await single('labels');
  const kinds = await single('kinds');
  const targets = targetsOf(matches, options.rooms);
  const entrances = renamedRecords(await listEntrances(client, place), targets, options.back?.entrances ?? []);
  if (entrances.length > 0) {
    // A save that was begun before gets a conflict, instead of writing the former names.
    await advanceNetwork(client, place.projectId, null);
    await moveEntrances(client, place, entrances);
  }
  const ends = renamedRecords(await listRoomEnds(client, place), targets, options.back?.ends ?? []);
  await renameRoomEnds(client, place, ends);
  const renamed = [...targets].flatMap(([from, to]) => (to === from ? [] : [{ from, to }]));
  await renameGeneratedRooms(client, place, renamed);
  return { matches: renamed, placements, labels, kinds, entrances, ends };
}

async function carrySingle(
  client: PoolClient,
  place: FloorPlace,
  kind: SingleRecord,
  { matches, rooms, back }: CarryOptions,
): Promise<RenamedRoom[]> {
  const carried = carriedNames(await listRoomNames(client, place, kind), {
    matches: firstOfEach([...inverse(back?.[kind] ?? []), ...matches]),
    isRoom: (name) => rooms.has(name),
  });
  const renamed = [...carried].map(([from, to]) => ({ from, to }));
  await renameRooms(client, place, kind, renamed);
  return renamed;
}

/** The new name of each room; one without a counterpart gets a free name where its own is that of another room now. */
function targetsOf(matches: readonly ConfirmedMatch[], rooms: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = matches.map(({ from }) => from);
  const carried = carriedNames(names, { matches, isRoom: (name) => rooms.has(name) });
  return new Map(matches.map(({ from, to }) => [from, to ?? carried.get(from) ?? from]));
}

/** Records that may share a room: those that a former approval renamed get their own name back. */
function renamedRecords<Id>(
  records: readonly { readonly id: Id; readonly name: string }[],
  targets: ReadonlyMap<string, string>,
  back: readonly RenamedRecord<Id>[],
): RenamedRecord<Id>[] {
  const former = new Map(back.map((one) => [one.id, one]));
  return records.flatMap(({ id, name }) => {
    const before = former.get(id);
    const to = before?.to === name ? before.from : targets.get(name);
    return to === undefined || to === name ? [] : [{ id, from: name, to }];
  });
}
