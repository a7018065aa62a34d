import type { PoolClient } from 'pg';
import type { Queryable } from '../database/queryable';

interface Shape<Row, Fields, Saved> {
  readonly table: string;
  /** The SQL of what is read of a record. */
  readonly selected: string;
  /** The columns that a save writes; a field has the name of its column. */
  readonly columns: readonly (keyof Fields & string)[];
  readonly toRecord: (row: Row) => Saved;
}

/** The table of a kind of record, as its routes use it. */
export interface RecordRepository<Fields, Saved> {
  /** The records of an organisation, by name. */
  list(client: Queryable, organisationId: number): Promise<Saved[]>;
  /**
   * The organisation's records with these ids, by id, locked until the end of the transaction. They are locked in the order
   * of their ids, so that two changes never deadlock.
   */
  lock(client: PoolClient, organisationId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Saved>>;
  insert(client: PoolClient, organisationId: number, fields: Fields): Promise<Saved>;
  update(client: PoolClient, organisationId: number, id: number, fields: Fields): Promise<Saved>;
  remove(client: PoolClient, organisationId: number, id: number): Promise<void>;
}

/**
 * The SQL of a plain kind of record: a table with `id`, `organisation_id`, `name` and `revision`. Every statement names the
 * organisation. A field that is undefined keeps its value, and has the default of its column in a new record.
 */
export function recordRepository<Row extends { readonly id: number }, Fields extends object, Saved>({
  table,
  selected,
  columns,
  toRecord,
}: Shape<Row, Fields, Saved>): RecordRepository<Fields, Saved> {
  const given = (fields: Fields) => columns.filter((column) => fields[column] !== undefined);
  const valuesOf = (fields: Fields) => given(fields).map((column) => fields[column]);
  const saved = async (client: PoolClient, sql: string, values: readonly unknown[]): Promise<Saved> => {
    const { rows } = await client.query<Row>(`${sql} RETURNING ${selected}`, [...values]);
    return toRecord(rows[0] as Row);
  };

  return {
    list: async (client, organisationId) => {
      const { rows } = await client.query<Row>(
        `SELECT ${selected} FROM ${table} WHERE organisation_id = $1 ORDER BY sort_key(name) COLLATE "C", id`,
        [organisationId],
      );
      return rows.map(toRecord);
    },

    lock: async (client, organisationId, ids) => {
      const { rows } = await client.query<Row>(
        `SELECT ${selected} FROM ${table} WHERE organisation_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE`,
        [organisationId, ids],
      );
      return new Map(rows.map((row): [number, Saved] => [row.id, toRecord(row)]));
    },

    insert: (client, organisationId, fields) => {
      const values = valuesOf(fields);
      return saved(
        client,
        `INSERT INTO ${table} (organisation_id, ${given(fields).join(', ')})
         VALUES ($1, ${values.map((_, at) => `$${at + 2}`).join(', ')})`,
        [organisationId, ...values],
      );
    },

    update: (client, organisationId, id, fields) =>
      saved(
        client,
        `UPDATE ${table} SET ${given(fields)
          .map((column, at) => `${column} = $${at + 3}, `)
          .join('')}revision = revision + 1 WHERE organisation_id = $1 AND id = $2`,
        [organisationId, id, ...valuesOf(fields)],
      ),

    remove: async (client, organisationId, id) => {
      await client.query(`DELETE FROM ${table} WHERE organisation_id = $1 AND id = $2`, [organisationId, id]);
    },
  };
}

/** The same of a table of which a save writes what is read, but `id` and `revision`. */
export const plainRepository = <Saved extends { readonly id: number }>(table: string, columns: readonly string[]) =>
  recordRepository<Saved, Readonly<Record<string, unknown>>, Saved>({
    table,
    selected: ['id', ...columns, 'revision'].join(', '),
    columns,
    toRecord: (row) => row,
  });
