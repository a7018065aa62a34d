import { type RunningService, startService } from '../../../tests/support/browser/runningService';
import { type FeedServer, feedServer } from '../../../tests/support/feedServer';
import { type S3Double, startS3Double } from '../../../tests/support/s3Double';
import { build } from '../../build.mjs';

/** A console to walk in, with as much of its service as is ours. */
export interface Console {
  /** `http://127.0.0.1:8080`, without a slash at the end. */
  readonly address: string;
  readonly dataDir: string | null;
  readonly moveClock: RunningService['moveClock'] | null;
  readonly store: S3Double | null;
  /** A source of destinations that the service reaches. */
  readonly feed?: FeedServer;
  /** Whether the service counts requests by the address in a header. */
  readonly believesProxy: boolean;
  readonly stop: () => Promise<void>;
}

/** A console that somebody else has started. */
export const runningConsole = (address: string): Console => ({
  address,
  dataDir: null,
  moveClock: null,
  store: null,
  believesProxy: false,
  stop: async () => undefined,
});

/**
 * Starts a service with the demo world on a free port, built first if its sources have changed. Its data are removed
 * when it stops. @throws an Error when it does not build or start
 */
export async function startConsole(): Promise<Console> {
  if (!(await build())) throw new Error('The console or the service did not build; the lines above say where.');
  const store = await startS3Double();
  const feed = await feedServer();
  const service = await startService({
    env: { TRUST_PROXY: 'loopback', OUTBOUND_ALLOW: `${feed.host.host}:${feed.host.port}` },
    store,
    hasMovableClock: true,
  });
  return {
    ...service,
    store,
    feed,
    believesProxy: true,
    stop: async () => {
      store.release();
      await service.stop();
      await store.close();
      await feed.close();
    },
  };
}
