import { queryOptions } from '@tanstack/react-query';
import { fillPath } from '@/contract/endpoint';
import { deletePresence, readPresence, updatePresence, type WirePresence } from '@/contract/presence/presence';
import type { PresentTab } from '@/model/presence/presentPeople';
import { call, requestHeaders } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { randomId } from '../transport/randomId';
import { presenceAnnouncementKey, presenceKey } from './keys';

/** Milliseconds between two renewals; the service lets an entry expire after 45 seconds. */
const RENEWAL = 20_000;
/** One renewal that is not answered must not hold up the next. */
const TIMEOUT = 10_000;

/** This tab, from when it was loaded until it is closed. */
export const OWN_TAB = randomId();

const toTab = ({ user_uuid, floor_id, has_unsaved_changes, ...one }: WirePresence): PresentTab => ({
  user: user_uuid,
  name: one.name,
  avatar: one.avatar,
  tab: one.tab,
  floor: floor_id,
  hasUnsavedChanges: has_unsaved_changes,
});

/** Who is in the editor of a location. Every announcement brings it, and an event asks for it again. */
export const presenceQuery = (project: string) =>
  queryOptions({
    queryKey: presenceKey(project),
    queryFn: async ({ signal }) => (await call(readPresence, { params: { uuid: project }, signal })).data.map(toTab),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface Announced {
  readonly project: string;
  readonly floor: string | null;
  readonly hasUnsavedChanges: boolean;
}

/** Enters the editor of a location with this tab, and renews the entry while the page is seen. */
export const announcementQuery = ({ project, floor, hasUnsavedChanges }: Announced) =>
  queryOptions({
    queryKey: presenceAnnouncementKey(project, floor, hasUnsavedChanges),
    queryFn: async ({ client }) => {
      const body = { tab: OWN_TAB, floor_id: floor, has_unsaved_changes: hasUnsavedChanges };
      const { queryKey } = presenceQuery(project);
      try {
        const answer = await inTurn(() => call(updatePresence, { params: { uuid: project }, body, timeout: TIMEOUT }));
        client.setQueryData(queryKey, answer.data.map(toTab));
      } catch (error) {
        // Who was there a while ago is not known to be there now.
        client.setQueryData(queryKey, []);
        throw error;
      }
      return true;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => pollInterval(RENEWAL, state),
    refetchOnWindowFocus: 'always',
  });

let last: Promise<unknown> = Promise.resolve();

/** On two connections, what is sent first may arrive last. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** Leaves the editor of a location once what was announced before is answered. */
export const leave = (project: string, organisation: string): void =>
  void inTurn(() => leaveAtOnce(project, organisation));

/** Leaves as the page is closed, when nothing can be awaited: `keepalive` lets the request outlive it. */
export async function leaveAtOnce(project: string, organisation: string): Promise<void> {
  const { base, headers, token } = requestHeaders();
  // Signing out has left already.
  if (token === null) return;
  const path = fillPath(deletePresence.path, { uuid: project, tab: OWN_TAB });
  await fetch(`${base}${path}`, {
    method: deletePresence.method,
    headers: { ...headers, 'x-acting-organisation': organisation },
    keepalive: true,
  }).catch(() => undefined);
}
