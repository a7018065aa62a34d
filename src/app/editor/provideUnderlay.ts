import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { sendUnderlay } from '@/api/buildings/underlays';
import { sendPictureFor } from '@/api/uploads/pictures';
import { type UnderlayMachine, underlayMachine } from '@/machines/editor/underlay.machine';
import { readUnderlay } from './readUnderlay';

/** The machine of the picture under a floor, with the service behind it. */
export const provideUnderlay = (client: QueryClient, organisation: string): UnderlayMachine =>
  underlayMachine.provide({
    actors: {
      store: fromPromise(async ({ input: { file, page }, signal }) => {
        const read = await readUnderlay(file ?? new Blob(), page);
        if ('pages' in read) return read;
        const { ratio, ...picture } = read;
        const send = sendPictureFor(organisation, 'floor.underlay');
        return { picture: await send({ ...picture, signal, onProgress: () => undefined }), ratio };
      }),
      save: fromPromise(({ input }) => sendUnderlay(client, input)),
    },
  });
