import { expect, it } from 'vitest';
import { promotionZone } from '@/screens/promotions/promotionZone';

const projects = [
  { id: 'a', name: 'Mall', timeZone: 'Europe/London' },
  { id: 'b', name: 'Pier', timeZone: 'America/New_York' },
  { id: 'c', name: 'Arcade', timeZone: 'Europe/London' },
];

it('[EV22] the zone is that of the locations that show it, of all of them, or UTC where they have several', () => {
  const of = (where: 'locations' | 'everywhere' | null, chosen: readonly string[] = []) =>
    promotionZone({ where, projects: chosen }, { projects });
  expect(of('locations', ['b'])).toBe('America/New_York');
  expect(of('locations', ['a', 'c'])).toBe('Europe/London');
  expect(of('locations', ['a', 'b'])).toBe('UTC');
  expect([of('everywhere'), of(null)]).toEqual(['UTC', 'UTC']);
  expect(promotionZone({ where: null, projects: [] }, { projects: projects.filter(({ id }) => id !== 'b') })).toBe(
    'Europe/London',
  );
  expect(promotionZone({ where: null, projects: [] }, { projects: [] })).toBe('UTC');
});
