import { sampleIntegration } from '@/contract/imports/sampleIntegration';
import { testIntegration } from '@/contract/imports/testIntegration';
import { updateProject } from '@/contract/locations/projectChanges';
import { type ProjectDetails, readProject } from '@/contract/locations/projectDetails';
import type { ProjectChange } from '@/contract/locations/projectSettings';
import { integrationText } from '@/contract/texts/integrationTexts';
import { translate } from '@/contract/texts/translate';
import { projectDetailsCalls } from '../locations/projectDetails';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';

/** An integration as its form has it, with the revision of its location. */
export interface OpenedIntegration {
  /** Empty for a new one. */
  readonly uuid: string;
  readonly type: string;
  readonly mode: number;
  /** Null for a new one. */
  readonly config: Readonly<Record<string, unknown>> | null;
  readonly revision?: number | undefined;
}

/** The body that the form of an integration sends, already validated. */
export interface IntegrationBody {
  readonly type: string;
  readonly mode: number;
  readonly config: Readonly<Record<string, unknown>>;
}

/** The integration of a location; null where the location has none of this id. */
export function openedIntegration(project: ProjectDetails, id: string): OpenedIntegration | null {
  const found = project.integrations?.find((one) => one.id === id);
  if (!found) return null;
  return { uuid: id, type: found.type, mode: found.mode, config: found.config, revision: project.revision };
}

/**
 * The calls of one integration. The service has a call for the whole list alone, so it is read first: an integration
 * that somebody else adds meanwhile stays.
 */
export const integrationCalls = (uuid: string): RecordCalls<OpenedIntegration, IntegrationBody> => {
  const params = { uuid };
  const read = async () => (await call(readProject, { params })).data;
  const save = async (before: ProjectDetails, integrations: readonly object[]) =>
    call(updateProject, {
      params,
      body: {
        // Fields that the form does not show are sent back unchanged.
        integrations: integrations as NonNullable<ProjectChange['integrations']>,
        ...(before.revision !== undefined && { revision: before.revision }),
      },
    });
  return {
    update: async (id, { revision, ...integration }) => {
      const before = await read();
      const list = before.integrations ?? [];
      const current = id === '' ? null : openedIntegration(before, id);
      if (id !== '' && !current) throw new ApiError(404, integrationText('gone'), null);
      if (current && revision !== undefined && before.revision !== revision) throw conflictWith(current);
      const next = current ? list.map((one) => (one.id === id ? { ...integration, id } : one)) : [...list, integration];
      try {
        const { data, message } = await save(before, next);
        const saved = openedIntegration(data, current ? id : (data.integrations?.at(-1)?.id ?? ''));
        if (!saved) throw new ApiError(404, integrationText('gone'), null);
        return { data: saved, message };
      } catch (error) {
        throw ofOne(error);
      }
    },
    remove: async (id) => {
      const before = await read();
      return save(
        before,
        (before.integrations ?? []).filter((one) => one.id !== id),
      );
    },
    stale: projectDetailsCalls(uuid).stale,
  };
};

function conflictWith(current: OpenedIntegration): ApiError {
  const text = translate('failed.conflict');
  return new ApiError(409, text, { error: text, message: text, code: 'conflict', current });
}

/** The errors of a save of the list under the names of the parameters of one. */
function ofOne(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.body?.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(error.body.errors).map(([name, texts]) => [
      name.replace(/^integrations\.\d+\./, '').replace(/^config\./, ''),
      texts,
    ]),
  );
  return new ApiError(error.status, error.message, { ...error.body, errors });
}

/** Reads the source once. @param id of the stored integration whose header values count; empty for none */
export async function runIntegrationTest(id: string, { type, config }: IntegrationBody, signal: AbortSignal) {
  // The form has checked it, and the service does so again.
  const body = { type, config, ...(id !== '' && { id }) } as Parameters<typeof call<typeof testIntegration>>[1]['body'];
  await call(testIntegration, { body, signal });
}

/** Reads the beginning of a source. @param project uuid of its location @param guess whether empty fields get a likely place */
export async function sampleFeed(
  { project, id, guess }: { readonly project: string; readonly id: string; readonly guess: boolean },
  { type, config }: IntegrationBody,
) {
  // The service checks it.
  const body = { type, config, guess, ...(id !== '' && { id }) } as Parameters<
    typeof call<typeof sampleIntegration>
  >[1]['body'];
  return (await call(sampleIntegration, { params: { uuid: project }, body })).data;
}
