import type { Queryable } from '../database/queryable';

/** Marks the database as a demo, which no later change of its accounts takes back. */
export async function markAsDemo(client: Queryable): Promise<void> {
  await client.query(`INSERT INTO installation_marks (name) VALUES ('demo') ON CONFLICT DO NOTHING`);
}

export async function isMarkedAsDemo(client: Queryable): Promise<boolean> {
  return (await client.query(`SELECT 1 FROM installation_marks WHERE name = 'demo'`)).rowCount === 1;
}
