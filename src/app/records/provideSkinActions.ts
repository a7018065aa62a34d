import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { refreshSkins, sendDeleteSkin, sendPublishSkin } from '@/api/skins/skins';
import { type SkinActionsMachine, skinActionsMachine } from '@/machines/skins/skinActions.machine';

/** Publishing and deleting with the service behind it. */
export const provideSkinActions = (client: QueryClient): SkinActionsMachine =>
  skinActionsMachine.provide({
    actors: {
      publish: fromPromise(({ input }) => sendPublishSkin(input.id)),
      remove: fromPromise(({ input }) => sendDeleteSkin(input.id)),
    },
    actions: { refresh: () => void refreshSkins(client) },
  });
