import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { Integration } from '@/contract/imports/integrations';
import {
  listProjectVersions,
  readConfig,
  readProjectSettings,
  readScreensaverSettings,
  saveConfig,
  toggleAppleMaps,
  toggleGoogleMaps,
  updateProject,
} from '@/contract/locations/projectChanges';
import { type ProjectDetails, readProject } from '@/contract/locations/projectDetails';
import type { ProjectChange } from '@/contract/locations/projectSettings';
import { locationText } from '@/contract/texts/locationTexts';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { versionText } from '@/contract/texts/versionTexts';
import { currentReleaseOf } from '@/model/versions/rollOut';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  readConfigOf,
  readProjectDetails,
  readScreensavers,
  saveConfigOf,
  setMapsIntegration,
  setOverviewBuilding,
  updateProjectOf,
} from '../../repositories/locations/details';
import { findProjectId } from '../../repositories/locations/read';
import { advanceStructure } from '../../repositories/locations/write';
import { isBuildOf } from '../../repositories/publishing/builds';
import { isSkinOf, readSkinOf } from '../../repositories/skins/read';
import { isImageOf } from '../../repositories/uploads/images';
import { listOfferedVersions } from '../../repositories/versions/offered';
import { findVersionNumber } from '../../repositories/versions/read';
import type { SecretBox } from '../../secretBox';
import { audited } from '../audit/audited';
import { saveIntegrations, tracedChanges, tracedIntegrations } from '../imports/integrations.routes';
import { isTimeZone } from './timeZones';

export const projectDetailsRoutes = (integrationBox: SecretBox) => [
  readProjectRoute,
  updateProjectRoute(integrationBox),
  readProjectSettingsRoute,
  toggleAppleMapsRoute,
  toggleGoogleMapsRoute,
  listProjectVersionsRoute,
  readScreensaverSettingsRoute,
  readConfigRoute,
  saveConfigRoute,
];

const readProjectRoute = implement(readProject, async ({ params, principal, read }) => ({
  data: orNotFound(await readProjectDetails(read, principal.organisation.id, params.uuid)),
}));

const updateProjectRoute = (box: SecretBox) =>
  implement(updateProject, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id } = principal.organisation;
      const before = orNotFound(await readProjectDetails(client, id, params.uuid));
      const projectId = orNotFound(await findProjectId(client, id, params.uuid));
      await assertKnown(client, principal, before, body);
      await assertChoices(client, { organisationId: id, projectId }, before, body);
      if (!(await updateProjectOf(client, id, params.uuid, body)))
        throw new ConflictError(orNotFound(await readProjectDetails(client, id, params.uuid)));
      const { overview_building: building, integrations } = body;
      if (integrations)
        await saveIntegrations(client, { organisationId: id, projectId }, { given: integrations, box, principal });
      if (building !== undefined && building !== before.overview_building) {
        if (!(await setOverviewBuilding(client, id, projectId, building)))
          throw new InvalidError({ overview_building: [locationText('buildingUnknown')] });
        await advanceStructure(client, projectId, null);
      }
      const after = orNotFound(await readProjectDetails(client, id, params.uuid));
      const skin = (one: ProjectDetails) => nameOfSkin(client, id, one.settings?.skin_id);
      const old = { ...tracedFields(before), skin: await skin(before) };
      audited(audit, 'project', projectId).updated(params.uuid, after.name, old, {
        ...tracedFields(after),
        skin: await skin(after),
        integrations: tracedChanges(after.integrations, before.integrations, integrations),
      });
      return { data: after, message: translate('updated', { label: translate('location.label') }) };
    }),
  );

/** The fields whose changes the log shows. */
const tracedFields = ({ settings, ...project }: ProjectDetails & { integrations: readonly Integration[] }) => ({
  name: project.name,
  description: project.description,
  logo: project.logo,
  banner: project.banner,
  opening_hours: project.opening_hours,
  colour_settings: project.colour_settings,
  overview_building: project.overview_building,
  version_id: project.version_id,
  project_build_id: project.project_build_id,
  ad: project.ad,
  integrations: tracedIntegrations(project.integrations),
  ...settings,
  // By its name, beside it.
  skin_id: undefined,
});

const nameOfSkin = async (client: PoolClient, organisationId: number, id: number | null | undefined) =>
  id ? ((await readSkinOf(client, organisationId, id))?.name ?? null) : null;

/** Rejects pictures that were not uploaded for this organisation, and time zones and skins that nobody knows. */
async function assertKnown(
  client: PoolClient,
  { organisation }: Principal,
  before: ProjectDetails,
  { settings = {}, ...change }: ProjectChange,
): Promise<void> {
  if (settings.timezone !== undefined && !isTimeZone(settings.timezone))
    throw new InvalidError({ 'settings.timezone': [locationText('timeZoneUnknown')] });
  if (settings.skin_id && !(await isSkinOf(client, organisation.id, settings.skin_id)))
    throw new InvalidError({ 'settings.skin_id': [skinText('skinUnknown')] });
  const pictures = {
    ...(change.logo !== before.logo && { logo: change.logo }),
    ...(change.banner !== before.banner && { banner: change.banner }),
    'ad.media_url': change.ad?.media_url,
    'ad.media_url_landscape': change.ad?.media_url_landscape,
    'settings.screensaver_portrait': settings.screensaver_portrait?.media,
    'settings.screensaver_landscape': settings.screensaver_landscape?.media,
  };
  for (const [field, url] of Object.entries(pictures))
    if (url && !(await isImageOf(client, organisation.id, url)))
      throw new InvalidError({ [field]: [locationText('pictureUnknown')] });
}

/** Rejects a version that the organisation may not run, and a build of another location; a present choice may stay. */
async function assertChoices(
  client: PoolClient,
  { organisationId, projectId }: { organisationId: number; projectId: number },
  before: ProjectDetails,
  { version_id: version = null, project_build_id: build = null }: ProjectChange,
): Promise<void> {
  if (version !== null && version !== before.version_id) {
    const offered = await listOfferedVersions(client, organisationId);
    if (!offered.some(({ id }) => id === version))
      throw new InvalidError({ version_id: [versionText('versionUnknown')] });
  }
  if (build !== null && build !== before.project_build_id && !(await isBuildOf(client, projectId, build)))
    throw new InvalidError({ project_build_id: [versionText('buildUnknown')] });
}

const readProjectSettingsRoute = implement(readProjectSettings, async ({ params, principal, read }) => {
  const { settings, revision } = orNotFound(await readProjectDetails(read, principal.organisation.id, params.uuid));
  return { data: { ...settings, revision } };
});

const toggleRoute = <E extends typeof toggleAppleMaps | typeof toggleGoogleMaps>(
  endpoint: E,
  name: 'apple' | 'google',
  label: string,
) =>
  implement(endpoint as typeof toggleAppleMaps, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id } = principal.organisation;
      const projectId = orNotFound(await findProjectId(client, id, params.uuid));
      const isSaved = await setMapsIntegration(client, id, params.uuid, { name, ...body });
      const after = orNotFound(await readProjectDetails(client, id, params.uuid));
      if (!isSaved) throw new ConflictError(after);
      const text = locationText(body.enabled ? 'integrationOn' : 'integrationOff', { name: label });
      audited(audit, 'project', projectId).noted('updated', params.uuid, text, {
        attributes: { [`${name}_maps_integration_enabled`]: body.enabled },
      });
      return { data: after, message: text };
    }),
  );
const toggleAppleMapsRoute = toggleRoute(toggleAppleMaps, 'apple', 'Apple');
const toggleGoogleMapsRoute = toggleRoute(toggleGoogleMaps, 'google', 'Google');

const listProjectVersionsRoute = implement(listProjectVersions, async ({ params, principal, read }) => {
  const { id } = principal.organisation;
  orNotFound(await findProjectId(read, id, params.uuid));
  const offered = await listOfferedVersions(read, id);
  const current = currentReleaseOf(offered);
  return {
    data: offered.map((one) => ({
      id: one.id,
      version: one.version,
      current_release: one === current,
      created_at: new Date(one.createdAt).toISOString(),
    })),
  };
});

const readScreensaverSettingsRoute = implement(readScreensaverSettings, async ({ params, principal, read }) => {
  if (!/^[1-9]\d{0,8}$/.test(params.skinId)) throw new NotFoundError();
  return { data: orNotFound(await readScreensavers(read, principal.organisation.id, params.uuid)) };
});

/** The configuration of all versions. */
const ALL_VERSIONS = 0;

const readConfigRoute = implement(readConfig, async ({ params, principal, query, read }) => {
  const { id } = principal.organisation;
  const projectId = orNotFound(await findProjectId(read, id, params.uuid));
  return { data: await readConfigOf(read, id, projectId, query.version ?? ALL_VERSIONS) };
});

const saveConfigRoute = implement(saveConfig, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const { id } = principal.organisation;
    const version = body.version ?? ALL_VERSIONS;
    const projectId = orNotFound(await findProjectId(client, id, params.uuid));
    const owner = { organisationId: id, projectId, version };
    const before = await readConfigOf(client, id, projectId, version);
    const isSaved = await saveConfigOf(client, owner, { pairs: body.usd_config, revision: body.revision ?? null });
    const saved = await readConfigOf(client, id, projectId, version);
    if (!isSaved) throw new ConflictError({ uuid: params.uuid, ...saved });
    // Its values are for provider staff; everybody of the organisation may read the log.
    const number = version === ALL_VERSIONS ? null : ((await findVersionNumber(client, version)) ?? version);
    const what = number === null ? 'the USD Config' : `the USD Config of version ${number}`;
    const isChange = !isDeepStrictEqual(before.usd_config, saved.usd_config);
    const text = isChange ? `Changed ${what}` : `Saved ${what} without a change`;
    audited(audit, 'project', projectId).noted('updated', params.uuid, text);
    return { data: saved, message: locationText('configSaved') };
  }),
);
