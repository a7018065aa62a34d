import { channelName, lockName } from '@/machines/inspect/inspection';
import { createInspector, type Inspector } from '@/machines/inspect/inspector';
import type { LogStore } from '@/machines/inspect/log/logStore';
import { openVisualizerPort } from './inspectionPort';

/** Listens to the windows of a user, or of nobody, until it is closed, and logs what their machines receive. */
export function connectInspector(
  user: string | null,
  log: LogStore,
): { readonly inspector: Inspector; readonly close: () => void } {
  const port = openVisualizerPort(channelName(user));
  const inspector = createInspector(port, (events, actors) => {
    log.add(events);
    for (const { key, context } of actors) log.setContext(key, context);
  });
  const closing = new AbortController();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A window stops publishing once nobody holds this lock; one that stopped just before hears the second greeting.
  navigator.locks
    ?.request(lockName(user), { mode: 'shared', signal: closing.signal }, () => {
      inspector.greet();
      return held;
    })
    .catch(() => undefined);
  const leave = () => port.post({ from: 'visualizer', kind: 'bye' });
  window.addEventListener('pagehide', leave);
  return {
    inspector,
    close: () => {
      window.removeEventListener('pagehide', leave);
      inspector.close();
      closing.abort();
      release();
      port.close();
    },
  };
}
