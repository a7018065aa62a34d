import type { APIRequestContext, Page, Route } from 'playwright';

/** What a model's steps and looks are done with: a page of its own, and the service behind it. */
export interface World {
  readonly page: Page;
  /** `http://127.0.0.1:<port>` of the console and its service. */
  readonly address: string;
  /** Where the service keeps its files; null where it is not ours. */
  readonly dataDir: string | null;
  /** Sets the service's clock ahead of the true time by so many milliseconds; null where it is not ours. */
  readonly moveClock: ((ahead: number) => Promise<void>) | null;
  /** Milliseconds that a look waits for what it wants to see. */
  readonly within: number;
  /** Calls of the service beside the page, as another person or device makes them. */
  readonly api: APIRequestContext;
  /** The request of an actor that is held; waits for it. */
  readonly heldFor: (actor: string) => Promise<Route>;
}
