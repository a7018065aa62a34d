import type { PoolClient } from 'pg';
import type { LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import type { Queryable } from '../../database/queryable';

/** Layers of an organisation that are kept. */
const KEPT = 5000;

/** The use of layers by name, as an organisation last chose it. */
export async function listLayerKinds(client: Queryable, organisationId: number): Promise<LayerKinds> {
  const { rows } = await client.query<{ kinds: LayerKinds }>(
    `SELECT COALESCE(jsonb_object_agg(layer, kind), '{}') AS kinds FROM layer_kinds WHERE organisation_id = $1`,
    [organisationId],
  );
  return rows[0]?.kinds ?? {};
}

/** Sets the use of layers; those that were chosen longest ago are dropped where they are too many. */
export async function putLayerKinds(
  client: PoolClient,
  organisationId: number,
  { kinds, now }: { readonly kinds: LayerKinds; readonly now: Date },
): Promise<void> {
  await client.query(
    `INSERT INTO layer_kinds (organisation_id, layer, kind, updated_at)
     SELECT $1, k.key, k.value, $3 FROM jsonb_each_text($2::jsonb) AS k ORDER BY k.key
     ON CONFLICT (organisation_id, layer) DO UPDATE SET kind = EXCLUDED.kind, updated_at = EXCLUDED.updated_at`,
    [organisationId, JSON.stringify(kinds), now],
  );
  await client.query(
    `DELETE FROM layer_kinds WHERE organisation_id = $1 AND layer NOT IN
       (SELECT layer FROM layer_kinds WHERE organisation_id = $1 ORDER BY updated_at DESC, layer LIMIT $2)`,
    [organisationId, KEPT],
  );
}
