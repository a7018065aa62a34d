import { promotionCalls } from '@/api/promotions/promotions';
import { PromotionsScreen } from '@/screens/promotions/PromotionsScreen';
import { PROMOTION_KINDS } from '@/screens/promotions/promotionKind';
import { recordRoute } from './recordRoute';

/** The events of the active organisation. */
export const EventsRoute = recordRoute(
  ({ machine }) => <PromotionsScreen kind="event" machine={machine} />,
  PROMOTION_KINDS.event,
  promotionCalls('event'),
);

/** The offers of the active organisation. */
export const OffersRoute = recordRoute(
  ({ machine }) => <PromotionsScreen kind="offer" machine={machine} />,
  PROMOTION_KINDS.offer,
  promotionCalls('offer'),
);
