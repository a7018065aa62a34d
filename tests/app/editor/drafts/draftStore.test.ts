import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftStore } from '@/app/editor/drafts/draftStore';

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

const told = () => ({ onStored: vi.fn(), onFailed: vi.fn() });

describe('the draft of a plan', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[DO13] is written once at the end of a burst', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftStore(store);
    const { onStored, onFailed } = told();
    for (const draft of ['one', 'two', 'three']) keeper.set(() => draft, { onStored, onFailed });
    await vi.advanceTimersByTimeAsync(1000);
    await finish();
    expect(log).toEqual(['three begins', 'three is done']);
    expect([onStored.mock.calls.length, onFailed.mock.calls.length, keeper.edits]).toEqual([1, 0, 3]);
  });

  it('[DO13] is written at once when the page goes', async () => {
    const { log, store } = slowStore();
    const keeper = new DraftStore(store);
    keeper.set(() => 'one', told());
    keeper.flush();
    await Promise.resolve();
    expect(log).toEqual(['one begins']);
  });

  it('[DO13] that was removed does not come back by a write that was under way', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftStore(store);
    keeper.set(() => 'one', told());
    await vi.advanceTimersByTimeAsync(1000);
    keeper.set(() => 'two', told());
    const removed = keeper.clear();
    await finish();
    await finish();
    await removed;
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['one begins', 'one is done', 'removal begins', 'removal is done']);
  });

  it('[DO14] is written at once when a save is about to be sent, and that is waited for', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftStore(store);
    let text = 'before the save';
    keeper.set(() => text, told());
    await vi.advanceTimersByTimeAsync(1000);
    text = 'with what is sent';
    keeper.set(() => text, told());
    const written = vi.fn();
    const again = keeper.settle().then(written);
    await finish();
    expect(written).not.toHaveBeenCalled();
    await finish();
    await again;
    expect(log.filter((line) => line.endsWith('begins'))).toEqual([
      'before the save begins',
      'with what is sent begins',
    ]);
  });

  it('[DO14] that was removed is not written again', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftStore(store);
    keeper.set(() => 'one', told());
    const removed = keeper.clear();
    await vi.advanceTimersByTimeAsync(0);
    await finish();
    await removed;
    await keeper.settle();
    expect(log).toEqual(['removal begins', 'removal is done']);
  });

  it('[DO13] without a difference is removed', async () => {
    const { log, store, finish } = slowStore();
    const keeper = new DraftStore(store);
    keeper.set(() => null, told());
    await vi.advanceTimersByTimeAsync(1000);
    await finish();
    expect(log).toEqual(['removal begins', 'removal is done']);
  });

  it('[DO12] a store that refuses is told, and the next draft is tried', async () => {
    let isFull = true;
    const written: string[] = [];
    const keeper = new DraftStore<string>({
      write: async (draft) => {
        if (isFull) throw new Error('full');
        written.push(draft);
      },
      remove: async () => undefined,
    });
    const { onStored, onFailed } = told();
    keeper.set(() => 'one', { onStored, onFailed });
    await vi.advanceTimersByTimeAsync(1000);
    expect([onStored.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1]);
    isFull = false;
    keeper.set(() => 'two', { onStored, onFailed });
    await vi.advanceTimersByTimeAsync(1000);
    expect([written, onStored.mock.calls.length]).toEqual([['two'], 1]);
  });
});
