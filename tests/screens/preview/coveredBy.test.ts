import { expect, it } from 'vitest';
import { coveredBy, roomForFloors } from '@/screens/preview/coveredBy';

const PARTS = { zoom: 1, cardHeight: 300, windowHeight: 1000, hasPlace: true };

it('[VW10] the map keeps clear of the column, of the card of a phone, and of the lower half of a kiosk', () => {
  expect(coveredBy('wide', PARTS)).toEqual({ top: 0, right: 72, bottom: 0, left: 408 });
  expect(coveredBy('wide', { ...PARTS, zoom: 2 })).toMatchObject({ right: 144, left: 816 });
  expect(coveredBy('phone', PARTS)).toEqual({ top: 72, right: 72, bottom: 300, left: 0, controls: 64 });
  expect(coveredBy('phone', { ...PARTS, hasPlace: false })).toEqual({ top: 72, right: 0, bottom: 300, left: 0 });
  expect(coveredBy('kiosk', PARTS)).toEqual({ top: 0, right: 0, bottom: 440, left: 0, controls: 128 });
});

it('[VW16] the floors of a phone have the height that the card leaves, and one of them is in view always', () => {
  expect(roomForFloors({ cardHeight: 300, windowHeight: 1000 })).toBe(544);
  expect(roomForFloors({ cardHeight: 300, windowHeight: 400 })).toBe(72);
});
