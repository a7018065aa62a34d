import { expect, it } from 'vitest';
import { createDragFeed } from '@/components/mapCanvas/gestures/dragFeed';

const TO = { clientX: 3, clientY: 4, isDown: true, isTouch: false, shift: false, alt: false, command: false };

function fed() {
  const feed = createDragFeed();
  const calls: unknown[] = [];
  feed.connect((pointer, { clientX, clientY }) => calls.push([pointer, clientX, clientY]));
  return { feed, calls };
}

it('[CV73] the stage reports the moves of the pointer that drags its node, from the first one on', () => {
  const { feed, calls } = fed();
  feed.move(TO);
  feed.begin(7, () => calls.push('stop'));
  expect(feed.reports(7)).toBe(false);
  feed.move(TO);
  expect([feed.reports(7), feed.reports(8)]).toEqual([true, false]);
  expect(calls).toEqual([[7, 3, 4]]);
});

it('[CV73] an ended drag, and one that another drag replaces, is stopped once and reports nothing more', () => {
  const { feed, calls } = fed();
  feed.begin(7, () => calls.push('stop 7'));
  feed.move(TO);
  feed.begin(8, () => calls.push('stop 8'));
  expect(feed.reports(7)).toBe(false);
  feed.end();
  feed.end();
  feed.move(TO);
  expect(calls).toEqual([[7, 3, 4], 'stop 7', 'stop 8']);
});
