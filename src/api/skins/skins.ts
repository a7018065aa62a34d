import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readOrganisation } from '@/contract/organisations/organisations';
import {
  createSkin,
  createVariable,
  deleteOverride,
  deleteSkin,
  deleteVariable,
  listSkins,
  overrideVariable,
  publishSkin,
  readSkin,
  readSkinInProject,
  readSkinPublication,
  type Skin,
  type SkinVariable,
  updateSkin,
  updateVariable,
} from '@/contract/skins/skins';
import { PROJECTS_KEY, projectKey } from '../locations/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { SKINS_KEY, skinInProjectKey, skinKey, skinPublicationKey, skinsKey } from './keys';

/** The skins of the active organisation. */
export const skinsQuery = (organisation: string) =>
  queryOptions({
    queryKey: skinsKey(organisation),
    queryFn: async ({ signal }) => (await call(listSkins, { signal })).data,
  });

/** A skin with its variables. */
export const skinQuery = (id: string) =>
  queryOptions({
    queryKey: skinKey(id),
    queryFn: async ({ signal }) => (await call(readSkin, { params: { id }, signal })).data,
  });

/** A skin with what a location overrides of its variables. */
export const skinInProjectQuery = (id: number, project: string) =>
  queryOptions({
    queryKey: skinInProjectKey(id, project),
    queryFn: async ({ signal }) =>
      (await call(readSkinInProject, { params: { id: String(id), projectUuid: project }, signal })).data,
  });

/** Skins and the locations that use them are loaded again. */
export const refreshSkins = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: SKINS_KEY }),
    client.invalidateQueries({ queryKey: PROJECTS_KEY }),
  ]);

/** The locations that use a skin, by when they would show its publication. */
export const skinPublicationQuery = (id: number) =>
  queryOptions({
    queryKey: skinPublicationKey(id),
    queryFn: async ({ signal }) => (await call(readSkinPublication, { params: { id: String(id) }, signal })).data,
    // Whether a location has other changes is known at that moment alone.
    staleTime: 0,
  });

/** Returns the message of the service. It changes state, so it is sent by a press alone. */
export const sendPublishSkin = async (id: number): Promise<string> =>
  (await call(publishSkin, { params: { id: String(id) } })).message;

/** Returns the message of the service. */
export const sendDeleteSkin = async (id: number): Promise<string> =>
  (await call(deleteSkin, { params: { id: String(id) } })).message;

interface SkinBody {
  readonly name: string;
  readonly description: string;
  readonly duplicate_skin_id: number;
}

/** The calls of the form of a skin; its deletion is asked for elsewhere. */
export const skinCalls = (organisation: string): RecordCalls<Skin, SkinBody> => ({
  create: async (body) => {
    const { data } = await call(readOrganisation, { params: { uuid: organisation } });
    return call(createSkin, { body: { ...body, organisation_id: data.id } });
  },
  update: (id, { duplicate_skin_id: _, ...body }) => call(updateSkin, { params: { id }, body }),
  stale: [SKINS_KEY],
});

/** A key with its value, as a form has it: a key may be there twice until it is corrected. */
interface Pair {
  readonly key: string;
  readonly value: string;
}

export interface VariableBody {
  readonly name: string;
  readonly description: string;
  readonly customer_facing: 0 | 1;
  readonly values: readonly Pair[];
}

const recordOf = (pairs: readonly Pair[]): Record<string, string> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value]));

/** The calls of the form of a variable. @param skin id of the skin */
export const variableCalls = (skin: string): RecordCalls<SkinVariable, VariableBody> => ({
  create: (body) => call(createVariable, { body: { ...body, values: recordOf(body.values), skin_id: Number(skin) } }),
  update: (id, body) => call(updateVariable, { params: { id }, body: { ...body, values: recordOf(body.values) } }),
  remove: (id) => call(deleteVariable, { params: { id } }),
  stale: [SKINS_KEY],
});

/** A variable as the form of its override has it; the revision is that of the override. */
export interface OverrideRecord {
  readonly id: number;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly revision: number;
}

/** The values of a variable in a location: its own, or those of the skin until it has some. */
export const toOverrideRecord = ({ id, name, values, overrides: [own] }: SkinVariable): OverrideRecord => ({
  id,
  name,
  values: own?.values ?? values,
  revision: own ? (own.revision ?? 1) : 0,
});

/** The calls of the form of an override. @param project uuid of the location */
export const overrideCalls = (project: string): RecordCalls<OverrideRecord, { readonly values: readonly Pair[] }> => ({
  update: async (id, { values, revision }) => {
    const { data, message } = await call(overrideVariable, {
      params: { id },
      body: {
        variable_id: Number(id),
        values: recordOf(values),
        project_uuid: project,
        ...(revision !== undefined && { revision }),
      },
    });
    return { data: toOverrideRecord(data), message };
  },
  remove: (id) => call(deleteOverride, { params: { id }, query: { project_uuid: project } }),
  stale: [SKINS_KEY, projectKey(project), PROJECTS_KEY],
});
