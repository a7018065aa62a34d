import { expect, it } from 'vitest';
import { adState, byAdState } from '@/model/content/promotions/adState';

const NOW = new Date('2026-03-02T10:00:00Z');
const ad = (starts_at: string | null, ends_at: string | null) => ({
  media_url: '/api/images/a',
  media_url_landscape: null,
  starts_at,
  ends_at,
});

it.each([
  ['live', null, null],
  ['live', '2026-03-02 10:00:00', '2026-03-02 10:00:01'],
  ['upcoming', '2026-03-02 10:00:01', null],
  ['ended', null, '2026-03-02 10:00:00'],
  ['ended', '2026-03-01 00:00:00', '2026-03-02 09:59:59'],
] as const)('[AD11] is %s from %s until %s', (state, from, until) => {
  expect(adState(ad(from, until), NOW)).toBe(state);
});

it('[AD11] there is none without a picture', () => {
  expect(adState(null, NOW)).toBe('none');
  expect(adState({ ...ad(null, null), media_url: null }, NOW)).toBe('none');
  expect(adState({ ...ad(null, null), media_url: null, media_url_landscape: '/api/images/b' }, NOW)).toBe('live');
});

it('[AD15] locations that show one come first, and those of one state keep their order', () => {
  const located = (name: string, one: ReturnType<typeof ad> | null) => ({ name, ad: one });
  const ended = ad(null, '2026-03-01 00:00:00');
  const locations = [
    located('A', null),
    located('B', ended),
    located('C', ad('2026-04-01 00:00:00', null)),
    located('D', ad(null, null)),
    located('E', null),
    located('F', ad(null, null)),
  ];
  expect(byAdState(locations, NOW).map(({ name }) => name)).toEqual(['D', 'F', 'C', 'B', 'A', 'E']);
});
