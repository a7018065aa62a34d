import { expect, it } from 'vitest';
import { formRecordOf, validateValues } from '@/machines/records/recordKind';
import { groupsOf, placesText } from '@/screens/promotions/promotionFields';
import { blankAt, PROMOTION_KINDS, type PromotionValues } from '@/screens/promotions/promotionKind';

const record = {
  uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  name: 'Market',
  short_desc: '',
  long_desc: '',
  website: '',
  image: null,
  start: '2026-05-01 09:00:00',
  end: null,
  upcoming: null,
  destinations: [{ id: 4, name: 'Atrium' }],
  revision: 3,
};
const values = formRecordOf(PROMOTION_KINDS.event, record).values as PromotionValues;
const now = new Date('2026-05-01T12:00:00Z');

it.each([
  ['event', 'Please input event name'],
  ['offer', 'Please input offer name'],
] as const)('[EV3] an %s asks for a name and a start, and for nothing else', (kind, text) => {
  const check = (changed: Partial<PromotionValues>) => validateValues(PROMOTION_KINDS[kind], { ...values, ...changed });
  expect(check({})).toEqual({});
  expect(check({ name: '' })).toEqual({ name: text });
  expect(check({ name: 'x'.repeat(101) })).toEqual({ name: 'Length should be 1 to 100' });
  expect(Object.keys(check({ start: '' }))).toEqual(['start']);
  expect(check({ end: '2026-05-01 08:00:00' })).toEqual({ end: 'The end must be after the start.' });
  expect(Object.keys(check({ showFrom: '2026-05-02' }))).toEqual(['showFrom']);
});

it.each(['event', 'offer'] as const)('[EV18] an %s asks where it is shown, and for the places', (kind) => {
  const check = (changed: Partial<PromotionValues>) => validateValues(PROMOTION_KINDS[kind], { ...values, ...changed });
  expect(check({ where: null })).toEqual({ where: 'Please choose where it is shown.' });
  expect(check({ where: 'everywhere', destinations: [] })).toEqual({});
  expect(check({ where: 'rooms', destinations: [] })).toEqual({});
  expect(Object.keys(check({ where: 'destinations', destinations: [] }))).toEqual(['destinations']);
  expect(Object.keys(check({ where: 'locations', projects: [] }))).toEqual(['projects']);
});

it('[EV18] the choice of a record follows from its places; without one it is asked for again', () => {
  const of = (more: object) => {
    const { where } = formRecordOf(PROMOTION_KINDS.offer, { ...record, destinations: [], ...more }).values;
    return where;
  };
  expect([of({ everywhere: true }), of({ rooms: 2 }), of({}), of({ destinations: record.destinations })]).toEqual([
    'everywhere',
    'rooms',
    null,
    'destinations',
  ]);
  expect(of({ projects: [{ uuid: record.uuid, name: 'Mall' }] })).toBe('locations');
  const sent = PROMOTION_KINDS.offer.bodyOf({ ...values, where: 'everywhere' });
  expect([sent.everywhere, sent.destinations, sent.projects]).toEqual([true, [], []]);
});

it('[EV14] a new one begins with the day of the location, and empty dates are null in the body', () => {
  expect(blankAt(now, 'UTC').start).toBe('2026-05-01 00:00:00');
  expect(blankAt(now, 'Europe/London').start).toBe('2026-04-30 23:00:00');
  expect(PROMOTION_KINDS.offer.bodyOf(values)).toMatchObject({
    start: '2026-05-01 09:00:00',
    end: null,
    upcoming: null,
    destinations: [{ id: 4 }],
  });
});

it('[EV11] the groups follow the state of the service, and the time where it names none', () => {
  const named = (name: string, more: object) => ({ ...record, name, ...more });
  const groups = groupsOf(
    [named('by time', {}), named('told', { state: 'ended' }), named('later', { start: '2026-05-02 00:00:00' })],
    now,
  );
  expect(Object.entries(groups).map(([state, rows]) => [state, rows.map(({ name }) => name)])).toEqual([
    ['live', ['by time']],
    ['upcoming', ['later']],
    ['ended', ['told']],
  ]);
});

it('[EV10] names three destinations and counts the others', () => {
  const at = (...names: string[]) => placesText({ ...record, destinations: names.map((name, id) => ({ id, name })) });
  expect([at(), at('A', 'B'), at('A', 'B', 'C', 'D', 'E')]).toEqual(['', 'A, B', 'A, B, C and 2 more']);
});
