import type { Pool } from 'pg';
import type { ChangeSet } from '@/contract/network/network';
import { InvalidError } from '../errors';
import { reserveIds } from '../repositories/network/write';
import { serviceText } from '../texts';

export type Changes = Omit<ChangeSet, 'revision'>;

/** Ids of new records by their temporary ids. */
export interface AssignedIds {
  readonly nodes: ReadonlyMap<number, number>;
  readonly joins: ReadonlyMap<number, number>;
  readonly groups: ReadonlyMap<number, number>;
}

/** Ids that one statement reserves: on the embedded database all other calls wait for it. */
const PIECE = 5000;

/**
 * Assigns an id to every new record; new records have unique negative ids until then. Done before the transaction, which
 * others wait for; ids of a save that fails are never used.
 *
 * @throws InvalidError for ids that are not new or used twice
 */
export async function assignIds(pool: Pool, { nodes, joins, transitgroups }: Changes): Promise<AssignedIds> {
  const number = async (
    table: 'nodes' | 'joints' | 'transit_groups',
    field: string,
    records: readonly { id: number }[],
  ) => {
    const temporary = new Set(records.map(({ id }) => id));
    if (temporary.size !== records.length || records.some(({ id }) => id > 0)) throw unknown(field);
    const ids: number[] = [];
    while (ids.length < records.length)
      ids.push(...(await reserveIds(pool, table, Math.min(PIECE, records.length - ids.length))));
    return new Map(records.map(({ id }, index) => [id, ids[index] ?? 0]));
  };
  return {
    nodes: await number('nodes', 'nodes', nodes.new),
    joins: await number('joints', 'joins', joins.new),
    groups: await number('transit_groups', 'transitgroups', transitgroups.new),
  };
}

/** The field names a record that does not exist here. */
export const unknown = (field: string) => new InvalidError({ [field]: [serviceText('failed.notFound')] });
