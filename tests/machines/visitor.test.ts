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
});
