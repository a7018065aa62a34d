import { type Actor, createActor, fromCallback } from 'xstate';
import { listenToEvents, refreshAfter } from '@/api/events/liveEvents';
import { enterRunning } from '@/components/machine/runningMachines';
import { EVENT_KINDS } from '@/contract/events/events';
import { type LiveUpdatesEvent, liveUpdatesMachine } from '@/machines/shell/liveUpdates.machine';
import type { SessionActor } from '../session/startSession';
import { pacedRefresh } from './pacedRefresh';
import { queryClientOf } from './QueryCacheProvider';

const listen = fromCallback<LiveUpdatesEvent>(({ sendBack }) => {
  const ending = new AbortController();
  const onEnd = () => {
    if (!ending.signal.aborted) sendBack({ type: 'stream.ended' });
  };
  listenToEvents(
    {
      onOpen: () => sendBack({ type: 'stream.opened' }),
      onEvent: (kind) => sendBack({ type: 'event.received', kind }),
      onSign: () => sendBack({ type: 'stream.heard' }),
    },
    ending.signal,
  ).then(onEnd, onEnd);
  return () => ending.abort();
});

interface Running {
  /** The person and the active organisation. */
  readonly owner: string;
  readonly actor: Actor<typeof liveUpdatesMachine>;
  readonly leave: () => void;
}

/** Listens to the events of the active organisation as long as somebody is signed in and sees the page. */
export function startLiveUpdates(session: SessionActor): void {
  let running: Running | null = null;

  const follow = (snapshot: ReturnType<SessionActor['getSnapshot']>) => {
    const { session: current } = snapshot.context;
    const owner = current && snapshot.hasTag('signed-in') ? `${current.user.uuid} ${current.organisation}` : null;
    if (running?.owner === owner) return;
    running?.actor.stop();
    running?.leave();
    running = null;
    if (owner === null || current === null) return;
    const client = queryClientOf(current.user.uuid, current.organisation);
    // A roll-out changes thousands of them, one after the other.
    const refreshKiosks = pacedRefresh(() => refreshAfter(client, 'kiosks-update', current.organisation));
    const actor = createActor(
      liveUpdatesMachine.provide({
        actors: { listen },
        actions: {
          refresh: (_, kind) => {
            if (kind === 'kiosks-update') refreshKiosks();
            else void refreshAfter(client, kind, current.organisation);
          },
          refreshAll: () => {
            for (const kind of EVENT_KINDS) void refreshAfter(client, kind, current.organisation);
          },
        },
      }),
    );
    running = { owner, actor, leave: enterRunning(actor) };
    actor.start();
    if (document.hidden) actor.send({ type: 'page.hidden' });
  };

  document.addEventListener('visibilitychange', () =>
    running?.actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' }),
  );
  session.subscribe(follow);
  follow(session.getSnapshot());
}
