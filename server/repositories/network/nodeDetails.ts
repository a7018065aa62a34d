import type { PoolClient } from 'pg';
import type { NodeDetails, NodeKiosk } from '@/contract/network/nodes';
import type { Queryable } from '../../database/queryable';
import { listNodeAmenities } from '../amenities/amenities';
import { NODE, withoutNoClosure } from './read';
import type { Owner } from './write';

const KIOSK = 'id, name, description, orientation, lat, lon';

interface FoundNode {
  readonly node: NodeDetails;
  /** Number of its location. */
  readonly projectId: number;
}

/** A node of the organisation with its amenities and kiosks; null where there is none. */
export const readNodeDetails = (client: Queryable, organisationId: number, id: number) =>
  findNode(client, organisationId, id, '');

/** The same, locked until the end of the transaction. */
export const lockNodeDetails = (client: PoolClient, organisationId: number, id: number) =>
  findNode(client, organisationId, id, 'FOR UPDATE OF n');

async function findNode(
  client: Queryable,
  organisationId: number,
  id: number,
  lock: '' | 'FOR UPDATE OF n',
): Promise<FoundNode | null> {
  const { rows } = await client.query<Omit<NodeDetails, 'amenities' | 'screens'> & { project: number }>(
    `SELECT ${NODE}, n.project_id AS project, p.uuid AS project_id, n.location_description, n.details_revision AS revision
       FROM nodes n JOIN floors f ON f.id = n.floor_id JOIN projects p ON p.id = n.project_id
      WHERE n.organisation_id = $1 AND n.id = $2 ${lock}`,
    [organisationId, id],
  );
  const [row] = rows;
  if (!row) return null;
  const { project, ...node } = withoutNoClosure(row);
  const { rows: kiosks } = await client.query<NodeKiosk>(
    `SELECT ${KIOSK} FROM kiosks WHERE organisation_id = $1 AND node_id = $2 ORDER BY sort_key(name) COLLATE "C", id`,
    [organisationId, id],
  );
  const amenities = await listNodeAmenities(client, organisationId, id);
  return { node: { ...node, amenities, screens: kiosks }, projectId: project };
}

export async function updateNodeDetails(client: PoolClient, id: number, locationDescription: string): Promise<void> {
  await client.query(
    'UPDATE nodes SET location_description = $2, details_revision = details_revision + 1 WHERE id = $1',
    [id, locationDescription],
  );
}

/** The fields that a change of a kiosk has. */
type KioskChange = { readonly [Field in keyof NodeKiosk]?: NodeKiosk[Field] | undefined } & { readonly id: number };

/**
 * Puts exactly these kiosks at a node, with their changes; a kiosk of another node is moved. False where one of them is
 * not of the location.
 */
export async function setNodeKiosks(
  client: PoolClient,
  { organisationId, projectId }: Owner,
  nodeId: number,
  changes: readonly KioskChange[],
): Promise<boolean> {
  const ids = changes.map(({ id }) => id);
  const { rows } = await client.query<NodeKiosk>(
    `SELECT ${KIOSK} FROM kiosks WHERE organisation_id = $1 AND project_id = $2 AND id = ANY($3::int[]) ORDER BY id FOR UPDATE`,
    [organisationId, projectId, ids],
  );
  if (rows.length !== ids.length) return false;
  const changed = new Map(changes.map((change) => [change.id, change]));
  const after = rows.map((kiosk) => {
    const { name, description, orientation, lat, lon } = changed.get(kiosk.id) ?? {};
    return {
      id: kiosk.id,
      name: name ?? kiosk.name,
      description: description ?? kiosk.description,
      orientation: orientation ?? kiosk.orientation,
      lat: lat === undefined ? kiosk.lat : lat,
      lon: lon === undefined ? kiosk.lon : lon,
    };
  });
  await client.query(
    'UPDATE kiosks SET node_id = NULL, revision = revision + 1 WHERE node_id = $1 AND id <> ALL($2::int[])',
    [nodeId, ids],
  );
  await client.query(
    `UPDATE kiosks s SET node_id = $1, name = r.name, description = r.description, orientation = r.orientation,
            lat = r.lat, lon = r.lon, revision = s.revision + 1
       FROM jsonb_to_recordset($2::jsonb)
         AS r (id int, name text, description text, orientation float8, lat float8, lon float8)
      WHERE s.id = r.id`,
    [nodeId, JSON.stringify(after)],
  );
  return true;
}
