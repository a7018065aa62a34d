import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { ConfigPair, ProjectChange, SettingsChange } from '@/contract/locations/projectSettings';
import { meshesWithoutNodes } from '@/contract/locations/projects';
import { locationText } from '@/contract/texts/locationTexts';
import { buildingsKey } from '../buildings/keys';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { withoutPrefix } from '../transport/withoutPrefix';
import {
  brokenMeshesKey,
  PROJECTS_KEY,
  projectKey,
  projectSettingsKey,
  projectVersionsKey,
  screensaversKey,
  skinScreensaversKey,
  usdConfigKey,
} from './keys';

export const projectSettingsQuery = (uuid: string) =>
  queryOptions({
    queryKey: projectSettingsKey(uuid),
    queryFn: async ({ signal }) => (await call(readProjectSettings, { params: { uuid }, signal })).data,
  });

/** Meshes with a destination that no node leads to. */
export const brokenMeshesQuery = (uuid: string) =>
  queryOptions({
    queryKey: brokenMeshesKey(uuid),
    queryFn: async ({ signal }) => (await call(meshesWithoutNodes, { params: { uuid }, signal })).data,
  });

export const projectVersionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: projectVersionsKey(uuid),
    queryFn: async ({ signal }) => (await call(listProjectVersions, { params: { uuid }, signal })).data,
  });

/** The screensavers of a location; 0 where it has no skin of its own. */
export const screensaversQuery = (uuid: string, skin: number | null) =>
  queryOptions({
    queryKey: skinScreensaversKey(uuid, skin),
    queryFn: async ({ signal }) =>
      (await call(readScreensaverSettings, { params: { uuid, skinId: String(skin ?? 0) }, signal })).data,
    retry: false,
  });

const changed = (client: QueryClient, uuid: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: projectKey(uuid) }),
    client.invalidateQueries({ queryKey: projectSettingsKey(uuid) }),
    client.invalidateQueries({ queryKey: PROJECTS_KEY }),
  ]);

export type MapsIntegration = 'apple' | 'google';

export const toggleMaps = (uuid: string) =>
  mutationOptions({
    mutationFn: ({ name, ...body }: { name: MapsIntegration; enabled: boolean; revision: number | undefined }) =>
      call(name === 'apple' ? toggleAppleMaps : toggleGoogleMaps, {
        params: { uuid },
        body: { enabled: body.enabled, ...(body.revision !== undefined && { revision: body.revision }) },
      }),
    onSettled: (_answer, _error, _body, _result, { client }) => changed(client, uuid),
  });

/** A change as the forms have it: the fields of the location and its settings in one level. */
export type FlatChange = Omit<ProjectChange, 'settings'> & SettingsChange;

const PROJECT_FIELDS: readonly string[] = [
  'name',
  'description',
  'logo',
  'banner',
  'opening_hours',
  'colour_settings',
  'overview_building',
  'version_id',
  'project_build_id',
  'integrations',
  'ad',
] satisfies (keyof ProjectChange)[];

/** The body of a save, with the settings inside. */
export function toProjectChange(flat: FlatChange): ProjectChange {
  const entries = Object.entries(flat);
  const own = Object.fromEntries(entries.filter(([name]) => PROJECT_FIELDS.includes(name)));
  const settings = Object.fromEntries(entries.filter(([name]) => !PROJECT_FIELDS.includes(name)));
  return { ...own, ...(Object.keys(settings).length > 0 && { settings }) };
}

/** The save of each tab of the settings. */
export const projectDetailsCalls = (uuid: string): RecordCalls<ProjectDetails, FlatChange> => ({
  update: async (_id, { revision, ...flat }) => {
    try {
      return await call(updateProject, {
        params: { uuid },
        body: { ...toProjectChange(flat), ...(revision !== undefined && { revision }) },
      });
    } catch (error) {
      throw withoutPrefix(error, 'settings.');
    }
  },
  stale: [projectKey(uuid), projectSettingsKey(uuid), screensaversKey(uuid), buildingsKey(uuid), PROJECTS_KEY],
});

/** The same for the two points of the map, whose failures have one text. */
export const boundingCalls = (uuid: string): RecordCalls<ProjectDetails, FlatChange> => {
  const { update, stale } = projectDetailsCalls(uuid);
  return {
    update: async (id, body) => {
      try {
        return await (update as NonNullable<typeof update>)(id, body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 401 || error.status === 409) throw error;
        throw new ApiError(error.status, locationText('boundingFailed'), error.body);
      }
    },
    stale,
  };
};

/** The internal configuration as its form has it. */
export interface LocationConfig {
  readonly uuid: string;
  readonly usd_config: readonly ConfigPair[];
  readonly revision?: number | undefined;
}

export const configQuery = (uuid: string) =>
  queryOptions({
    queryKey: usdConfigKey(uuid),
    queryFn: async ({ signal }): Promise<LocationConfig> => {
      const { data } = await call(readConfig, { params: { uuid }, query: {}, signal });
      return { uuid, ...data };
    },
  });

export const configCalls = (
  uuid: string,
): RecordCalls<LocationConfig, { readonly usd_config: readonly ConfigPair[] }> => ({
  update: async (_id, { usd_config, revision }) => {
    const { data, message } = await call(saveConfig, {
      params: { uuid },
      body: { usd_config: [...usd_config], ...(revision !== undefined && { revision }) },
    });
    return { data: { uuid, ...data }, message };
  },
  stale: [usdConfigKey(uuid)],
});
