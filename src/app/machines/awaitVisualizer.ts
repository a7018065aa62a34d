import { channelName, lockName } from '@/machines/inspect/inspection';
import { ROUTES } from '../routing/routeTable';
import type { SessionActor } from '../session/startSession';
import { openConsolePort } from './inspectionPort';
import { visualizerAccess } from './visualizerAccess';

/** Publishes the machines of this window to the visualizers of the same session, while there is one that may. */
export function awaitVisualizer(session: SessionActor): void {
  if (visualizerAccess() === 'closed') return;
  let user: string | null | undefined;
  let close = () => {};
  const follow = () => {
    const next = session.getSnapshot().context.session?.user.uuid ?? null;
    if (next === user) return;
    user = next;
    close();
    close = awaitVisualizerOf(next);
  };
  session.subscribe(follow);
  follow();
}

function awaitVisualizerOf(user: string | null): () => void {
  const port = openConsolePort(channelName(user));
  const page = crypto.randomUUID();
  let end: (() => void) | null = null;
  let isLoading = false;
  let isClosed = false;
  const stop = () => {
    end?.();
    end = null;
  };
  const begin = async () => {
    // A visualizer has no machines of its own to show.
    if (end || isLoading || window.location.pathname === ROUTES.machines.path) return;
    isLoading = true;
    const { publishInspection } = await import('./publishInspection').finally(() => {
      isLoading = false;
    });
    if (isClosed) return;
    end = publishInspection(port, page, visualizerAccess() === 'open');
    // Granted once the last visualizer has given its lock back, also one that has crashed.
    void navigator.locks?.request(lockName(user), stop);
  };
  const stopListening = port.listen(({ kind }) => {
    if (kind === 'hello') void begin();
    if (kind === 'bye' && !navigator.locks) stop();
  });
  // A visualizer that was opened before this window has greeted already. It holds a lock, which asking does not disturb.
  const beginWhereAwaited = async () => {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    if (!isClosed && held.some(({ name }) => name === lockName(user))) await begin();
  };
  const leave = () => stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void beginWhereAwaited();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  void beginWhereAwaited();
  return () => {
    isClosed = true;
    stop();
    stopListening();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    port.close();
  };
}
