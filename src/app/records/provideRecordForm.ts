import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { ApiError } from '@/api/transport/apiError';
import type { RecordAnswer, RecordCalls } from '@/api/transport/recordCalls';
import { type RecordFormMachine, recordFormMachine } from '@/machines/records/recordForm.machine';
import { type FormValues, RecordConflict, type SavedRecord } from '@/machines/records/recordFormTypes';
import { formRecordOf, type RecordKind } from '@/machines/records/recordKind';

/** The form of a kind of record with the service behind it. Lists are refreshed before the form reports success. */
export function provideRecordForm<Wire, Values extends FormValues, Body extends object, Choices>(
  client: QueryClient,
  kind: RecordKind<Wire, Values, Body, Choices>,
  { create, update, remove, stale }: RecordCalls<Wire, Body>,
  /** Called after every change. */
  onChanged: () => void = () => undefined,
): RecordFormMachine {
  const refresh = async () => {
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    onChanged();
  };
  const saved = async ({ data, message }: RecordAnswer<Wire>): Promise<SavedRecord> => {
    await refresh();
    return { message, record: formRecordOf(kind, data) };
  };
  const bodyOf = (values: FormValues): Body => kind.bodyOf(values as Values);
  return recordFormMachine.provide({
    guards: { isCreatable: () => create !== undefined },
    actors: {
      create: fromPromise(async ({ input }) => saved(await possible(create)(bodyOf(input.values)))),
      update: fromPromise(async ({ input: { id, values, revision } }) => {
        try {
          return await saved(await possible(update)(id, { ...bodyOf(values), ...(revision !== null && { revision }) }));
        } catch (error) {
          const current = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
          const theirs = kind.schema.safeParse(current);
          if (theirs.success)
            throw new RecordConflict((error as Error).message, formRecordOf(kind, theirs.data), changedByOf(error));
          throw error;
        }
      }),
      remove: fromPromise(async ({ input }) => {
        const { message } = await possible(remove)(input.id, input.moveTo);
        await refresh();
        return message;
      }),
    },
  });
}

/** The name of the person whose save was first, where the service says it. */
function changedByOf(error: unknown): string | null {
  const name = error instanceof ApiError ? error.body?.changed_by : undefined;
  return typeof name === 'string' ? name : null;
}

/** The call. @throws Error where this kind has none: its screen does not offer it */
function possible<Call>(call: Call | undefined): Call {
  if (!call) throw new Error('Records of this kind have no such call.');
  return call;
}
