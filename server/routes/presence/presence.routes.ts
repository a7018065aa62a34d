import { deletePresence, readPresence, updatePresence } from '@/contract/presence/presence';
import { presenceText } from '@/contract/texts/presenceTexts';
import { isUuid } from '@/model/content/isUuid';
import { InvalidError, orNotFound } from '../../errors';
import type { EventBus } from '../../events/eventBus';
import { type HandlerTools, implement, type Write } from '../../http/implement';
import type { Principal } from '../../principal';
import { findProjectId } from '../../repositories/locations/read';
import { deletePresenceOf, findFloorOf, listPresences, putPresence } from '../../repositories/presence/presences';

const placeOf = async (
  client: HandlerTools['read'] | Write['client'],
  { organisation: { id } }: Principal,
  uuid: string,
) => ({
  organisationId: id,
  projectId: orNotFound(await findProjectId(client, id, uuid)),
});

/** Who has the editor of a location open. It is no change of the location, so the audit log has no entry of it. */
export const presenceRoutes = (events: EventBus) => {
  const announce = (organisations: readonly number[]) => {
    for (const organisationId of organisations) events.announce({ organisationId, kind: 'presence-update' });
  };

  return [
    implement(readPresence, async ({ params, principal, read, now }) => ({
      data: await listPresences(read, await placeOf(read, principal, params.uuid), now),
    })),

    implement(updatePresence, async ({ params, principal, body, write, now }) => {
      let changed: readonly number[] = [];
      const answer = await write(async ({ client }) => {
        const place = await placeOf(client, principal, params.uuid);
        const { user, sessionId } = principal;
        const floorId = body.floor_id === null ? null : await findFloorOf(client, place, body.floor_id);
        if (body.floor_id !== null && floorId === null)
          throw new InvalidError({ floor_id: [presenceText('floorUnknown')] });
        changed = await putPresence(client, { ...place, ...body, userId: user.id, sessionId, floorId, now });
        return { data: await listPresences(client, place, now) };
      });
      announce(changed);
      return answer;
    }),

    implement(deletePresence, async ({ params, principal, write }) => {
      let changed: readonly number[] = [];
      const answer = await write(async ({ client }) => {
        const place = await placeOf(client, principal, params.uuid);
        const tab = orNotFound(isUuid(params.tab) ? params.tab : null);
        // Leaving twice is leaving.
        if (await deletePresenceOf(client, { ...place, userId: principal.user.id, tab }))
          changed = [place.organisationId];
        return { data: null };
      });
      announce(changed);
      return answer;
    }),
  ];
};
