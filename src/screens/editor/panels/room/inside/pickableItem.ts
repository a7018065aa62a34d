import type { Destination } from '@/contract/destinations/destinations';
import type { Promotion } from '@/contract/promotions/promotions';
import type { PromotionState } from '@/model/content/promotions/promotionState';
import { descriptionOf, groupsOf } from '@/screens/promotions/promotionFields';
import { text } from './texts';

/** An event, an offer or a destination in the item picker. */
export interface PickableItem {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly colour: string | null;
  /** Its dates, for an event or offer. */
  readonly dates: string;
  readonly description: string;
  readonly state: string;
}

const STATES: Readonly<Record<PromotionState, string>> = {
  live: text('live'),
  upcoming: text('upcoming'),
  ended: text('ended'),
};

/** From the day on which visitors see it to its end, as days in UTC; of what repeats the days on which it is now or next. */
export function datesOf(promotion: Pick<Promotion, 'start' | 'end' | 'upcoming' | 'next'>): string {
  const { start, end } = promotion.next ?? promotion;
  const upcoming = promotion.next ? null : promotion.upcoming;
  const from = upcoming ?? start.slice(0, 10);
  return end === null ? text('datesFrom', { from }) : text('dates', { from, end: end.slice(0, 10) });
}

/** Live ones first, then upcoming, then ended ones. Without an id a record cannot be referred to. */
export function pickablePromotions(promotions: readonly Promotion[], now: Date): PickableItem[] {
  const groups = groupsOf(promotions, now);
  return (['live', 'upcoming', 'ended'] as const).flatMap((state) =>
    groups[state].flatMap((one) =>
      one.id === undefined
        ? []
        : [
            {
              id: one.id,
              name: one.name,
              image: one.image,
              colour: null,
              dates: datesOf(one),
              description: descriptionOf(one),
              state: STATES[state],
            },
          ],
    ),
  );
}

/** Every destination but that of the room; those that belong to it are first. */
export function pickableDestinations(destinations: readonly Destination[], room: number | null): PickableItem[] {
  const others = destinations.filter(({ id }) => id !== room);
  const belongs = ({ parent_id }: Destination) => room !== null && parent_id === room;
  return [...others.filter(belongs), ...others.filter((one) => !belongs(one))].map((one) => ({
    id: one.id,
    name: one.name,
    image: one.logo,
    colour: one.default_category_colour,
    dates: '',
    description: one.description,
    state: one.placements ? text('placed', { count: one.placements }) : text('notPlaced'),
  }));
}
