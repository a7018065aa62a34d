import { expect, it } from 'vitest';
import { occurrenceAt } from '@/model/content/promotions/occurrences';
import { visiblePromotions } from '@/model/content/promotions/visiblePromotions';

const NOW = new Date('2026-05-10T12:00:00Z');
const dated = (name: string, start: string, end: string | null = null, upcoming: string | null = null) => ({
  name,
  start: `2026-05-${start}:00`,
  end: end && `2026-05-${end}:00`,
  upcoming: upcoming && `2026-05-${upcoming}`,
});
const namesAt = (promotions: readonly ReturnType<typeof dated>[], now = NOW) =>
  visiblePromotions(promotions, now).map(
    ({ promotion, isLive }) => `${promotion.name} ${isLive ? 'live' : 'upcoming'}`,
  );

it('[PV8] live ones come first, by their end, then upcoming ones by their start; ended ones never', () => {
  const promotions = [
    dated('endless', '01 00:00'),
    dated('ended', '01 00:00', '10 11:59'),
    dated('long', '02 00:00', '20 00:00'),
    dated('short', '03 00:00', '10 12:00'),
    dated('later', '14 00:00', null, '01'),
    dated('soon', '12 00:00', null, '10'),
  ];
  expect(namesAt(promotions)).toEqual(['short live', 'long live', 'endless live', 'soon upcoming', 'later upcoming']);
});

it('[PV8] an upcoming one is seen from its day on, without one from its start', () => {
  const promotions = [dated('tomorrow', '20 00:00', null, '11'), dated('unannounced', '10 12:01')];
  expect(namesAt(promotions)).toEqual([]);
  expect(namesAt(promotions, new Date('2026-05-11T00:00:00Z'))).toEqual(['unannounced live', 'tomorrow upcoming']);
});

it('[EV25] what repeats has the time that is now or next, and is left out until that can be found', () => {
  const weekly = {
    ...dated('market', '03 10:00', '03 10:00', '01'),
    end: '2026-05-03 14:00:00',
    repeats: 'FREQ=WEEKLY',
  };
  const over = { ...weekly, name: 'over', repeats: 'FREQ=WEEKLY;COUNT=1' };
  const found = (now: Date) => visiblePromotions([weekly, over], now, occurrenceAt);
  expect(found(NOW)).toEqual([
    { promotion: { ...weekly, start: '2026-05-10 10:00:00', end: '2026-05-10 14:00:00' }, isLive: true },
  ]);
  expect(found(new Date('2026-05-10T14:00:01Z'))).toMatchObject([
    { promotion: { start: '2026-05-17 10:00:00' }, isLive: false },
  ]);
  expect(visiblePromotions([weekly], NOW)).toEqual([]);
});
