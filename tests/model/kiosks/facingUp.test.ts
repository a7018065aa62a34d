import { expect, it } from 'vitest';
import { turnedPoint } from '@/model/geometry/turns';
import { facingUp } from '@/model/kiosks/facingUp';

it('[KI90] the direction in which a person looks is up on the turned map', () => {
  for (const degrees of [0, 30, 90, 180, 270, 359, 360]) {
    const ahead = turnedPoint({ x: 0, y: -1 }, (degrees * Math.PI) / 180);
    const drawn = turnedPoint(ahead, facingUp(degrees));
    expect(Math.hypot(drawn.x, drawn.y + 1), `${degrees}`).toBeLessThan(1e-9);
  }
  expect([facingUp(0), facingUp(360), facingUp(180)]).toEqual([0, 0, Math.PI]);
});
