import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { refreshPlacements } from '@/api/network/editor';
import { call } from '@/api/transport/http';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, type DestinationBody } from '@/contract/destinations/destinations';
import {
  type GlobalDestinationMachine,
  type GlobalEdit,
  globalDestinationMachine,
} from '@/machines/editor/globalDestination.machine';

/** The machine of changes of a destination, with the service behind it. */
export const provideGlobalDestination = (
  client: QueryClient,
  organisation: string,
  project: string,
): GlobalDestinationMachine => {
  const refresh = () => refreshPlacements(client, project, organisation);
  return globalDestinationMachine.provide({
    actors: {
      create: fromPromise<number, GlobalEdit>(async ({ input: { body } }) => {
        const { data } = await call(createDestination, {
          params: { uuid: organisation },
          body: body as DestinationBody,
        });
        await refresh();
        return data.id;
      }),
      update: fromPromise<number, GlobalEdit>(async ({ input: { id, revision, body } }) => {
        const based = revision === undefined ? (body as DestinationBody) : { ...(body as DestinationBody), revision };
        await call(updateDestination, { params: { id: String(id) }, body: based });
        await refresh();
        return id;
      }),
    },
  });
};
