import { describe, expect, it, vi } from 'vitest';
import { BusyError } from '../../server/errors';
import { createTurns } from '../../server/turns';

const LIMITS = { most: 2, mostOfOne: 1, maxWaiting: 3, maxWaitingOfOne: 2, timeout: 60_000 };
const ONE = 1;
const OTHER = 2;
const THIRD = 3;

describe('[HT41] a turn with a rest', () => {
  it('is free again only after a share of the time that it took', async () => {
    vi.useFakeTimers();
    const turns = createTurns({ ...LIMITS, most: 1, rest: 1 });
    const end = await turns.take(ONE);
    vi.advanceTimersByTime(100);
    const next = vi.fn();
    void turns.take(OTHER).then(next);
    end();
    await vi.advanceTimersByTimeAsync(99);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(next).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('[HT20] turns', () => {
  it('gives each owner its share and lets the next owner pass one that has it', async () => {
    const turns = createTurns(LIMITS);
    const order: string[] = [];
    const end = await turns.take(ONE);
    const again = turns.take(ONE).then((done) => {
      order.push('one again');
      return done;
    });
    const endOther = await turns.take(OTHER);
    const third = turns.take(THIRD).then((done) => {
      order.push('third');
      return done;
    });
    endOther();
    (await third)();
    end();
    (await again)();
    expect(order).toEqual(['third', 'one again']);
  });

  it('rejects an owner with too many waiting, and everybody when too many wait', async () => {
    const turns = createTurns(LIMITS);
    const ends = [await turns.take(ONE), await turns.take(OTHER)];
    const waiting = [turns.take(ONE), turns.take(ONE)];
    await expect(turns.take(ONE)).rejects.toBeInstanceOf(BusyError);
    waiting.push(turns.take(OTHER));
    await expect(turns.take(THIRD)).rejects.toBeInstanceOf(BusyError);
    for (const end of ends) end();
    for (const one of waiting) (await one)();
    (await turns.take(THIRD))();
  });

  it('lets one leave whose caller has gone, and gives its place in the line to others', async () => {
    const turns = createTurns(LIMITS);
    const end = await turns.take(ONE);
    const gone = new AbortController();
    const left = [turns.take(ONE, gone.signal), turns.take(ONE, gone.signal)];
    gone.abort();
    for (const one of left) await expect(one).rejects.toBeInstanceOf(BusyError);
    await expect(turns.take(ONE, gone.signal)).rejects.toBeInstanceOf(BusyError);
    const next = turns.take(ONE);
    end();
    (await next)();
  });

  it('rejects one that has waited for too long, and gives its place to nobody twice', async () => {
    const turns = createTurns({ ...LIMITS, timeout: 1 });
    const end = await turns.take(ONE);
    await expect(turns.take(ONE)).rejects.toBeInstanceOf(BusyError);
    end();
    end();
    const ends = [await turns.take(ONE), await turns.take(OTHER)];
    await expect(turns.take(THIRD)).rejects.toBeInstanceOf(BusyError);
    for (const one of ends) one();
  });
});
