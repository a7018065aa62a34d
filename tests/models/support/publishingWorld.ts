import type { World } from './world';

/** A location whose publishing can be held, finished, failed and cancelled beside the page. */
export interface PublishedLocation {
  readonly name: string;
  readonly uuid: string;
  /** Makes a change that visitors do not see yet. */
  readonly change: () => Promise<void>;
  /** Publishes it and waits until that is done. */
  readonly publish: () => Promise<void>;
  /** As somebody else asks for it; the job is held. */
  readonly startPublishing: () => Promise<void>;
  /** Lets the running job end well, and waits for that. */
  readonly finish: () => Promise<void>;
  /** Takes a plan away, so that the running job fails, and waits for that. */
  readonly fail: () => Promise<void>;
  /** As somebody else cancels it; waits until the job has stopped. */
  readonly cancel: () => Promise<void>;
}

export interface PublishingWorld extends World {
  readonly location: PublishedLocation;
}

/** Opens the dialog of the location. */
export async function openLocation({ page, location }: PublishingWorld): Promise<void> {
  await page.goto(`/locations?open=${location.uuid}`);
}
