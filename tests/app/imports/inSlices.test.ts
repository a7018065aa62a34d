import { expect, it } from 'vitest';
import { inSlices } from '@/app/imports/inSlices';

function* steps(count: number, seen: number[]) {
  for (let at = 1; at <= count; at++) {
    seen.push(at);
    yield at;
  }
  return 'all';
}
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

it('[FI17] the page is drawn after each slice of a long comparison, which ends early when it is left', async () => {
  const seen: number[] = [];
  const leaving = new AbortController();
  const work = inSlices(steps(7, seen), { size: 3, signal: leaving.signal });
  expect(seen).toEqual([1, 2, 3]);
  await nextTurn();
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(work).resolves.toBe('all');
  const left = inSlices(steps(7, []), { size: 3, signal: leaving.signal });
  leaving.abort(new Error('Left.'));
  await expect(left).rejects.toThrow('Left.');
});
