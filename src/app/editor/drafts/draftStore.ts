/**
 * Milliseconds from the last edit of a burst until its draft is written: a burst is one write, and a crash loses
 * little.
 */
const DRAFT_DELAY = 250;

/** Storage of drafts; each call may fail (a full or forbidden store). */
export interface DraftStorage<Draft> {
  readonly write: (draft: Draft) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * The one draft of a location on this device. Writes and removals run in the order of their calls: a pending write
 * never restores a draft that was removed after it.
 */
export class DraftStore<Draft> {
  private readonly storage: DraftStorage<Draft>;
  private waiting: (() => Promise<void>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private editCount = 0;

  constructor(store: DraftStorage<Draft>) {
    this.storage = store;
  }

  /** Grows with every requested draft, so that callers detect an edit since. */
  get edits(): number {
    return this.editCount;
  }

  /** Stores the result of `take` at the end of the burst; `null` removes the draft. */
  set(take: () => Draft | null, callbacks: { readonly onStored: () => void; readonly onFailed: () => void }): void {
    this.editCount += 1;
    this.waiting = async () => {
      try {
        const draft = take();
        await (draft === null ? this.storage.remove() : this.storage.write(draft));
        callbacks.onStored();
      } catch {
        callbacks.onFailed();
      }
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, DRAFT_DELAY);
  }

  /** Writes the pending draft immediately: the page may close at any moment. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    const work = this.waiting;
    this.waiting = null;
    if (work) this.last = this.last.then(work);
  };

  /** Writes the pending draft and waits until everything is stored or has failed. */
  async settle(): Promise<void> {
    this.flush();
    await this.last;
  }

  /** Removes the draft and the pending write; a draft that cannot be removed has no unsaved work. */
  clear(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = null;
    const removed = this.last.then(() => this.storage.remove()).catch(() => undefined);
    this.last = removed;
    return removed;
  }
}
