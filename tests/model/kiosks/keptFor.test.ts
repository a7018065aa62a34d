import { expect, it } from 'vitest';
import { isStillKept } from '@/model/kiosks/keptFor';
import { mediaOf } from '@/model/kiosks/mediaOf';

const confirmed = new Date('2026-11-01T12:00:00Z');

it('[KI80] a kiosk shows what it has kept for thirty days, also with a clock that has lost its time', () => {
  const at = (time: string) => isStillKept(confirmed, new Date(time));
  expect(at('2026-12-01T12:00:00Z')).toBe(true);
  expect(at('2026-12-01T12:00:01Z')).toBe(false);
  expect(at('1970-01-01T00:00:00Z')).toBe(true);
});

it('[KI80] the pictures and films of a location are found wherever they are named', () => {
  const part = {
    organisation: { logo: '/api/images/abc_-1' },
    floors: [{ pictures: ['/api/images/abc_-1', '/icons/standard/cafe.svg', null] }],
    film: '/api/images/def.mp4',
    website: 'https://shop.example/api/images/x',
    text: 'See /api/images/abc',
  };
  expect([...mediaOf(part)]).toEqual(['/api/images/abc_-1', '/icons/standard/cafe.svg', '/api/images/def.mp4']);
});
