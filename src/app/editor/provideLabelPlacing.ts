import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { placeInRooms } from '@/api/destinations/placementBatches';
import { refreshPlacements } from '@/api/network/editor';
import { ApiError } from '@/api/transport/apiError';
import { type LabelPlacingMachine, labelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import { labelPlacements } from '@/model/content/rooms/labelPlacements';

/** The machine of destinations from labels, with the service behind it. */
export const provideLabelPlacing = (client: QueryClient, organisation: string): LabelPlacingMachine =>
  labelPlacingMachine.provide({
    actors: {
      create: fromPromise(async ({ input: { project, floor, rooms, sharesNames, attempt } }) => {
        const refresh = () => refreshPlacements(client, project, organisation);
        const known = sharesNames ? await client.fetchQuery(destinationsQuery(organisation)) : [];
        try {
          const batch = await placeInRooms(project, floor, labelPlacements(rooms, known, sharesNames), attempt);
          await refresh();
          return { kind: 'created' as const, batch };
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 409) throw error;
          await refresh();
          return { kind: 'taken' as const };
        }
      }),
    },
  });
