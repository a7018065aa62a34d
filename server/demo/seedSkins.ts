import type { PoolClient } from 'pg';
import { listSkinsOf, readSkinDetails } from '../repositories/skins/read';
import {
  insertSkin,
  insertVariable,
  publishSkinOf,
  putOverride,
  updateVariableOf,
  type VariableFields,
} from '../repositories/skins/write';

const variable = (
  name: string,
  description: string,
  isSeen: boolean,
  values: VariableFields['values'],
): VariableFields => ({ name, description, customer_facing: isSeen ? 1 : 0, values });

const NIGHT: VariableFields['values'] = { primary: '#4db6ac', background: '#10201f' };

/** Adds variables to the first skin of an organisation, copies it twice, and lets its first location use and override one. */
export async function seedSkins(client: PoolClient, organisationId: number, now: Date): Promise<void> {
  const [base] = await listSkinsOf(client, organisationId);
  const { rows } = await client.query<{ id: number; logo: string | null }>(
    'SELECT id, logo FROM projects WHERE organisation_id = $1 ORDER BY id LIMIT 1',
    [organisationId],
  );
  const [project] = rows;
  if (!base || !project) throw new Error('The organisation has no skin or no location.');
  for (const one of [
    variable('Cards', 'Corners and shadow of cards, in pixels.', false, { radius: '8', shadow: '4' }),
    variable('Greeting', 'Shown until somebody touches a kiosk.', true, {
      headline: 'Welcome',
      hint: 'Touch to begin',
    }),
    variable('Header', 'The bar above the map.', true, { logo: project.logo ?? '', height: '64px' }),
  ])
    await insertVariable(client, organisationId, base.id, one);
  const day = await insertSkin(client, organisationId, {
    name: 'Riverside Day',
    description: 'For the mall while it is open.',
    base: base.id,
  });
  const night = await insertSkin(client, organisationId, {
    name: 'Riverside Night',
    description: 'Dark, for kiosks after closing time.',
    base: day,
  });
  const colours = async (skin: number) =>
    (await readSkinDetails(client, organisationId, skin, null))?.variables.find(({ name }) => name === 'Colours');
  const dark = await colours(night);
  if (dark) await updateVariableOf(client, organisationId, dark.id, { ...dark, values: NIGHT });
  await client.query(
    `UPDATE projects SET settings = settings || jsonb_build_object('skin_id', $2::int) WHERE id = $1`,
    [project.id, day],
  );
  const own = await colours(day);
  if (own)
    await putOverride(client, organisationId, {
      variableId: own.id,
      projectId: project.id,
      values: { primary: '#c2410c', background: '#ffffff' },
    });
  await publishSkinOf(client, organisationId, day, now);
}
