import type { APIRequestContext, Page, Route } from 'playwright';
import type { FeedServer } from '../../../support/feedServer';

/** The world of a model's actions and assertions: a page, and the service behind it. */
export interface World {
  readonly page: Page;
  /** `http://127.0.0.1:<port>` of the console and its service. */
  readonly address: string;
  /** Data folder of the service; null when the service is not ours. */
  readonly dataDir: string | null;
  /** Sets the service's clock ahead by so many milliseconds; null when the service is not ours. */
  readonly moveClock: ((ahead: number) => Promise<void>) | null;
  /** A source of destinations that the service reaches; absent when the service is not the test run's own. */
  readonly feed?: Pick<FeedServer, 'url' | 'answer'>;
  /** Milliseconds that an assertion waits. */
  readonly within: number;
  /** Calls the service outside of the page, as another user or device. */
  readonly api: APIRequestContext;
  /** The request of an actor that is held; waits for it. */
  readonly heldFor: (actor: string) => Promise<Route>;
}
