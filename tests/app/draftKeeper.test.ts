import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftKeeper } from '@/app/draftKeeper';

/** A store whose work ends when the test says so. */
function slowStore() {
  const log: string[] = [];
  const open: (() => void)[] = [];
  const work = (name: string) => {
    log.push(`${name} begins`);
    return new Promise<void>((done) => open.push(done)).then(() => void log.push(`${name} is done`));
  };
  return {
    log,
    store: { write: (draft: string) => work(draft), remove: () => work('removal') },
    /** Lets the work that is under way end. */
    async finish() {
      open.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const told = () => ({ kept: vi.fn(), failed: vi.fn() });

describe('the draft of a plan', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[DO13] is written once at the end of a burst', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftKeeper(store);
    const { kept, failed } = told();
    for (const draft of ['one', 'two', 'three']) keeper.keep(() => draft, { kept, failed });
    await vi.advanceTimersByTimeAsync(1000);
    await finish();
    expect(log).toEqual(['three begins', 'three is done']);
    expect([kept.mock.calls.length, failed.mock.calls.length, keeper.edits]).toEqual([1, 0, 3]);
  });

  it('[DO13] is written at once when the page goes', async () => {
    const { log, store } = slowStore();
    const keeper = new DraftKeeper(store);
    keeper.keep(() => 'one', told());
    keeper.flush();
    await Promise.resolve();
    expect(log).toEqual(['one begins']);
  });

  it('[DO13] that was removed does not come back by a write that was under way', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftKeeper(store);
    keeper.keep(() => 'one', told());
    await vi.advanceTimersByTimeAsync(1000);
    keeper.keep(() => 'two', told());
    const removed = keeper.forget();
    await finish();
    await finish();
    await removed;
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['one begins', 'one is done', 'removal begins', 'removal is done']);
  });

  it('[DO14] is written once more at once when a save is about to be sent, and that is waited for', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftKeeper(store);
    let text = 'before the save';
    keeper.keep(() => text, told());
    await vi.advanceTimersByTimeAsync(1000);
    text = 'with what is sent';
    const written = vi.fn();
    const again = keeper.again().then(written);
    await finish();
    expect(written).not.toHaveBeenCalled();
    await finish();
    await again;
    expect(log.filter((line) => line.endsWith('begins'))).toEqual([
      'before the save begins',
      'with what is sent begins',
    ]);
  });

  it('[DO14] that was removed is not written once more', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftKeeper(store);
    keeper.keep(() => 'one', told());
    const removed = keeper.forget();
    await vi.advanceTimersByTimeAsync(0);
    await finish();
    await removed;
    await keeper.again();
    expect(log).toEqual(['removal begins', 'removal is done']);
  });

  it('[DO13] without a difference is removed', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftKeeper(store);
    keeper.keep(() => null, told());
    await vi.advanceTimersByTimeAsync(1000);
    await finish();
    expect(log).toEqual(['removal begins', 'removal is done']);
  });

  it('[DO12] a store that refuses is told, and the next draft is tried', async () => {
    let isFull = true;
    const written: string[] = [];
    const keeper = new DraftKeeper<string>({
      write: async (draft) => {
        if (isFull) throw new Error('full');
        written.push(draft);
      },
      remove: async () => undefined,
    });
    const { kept, failed } = told();
    keeper.keep(() => 'one', { kept, failed });
    await vi.advanceTimersByTimeAsync(1000);
    expect([kept.mock.calls.length, failed.mock.calls.length]).toEqual([0, 1]);
    isFull = false;
    keeper.keep(() => 'two', { kept, failed });
    await vi.advanceTimersByTimeAsync(1000);
    expect([written, kept.mock.calls.length]).toEqual([['two'], 1]);
  });
});
