/** A draft is written this long after the last edit of a burst, in milliseconds (E4). */
const DRAFT_DELAY = 250;

/** Where drafts lie; each call may fail (a full or forbidden store). */
export interface DraftStorage<Draft> {
  readonly write: (draft: Draft) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * The one draft of a plan on this device. Writing and removing happen one after the other in the order they were asked
 * for: a write that is still under way can never bring back what was removed after it.
 */
export class DraftStore<Draft> {
  private readonly storage: DraftStorage<Draft>;
  private waiting: (() => Promise<void>) | null = null;
  private latest: (() => Promise<void>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private editCount = 0;

  constructor(store: DraftStorage<Draft>) {
    this.storage = store;
  }

  /** Grows with every draft that was asked for: tells whether there was an edit since. */
  get edits(): number {
    return this.editCount;
  }

  /** Keeps what `take` gives at the end of the burst; `null` removes the draft. */
  set(take: () => Draft | null, callbacks: { readonly onStored: () => void; readonly onFailed: () => void }): void {
    this.editCount += 1;
    this.latest = async () => {
      try {
        const draft = take();
        await (draft === null ? this.storage.remove() : this.storage.write(draft));
        callbacks.onStored();
      } catch {
        callbacks.onFailed();
      }
    };
    this.waiting = this.latest;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, DRAFT_DELAY);
  }

  /** Asks for the latest draft once more and waits until that is kept, or was refused. */
  async writeAgain(): Promise<void> {
    this.waiting = this.latest;
    this.flush();
    await this.last;
  }

  /** Writes what waits at once: the page may go at any moment. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    const work = this.waiting;
    this.waiting = null;
    if (work) this.last = this.last.then(work);
  };

  /** Removes the draft and whatever waits; a store that refuses keeps a draft that holds nothing new. */
  clear(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = null;
    this.latest = null;
    const removed = this.last.then(() => this.storage.remove()).catch(() => undefined);
    this.last = removed;
    return removed;
  }
}
