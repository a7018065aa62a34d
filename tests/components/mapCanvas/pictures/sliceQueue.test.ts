import { describe, expect, it } from 'vitest';
import { createSliceQueue } from '@/components/mapCanvas/pictures/sliceQueue';

/** A queue whose clock and frames the test turns. */
function stand(budget = 5) {
  let now = 0;
  let frame: (() => void) | null = null;
  const done: string[] = [];
  const queue = createSliceQueue({
    now: () => now,
    inNextFrame: (call) => {
      frame = call;
      return () => {
        frame = null;
      };
    },
    budget: () => budget,
  });
  /** Work of so many steps, each of which takes so long; what is settled costs as much again when it is asked for. */
  const work = (name: string, steps: number, { each = 1, settling = 0 } = {}) => {
    let left = steps;
    return {
      step: () => {
        now += each;
        done.push(name);
        return --left === 0;
      },
      settle: () => {
        now += settling;
        done.push(`${name}!`);
      },
    };
  };
  const turn = () => {
    const call = frame;
    frame = null;
    call?.();
    return done.splice(0);
  };
  /** The frame in which work is asked for: nothing of it is done. */
  const asked = () => {
    const names = turn();
    if (names.length > 0) throw new Error(`Did ${names} in the frame that asked for it.`);
  };
  const steps = (names: readonly string[]) => names.filter((name) => !name.endsWith('!'));
  return { queue, work, turn, asked, steps, isWaiting: () => frame !== null };
}

describe('painting in slices', () => {
  it('[CV10] begins after the frame that asks for it, which has its own work to do', () => {
    const { queue, work, turn, steps } = stand(5);
    queue.add(work('a', 1));
    expect([turn(), steps(turn())]).toEqual([[], ['a']]);
  });

  it('[CV10] goes on in the next frame where the budget ends', () => {
    const { queue, work, turn, asked, steps } = stand(5);
    queue.add(work('a', 12));
    asked();
    expect([turn(), turn(), turn(), turn()].map((names) => steps(names).length)).toEqual([5, 5, 2, 0]);
  });

  it('[CV10] one budget serves all, the first to come first', () => {
    const { queue, work, turn, asked, steps } = stand(5);
    queue.add(work('a', 3));
    queue.add(work('b', 4));
    asked();
    expect(steps(turn())).toEqual(['a', 'a', 'a', 'b', 'b']);
    expect(steps(turn())).toEqual(['b', 'b']);
  });

  it('[CV10] a step that is longer than the budget is the only one of its frame', () => {
    const { queue, work, turn, asked, steps } = stand(5);
    queue.add(work('a', 2, { each: 30 }));
    asked();
    expect(steps(turn())).toEqual(['a']);
    expect(steps(turn())).toEqual(['a']);
  });

  it('[CV11] counts the time of what the steps only asked for', () => {
    const { queue, work, turn, asked, steps } = stand(6);
    queue.add(work('a', 6, { each: 1, settling: 2 }));
    asked();
    expect(steps(turn()).length).toBe(2);
  });

  it('[CV11] settles after the last step as well', () => {
    const { queue, work, turn, asked } = stand(50);
    queue.add(work('a', 1));
    asked();
    expect(turn()).toEqual(['a', 'a!']);
  });

  it('[CV12] drops what is not wanted any more, and asks for no frame when nothing waits', () => {
    const { queue, work, turn, asked, isWaiting } = stand(2);
    const a = work('a', 9);
    const b = work('b', 1);
    queue.add(a);
    queue.add(b);
    asked();
    turn();
    queue.remove(a);
    expect(turn()).toEqual(['b', 'b!']);
    expect(isWaiting()).toBe(false);
    queue.add(a);
    expect(isWaiting()).toBe(true);
    queue.remove(a);
    expect(isWaiting()).toBe(false);
  });

  it('[CV12] work that adds more at its end has that done too', () => {
    const { queue, work, turn, asked, steps } = stand(9);
    const second = work('b', 1);
    const first = work('a', 1);
    queue.add({
      ...first,
      step: () => {
        queue.add(second);
        return first.step();
      },
    });
    asked();
    expect([...steps(turn()), ...steps(turn())]).toEqual(['a', 'b']);
  });
});
