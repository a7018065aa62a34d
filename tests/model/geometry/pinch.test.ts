import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endPinch, movePinch, type Pinch, pinchView, startPinch } from '@/model/geometry/pinch';
import { toRadians } from '@/model/geometry/turns';
import { toFloor, type View } from '@/model/geometry/view';

const VIEW: View = { scale: 10, x: 30, y: -20, turn: 0 };

/** Two fingers around a middle, in a direction of so many degrees. */
const fingersAt = (degrees: number, spread = 100, middle = { x: 200, y: 150 }) => {
  const [x, y] = [(Math.cos(toRadians(degrees)) * spread) / 2, (Math.sin(toRadians(degrees)) * spread) / 2];
  return [
    { x: middle.x - x, y: middle.y - y },
    { x: middle.x + x, y: middle.y + y },
  ] as const;
};

/** A pinch with its view, after the fingers have moved. */
const pinch = (before: Pinch, fingers: ReturnType<typeof fingersAt>, view: View) => ({
  pinch: movePinch(before, fingers),
  view: pinchView(before, fingers, view),
});

function turnThrough(directions: readonly number[], view = VIEW) {
  let running: { pinch: Pinch; view: View } = { pinch: startPinch(fingersAt(directions[0] ?? 0)), view };
  for (const degrees of directions.slice(1)) running = pinch(running.pinch, fingersAt(degrees), running.view);
  return (running.view.turn * 180) / Math.PI;
}

describe('two fingers', () => {
  it('[VI12] do not turn the map before they have turned by ten degrees, and turn it from there on', () => {
    expect(turnThrough([0, 5, 9.9, -9.9, 3])).toBe(0);
    expect(turnThrough([0, 5, 11, 20, 41])).toBeCloseTo(30, 6);
    expect(turnThrough([0, -11, -30])).toBeCloseTo(-19, 6);
    // Once they turn, small turns count too.
    expect(turnThrough([0, 11, 12, 11])).toBeCloseTo(0, 6);
  });

  it('[VI12] turn it the way they turn, also past the direction where angles begin anew', () => {
    expect(turnThrough([170, 182, 200])).toBeCloseTo(18, 6);
    expect(turnThrough([-170, -182, -200])).toBeCloseTo(-18, 6);
  });

  it('[VI12] keep the floor position between them between them, however they move, pinch and turn', () => {
    const step = fc.record({
      degrees: fc.integer({ min: -180, max: 180 }),
      spread: fc.integer({ min: 60, max: 140 }),
      x: fc.integer({ min: -20, max: 20 }),
      y: fc.integer({ min: -20, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        const middle = { x: 200, y: 150 };
        const held = toFloor(VIEW, middle);
        let running: { pinch: Pinch; view: View } = { pinch: startPinch(fingersAt(0)), view: VIEW };
        for (const { degrees, spread, x, y } of steps) {
          [middle.x, middle.y] = [middle.x + x, middle.y + y];
          running = pinch(running.pinch, fingersAt(degrees, spread, middle), running.view);
        }
        const kept = toFloor(running.view, middle);
        expect(kept.x).toBeCloseTo(held.x, 6);
        expect(kept.y).toBeCloseTo(held.y, 6);
      }),
    );
  });

  it('[VI12] leave the map exactly upright where they have turned it to nearly that', () => {
    const lifted = (degrees: readonly number[], turn: number) => {
      const view = { ...VIEW, turn: toRadians(turn) };
      let running: { pinch: Pinch; view: View } = { pinch: startPinch(fingersAt(0)), view };
      for (const at of degrees) running = pinch(running.pinch, fingersAt(at), running.view);
      return [running.view, endPinch(running.pinch, running.view)] as const;
    };
    const [turned, upright] = lifted([-11, -25], 17);
    expect(turned.turn).toBeCloseTo(toRadians(3), 6);
    expect(upright.turn).toBe(0);
    const middle = { x: 200, y: 150 };
    expect(toFloor(upright, middle).x).toBeCloseTo(toFloor(turned, middle).x, 6);
    // Turned on purpose, or not turned by these fingers.
    for (const [degrees, turn] of [
      [[-11, -20], 17],
      [[5], 3],
    ] as const) {
      const [left, rested] = lifted(degrees, turn);
      expect(rested).toBe(left);
    }
  });
});
