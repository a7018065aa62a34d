import type { PromotionKind } from '@/contract/promotions/promotions';
import type { Banner } from './banners';

/** An event or offer of the shopping centre. */
export interface DraftPromotion {
  readonly kind: PromotionKind;
  readonly name: string;
  readonly short: string;
  readonly long: string;
  /** Days from the start of the demo, and the time `HH:mm:ss` of each. */
  readonly start: readonly [days: number, time: string];
  readonly end: readonly [days: number, time: string] | null;
  /** Days before its start from which it is shown; null from its start. */
  readonly shownBefore: number | null;
  /** The category whose first destinations take part, and how many; null for the whole centre. */
  readonly at: readonly [category: string, count: number] | null;
  readonly banner: Banner | null;
}

export const MALL_PROMOTIONS: readonly DraftPromotion[] = [
  {
    kind: 'event',
    name: 'Riverside Makers Market',
    short: 'Forty stalls of pottery, prints, honey and cheese in the atrium.',
    long: 'Local makers show and sell what they make. Demonstrations at noon and at three.',
    start: [-2, '09:00:00'],
    end: [5, '18:00:00'],
    shownBefore: 14,
    at: null,
    banner: { colours: ['#b45309', '#7c2d12'], motif: 'bunting', seed: 1 },
  },
  {
    kind: 'event',
    name: 'Live music at the food court',
    short: 'A different band every evening from six.',
    long: 'Jazz on Mondays, folk on Wednesdays, and on Fridays whoever wins the week before.',
    start: [-20, '18:00:00'],
    end: null,
    shownBefore: null,
    at: ['Food & Drink', 4],
    banner: { colours: ['#4c1d95', '#be185d'], motif: 'rays', seed: 2 },
  },
  {
    kind: 'event',
    name: 'Late night shopping',
    short: 'All shops are open until midnight.',
    long: '',
    start: [9, '18:00:00'],
    end: [10, '00:00:00'],
    shownBefore: 7,
    at: null,
    banner: { colours: ['#0f172a', '#1d4ed8'], motif: 'dots', seed: 3 },
  },
  {
    kind: 'event',
    name: 'Repair café',
    short: 'Bring what is broken: volunteers mend it with you.',
    long: 'Small appliances, clothes, bicycles and toys. Spare parts at cost.',
    start: [23, '10:00:00'],
    end: [23, '16:00:00'],
    shownBefore: null,
    at: null,
    banner: null,
  },
  {
    kind: 'event',
    name: 'River boat parade',
    short: 'Sixty boats with lanterns, best seen from the terrace.',
    long: '',
    start: [-40, '19:00:00'],
    end: [-40, '23:00:00'],
    shownBefore: 21,
    at: null,
    banner: { colours: ['#155e75', '#0ea5a4'], motif: 'waves', seed: 4 },
  },
  {
    kind: 'offer',
    name: '20 % off running shoes',
    short: 'On all running shoes, with a free gait analysis.',
    long: 'Not with other offers. Bring your old pair and we recycle it.',
    start: [-4, '00:00:00'],
    end: [10, '23:59:59'],
    shownBefore: null,
    at: ['Sports & Outdoors', 3],
    banner: { colours: ['#166534', '#65a30d'], motif: 'rays', seed: 5 },
  },
  {
    kind: 'offer',
    name: 'Second coffee free',
    short: 'Before ten, for two.',
    long: '',
    start: [-30, '00:00:00'],
    end: null,
    shownBefore: null,
    at: ['Food & Drink', 2],
    banner: { colours: ['#78350f', '#a16207'], motif: 'dots', seed: 6, isPortrait: true },
  },
  {
    kind: 'offer',
    name: 'Winter coats: up to half price',
    short: 'Last sizes of the season in all fashion shops that take part.',
    long: '',
    start: [6, '00:00:00'],
    end: [27, '23:59:59'],
    shownBefore: 3,
    at: ['Fashion', 6],
    banner: { colours: ['#334155', '#0369a1'], motif: 'waves', seed: 7 },
  },
  {
    kind: 'offer',
    name: 'Three books for two',
    short: 'The cheapest is a gift.',
    long: '',
    start: [-60, '00:00:00'],
    end: [-15, '23:59:59'],
    shownBefore: null,
    at: ['Books & Toys', 1],
    banner: { colours: ['#9f1239', '#ea580c'], motif: 'bunting', seed: 8 },
  },
];
