import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { CallError } from '@/api/http';
import { addOrganisation, ORGANISATIONS_KEY, removeOrganisation, saveOrganisation } from '@/api/organisations';
import { type Organisation, organisationSchema } from '@/contract/organisations';
import { type DeleteOrganisationLogic, deleteOrganisationMachine } from '@/machines/deleteOrganisation.machine';
import { Conflict, type Saved } from '@/machines/formEnd';
import {
  type FormRecord,
  type FormValues,
  type RecordFormLogic,
  recordFormMachine,
} from '@/machines/recordForm.machine';

interface Given {
  readonly client: QueryClient;
  /** The organisation acted for, or what stands below it, is read again. */
  readonly changed: () => void;
  readonly recordOf: (organisation: Organisation) => FormRecord;
  readonly bodyOf: (values: FormValues) => { name: string } & Record<string, unknown>;
}

/** A form of organisations with the service behind it; lists are read again before the form says that it is done. */
export function createOrganisationFormLogic({ client, changed, recordOf, bodyOf }: Given): RecordFormLogic {
  const refreshed = async ({ data, message }: { data: Organisation; message: string }): Promise<Saved<FormRecord>> => {
    await client.invalidateQueries({ queryKey: ORGANISATIONS_KEY });
    changed();
    return { message, record: recordOf(data) };
  };
  return recordFormMachine.provide({
    actors: {
      create: fromPromise(async ({ input }) => refreshed(await addOrganisation(bodyOf(input.values)))),
      update: fromPromise(async ({ input: { id, values, revision } }) => {
        try {
          return await refreshed(
            await saveOrganisation(id, { ...bodyOf(values), ...(revision !== null && { revision }) }),
          );
        } catch (error) {
          const current = error instanceof CallError && error.status === 409 ? error.refusal?.current : undefined;
          const theirs = organisationSchema.safeParse(current);
          if (theirs.success) throw new Conflict((error as Error).message, recordOf(theirs.data));
          throw error;
        }
      }),
      remove: fromPromise(({ input }) => removed(client, changed, input.id)),
    },
  });
}

async function removed(client: QueryClient, changed: () => void, organisation: string): Promise<string> {
  const { message } = await removeOrganisation(organisation);
  await client.invalidateQueries({ queryKey: ORGANISATIONS_KEY });
  changed();
  return message;
}

/** The deletion of an organisation with the service behind it; its row waits until the list was read again. */
export const createDeleteLogic = (client: QueryClient, changed: () => void): DeleteOrganisationLogic =>
  deleteOrganisationMachine.provide({
    actors: {
      remove: fromPromise(({ input }) => removed(client, changed, input.organisation)),
    },
  });
