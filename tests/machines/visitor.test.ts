import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { visitorMachine } from '@/machines/visitor.machine';

const start = (kiosk: number | null = 4) =>
  createActor(visitorMachine, {
    input: { floor: 'ground', kiosk: kiosk === null ? null : { id: kiosk, floor: 'ground' } },
  }).start();

describe('what a visitor does', () => {
  it('[VW1] opening a place shows its card and its floor; closing it goes back to looking around', () => {
    const visitor = start();
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    expect(visitor.getSnapshot().matches('place')).toBe(true);
    expect(visitor.getSnapshot().context).toMatchObject({ place: 7, floor: 'upper' });
    visitor.send({ type: 'closed' });
    expect(visitor.getSnapshot().matches('browsing')).toBe(true);
    expect(visitor.getSnapshot().context).toMatchObject({ place: null, floor: 'upper' });
  });

  it('[VW2] directions begin at the first kiosk, or ask where one is', () => {
    expect(start().getSnapshot().context.origin).toEqual({ kind: 'kiosk', id: 4, floor: 'ground' });
    expect(start(null).getSnapshot().context.origin).toBeNull();
  });

  it('[VW2] directions keep origin and step-free when another place is opened from them', () => {
    const visitor = start();
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'origin.chosen', origin: { kind: 'place', id: 9, floor: 'ground' } });
    visitor.send({ type: 'stepFree.set', isOn: true });
    expect(visitor.getSnapshot().context).toMatchObject({ floor: 'ground', isStepFree: true });
    visitor.send({ type: 'place.opened', place: 8, floor: 'upper' });
    visitor.send({ type: 'directions.asked' });
    expect(visitor.getSnapshot().context).toMatchObject({
      place: 8,
      origin: { kind: 'place', id: 9, floor: 'ground' },
      isStepFree: true,
    });
    visitor.send({ type: 'back' });
    expect(visitor.getSnapshot().matches('place')).toBe(true);
  });

  it('[VW1] a floor can be shown at any time and closes nothing', () => {
    const visitor = start();
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'floor.shown', floor: 'lower' });
    expect(visitor.getSnapshot().matches('directions')).toBe(true);
    expect(visitor.getSnapshot().context).toMatchObject({ place: 7, floor: 'lower' });
    visitor.send({ type: 'closed' });
    expect(visitor.getSnapshot().context.place).toBeNull();
  });

  it('[VW2] nobody is shown a way without a place', () => {
    const visitor = start();
    visitor.send({ type: 'directions.asked' });
    expect(visitor.getSnapshot().matches('browsing')).toBe(true);
  });

  it('[PV46] eight stops are the most, each once, and another place begins without them', () => {
    const visitor = start();
    const stops = () => visitor.getSnapshot().context.stops;
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    visitor.send({ type: 'directions.asked' });
    for (const place of [7, 1, 1, 2, 3, 4, 5, 6, 8, 9]) visitor.send({ type: 'stop.added', place });
    expect(stops()).toEqual([1, 2, 3, 4, 5, 6, 8]);
    visitor.send({ type: 'stop.removed', place: 3 });
    visitor.send({ type: 'goal.leftOut', next: 5 });
    expect([visitor.getSnapshot().context.place, stops()]).toEqual([5, [1, 2, 4, 6, 8]]);
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    expect(stops()).toEqual([]);
  });

  it('[PV71] a place that is opened from directions becomes a stop of them, or leads back to them', () => {
    const visitor = start();
    const now = () => {
      const { value, context } = visitor.getSnapshot();
      return [value, context.place, context.stops, context.isEndFixed, context.floor];
    };
    visitor.send({ type: 'place.opened', place: 7, floor: 'upper' });
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'stop.added', place: 1 });
    visitor.send({ type: 'end.fixed', isOn: true });
    visitor.send({ type: 'place.opened', place: 2, floor: 'upper' });
    expect(now()).toEqual(['place', 2, [], false, 'upper']);
    visitor.send({ type: 'closed' });
    expect(now()).toEqual(['directions', 7, [1], true, 'ground']);
    visitor.send({ type: 'place.opened', place: 3, floor: 'upper' });
    visitor.send({ type: 'place.opened', place: 2, floor: 'upper' });
    visitor.send({ type: 'left.joined' });
    expect(now()).toEqual(['directions', 7, [1, 2], true, 'ground']);
  });

  it('[PV71] not a stop twice, not a ninth, and not of directions that were given up', () => {
    const visitor = start();
    const open = (place: number) => visitor.send({ type: 'place.opened', place, floor: 'ground' });
    const canJoin = () => visitor.getSnapshot().can({ type: 'left.joined' });
    open(7);
    expect(canJoin()).toBe(false);
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'stop.added', place: 1 });
    for (const place of [7, 1]) {
      open(place);
      expect(canJoin()).toBe(false);
    }
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'stop.added', place: 7 });
    for (const place of [2, 3, 4, 5, 6, 8]) {
      open(place);
      expect(canJoin()).toBe(true);
      visitor.send({ type: 'left.joined' });
    }
    open(9);
    expect(canJoin()).toBe(false);
    visitor.send({ type: 'directions.asked' });
    visitor.send({ type: 'back' });
    open(10);
    expect(canJoin()).toBe(false);
    visitor.send({ type: 'closed' });
    expect(visitor.getSnapshot().matches('browsing')).toBe(true);
  });
});
