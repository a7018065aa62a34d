import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  createKiosk,
  decommissionKiosk,
  deleteKiosk,
  type Kiosk,
  type kioskRule,
  listKiosks,
  readKioskConfig,
  updateKiosk,
} from '@/contract/kiosks/kiosks';
import { kioskText } from '@/contract/texts/kioskTexts';
import { translate } from '@/contract/texts/translate';
import { currentReleaseOf } from '@/model/versions/rollOut';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { forbidden } from '../../http/httpError';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { revokeDevice } from '../../repositories/kiosks/devices';
import {
  findKioskOf,
  findKioskReferences,
  hasInternalKiosk,
  listDevVersions,
  listKiosksOf,
  lockKioskOf,
  readKioskConfigOf,
} from '../../repositories/kiosks/read';
import {
  decommissionKioskOf,
  deleteKioskOf,
  insertKiosk,
  type KioskFields,
  saveKioskConfig,
  updateKioskOf,
} from '../../repositories/kiosks/write';
import { listOfferedVersions } from '../../repositories/versions/offered';
import { findVersionNumber } from '../../repositories/versions/read';
import { audited } from '../audit/audited';

const label = kioskText('label');

type Body = z.output<typeof kioskRule>;

/** The kiosks of an organisation. */
export const kioskRoutes = () => [
  implement(listKiosks, async ({ principal, query, read }) => {
    const { id } = principal.organisation;
    const kiosks = await listKiosksOf(read, id, query);
    const offered = await listOfferedVersions(read, id);
    const current = currentReleaseOf(offered);
    const seesDev = principal.staff || (await hasInternalKiosk(read, id));
    return {
      data: {
        screens: kiosks,
        versions: offered.map((one) => ({
          id: one.id,
          version: one.version,
          current_release: one === current,
          created_at: new Date(one.createdAt).toISOString(),
        })),
        dev_versions: seesDev ? await listDevVersions(read) : [],
      },
    };
  }),

  implement(createKiosk, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const fields = await checkedFields(client, principal, body, null);
      const id = await insertKiosk(client, organisationId, randomUUID(), fields);
      if (body.usd_config) await saveKioskConfig(client, id, fields.versionId, body.usd_config);
      const made = orNotFound(await findKioskOf(client, organisationId, id));
      audited(audit, 'kiosk', fields.projectId ?? undefined).created(String(id), made.name, made);
      return { data: made, message: translate('created', { name: made.name }) };
    }),
  ),

  implement(updateKiosk, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      const before = orNotFound(await lockKioskOf(client, organisationId, id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      const fields = await checkedFields(client, principal, body, before);
      await updateKioskOf(client, organisationId, id, fields);
      const config = body.usd_config ?? null;
      const isOtherConfig =
        config !== null && !isDeepStrictEqual(config, await readKioskConfigOf(client, id, fields.versionId));
      if (config) await saveKioskConfig(client, id, fields.versionId, config);
      const after = orNotFound(await findKioskOf(client, organisationId, id));
      // Its values are for provider staff; everybody of the organisation may read the log.
      const version = fields.versionId === null ? null : await findVersionNumber(client, fields.versionId);
      const what = version === null ? kioskText('configChanged') : kioskText('configChangedOf', { version });
      const traced = isOtherConfig ? { ...after, usd_config: what } : after;
      audited(audit, 'kiosk', fields.projectId ?? undefined).updated(params.id, after.name, before, traced);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteKiosk, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const kiosk = orNotFound(await lockKioskOf(client, organisationId, Number(params.id)));
      await deleteKioskOf(client, organisationId, kiosk.id);
      audited(audit, 'kiosk').deleted(params.id, kiosk.name, kiosk);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),

  implement(decommissionKiosk, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const before = orNotFound(await lockKioskOf(client, organisationId, Number(params.id)));
      if (before.plus_id === null)
        throw new InvalidError({ plus_id: [kioskText('notCommissioned')] }, 'not-commissioned');
      await decommissionKioskOf(client, organisationId, before.id);
      await revokeDevice(client, organisationId, before.id);
      const after = orNotFound(await findKioskOf(client, organisationId, before.id));
      audited(audit, 'kiosk').updatedAs(params.id, `Decommissioned ${after.name}`, before, after);
      return { data: after, message: kioskText('decommissioned', { name: after.name }) };
    }),
  ),

  implement(readKioskConfig, async ({ params, query, principal, read }) => {
    const kiosk = orNotFound(await findKioskOf(read, principal.organisation.id, Number(params.id)));
    return { data: { usd_config: await readKioskConfigOf(read, kiosk.id, query.version || null) } };
  }),
];

/**
 * The fields that a save stores. A live unit has chosen neither a version nor a build, and no kiosk keeps a node of
 * another location.
 * @throws InvalidError for a reference that the organisation, the location or the kiosk may not have
 * @throws HttpError 403 when anybody but provider staff changes internal fields
 */
async function checkedFields(
  client: PoolClient,
  { organisation, staff }: Principal,
  body: Body,
  before: Kiosk | null,
): Promise<KioskFields> {
  if (!staff && (body.usd_config !== undefined || body.internal_use !== (before?.internal_use ?? false)))
    throw forbidden();
  const versionId = body.is_test ? body.version_id : null;
  const buildId = body.is_test ? body.project_build_id : null;
  const keptNode = before && before.project_id === body.project_id ? before.node_id : null;
  const nodeId = body.node_id === undefined ? keptNode : body.node_id;
  const found = await findKioskReferences(client, organisation.id, {
    project: body.project_id,
    build: buildId,
    node: nodeId,
  });
  if (body.project_id !== null && found.projectId === null)
    throw new InvalidError({ project_id: [kioskText('projectUnknown')] });
  if (buildId !== null && !found.hasBuild) throw new InvalidError({ project_build_id: [kioskText('buildUnknown')] });
  if (nodeId !== null && !found.hasNode) throw new InvalidError({ node_id: [kioskText('nodeUnknown')] });
  if (versionId !== null && !(await mayRun(client, organisation.id, versionId, body.internal_use, before)))
    throw new InvalidError({ version_id: [kioskText('versionUnknown')] });
  const { name, description, orientation, lat, lon, is_test: isDemo, internal_use: internalUse } = body;
  return {
    name,
    description,
    orientation,
    lat,
    lon,
    isDemo,
    internalUse,
    projectId: found.projectId,
    versionId,
    buildId,
    nodeId,
  };
}

/** Whether a demo unit may choose a version: a released one of its organisation, or a dev unit one of type Dev. */
async function mayRun(
  client: PoolClient,
  organisationId: number,
  version: number,
  isInternal: boolean,
  before: Kiosk | null,
): Promise<boolean> {
  const offered = await listOfferedVersions(client, organisationId);
  if (offered.some(({ id }) => id === version)) return true;
  const isDev = (await listDevVersions(client)).some(({ id }) => id === version);
  if (isDev) return isInternal;
  // One that is no longer released stays until another one is chosen.
  return before?.version_id === version;
}
