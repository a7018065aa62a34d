import { afterEach, expect, it, vi } from 'vitest';
import { takeSlot } from '@/app/editor/drafts/draftSlot';

const KEY = 'maya/riverside/mall';

/** The tabs of one browser: locks that they share, and what each tab remembers by itself. */
function browser() {
  const held = new Map<string, () => void>();
  const waiting = new Map<string, (() => void)[]>();
  const tab = () => {
    const memory = new Map<string, string>();
    const own = new Set<string>();
    const free = (name: string) => {
      held.delete(name);
      own.delete(name);
      waiting.get(name)?.shift()?.();
    };
    const request = async (name: string, options: LockOptions, work: (lock: object | null) => unknown) => {
      if (held.has(name)) {
        if (options.ifAvailable) return work(null);
        await new Promise<void>((resolve, reject) => {
          waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
      }
      held.set(name, () => free(name));
      own.add(name);
      const done = work({});
      // The promise of the work is what holds a lock.
      void Promise.resolve(done).then(() => free(name));
      return done;
    };
    const enter = () => {
      vi.stubGlobal('navigator', { locks: { request } });
      vi.stubGlobal('sessionStorage', {
        getItem: (name: string) => memory.get(name) ?? null,
        setItem: (name: string, value: string) => memory.set(name, value),
      });
    };
    return {
      take: (stored: readonly string[]) => {
        enter();
        return takeSlot(KEY, async () => stored);
      },
      /** It crashes, is closed or reloads: all of its locks are free. */
      die: () => [...own].forEach(free),
    };
  };
  return { tab };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[ET10] a draft with a living owner is not offered to another tab, which gets one of its own', async () => {
  const { tab } = browser();
  const first = await tab().take([]);
  const second = await tab().take([first.key]);
  expect(second.key).not.toBe(first.key);
  expect([first.key, second.key].every((key) => key.startsWith(`${KEY}/`))).toBe(true);
});

it('[ET10] when its owner is gone, the draft is offered again, to one tab only', async () => {
  const { tab } = browser();
  const owner = tab();
  const { key } = await owner.take([]);
  owner.die();
  const taken = await Promise.all([tab().take([key]), tab().take([key])]);
  expect(taken.filter((slot) => slot.key === key)).toHaveLength(1);
});

it('[ET10] an owner that leaves the location offers its draft', async () => {
  const { tab } = browser();
  const slot = await tab().take([]);
  slot.release();
  await Promise.resolve();
  expect((await tab().take([slot.key])).key).toBe(slot.key);
});

it('[ET11] a reloaded tab waits for its own draft, and takes no newer one of another tab', async () => {
  const { tab } = browser();
  const mine = tab();
  const { key } = await mine.take([]);
  const gone = tab();
  const other = await gone.take([key]);
  gone.die();
  const again = mine.take([other.key, key]);
  mine.die();
  expect((await again).key).toBe(key);
});

it('[ET11] a copy of a tab gives up the draft of the original', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signal = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal.signal);
  const { tab } = browser();
  const original = tab();
  const { key } = await original.take([]);
  const copy = original.take([key]);
  signal.abort(new Error('late'));
  expect((await copy).key).not.toBe(key);
  vi.useRealTimers();
});

it('[ET10] a draft of an earlier release, which is of no tab, is offered', async () => {
  expect((await browser().tab().take([KEY])).key).toBe(KEY);
});

it('[ET10] without locks drafts are offered as they are found', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  expect((await takeSlot(KEY, async () => [KEY])).key).toBe(KEY);
});
