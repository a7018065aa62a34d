import { promotionCalls } from '@/api/promotions/promotions';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { PromotionsScreen } from '@/screens/promotions/PromotionsScreen';
import { PROMOTION_KINDS } from '@/screens/promotions/promotionKind';
import { tableWorkbook } from '../imports/writeWorkbook';
import { recordRoute } from './recordRoute';

const dialogs = async () => (await import('../imports/PromotionImportDialogs')).PROMOTION_IMPORT_DIALOGS;
const EventImport = lazyDialog(async () => (await dialogs()).event);
const OfferImport = lazyDialog(async () => (await dialogs()).offer);

/** The events of the active organisation. */
export const EventsRoute = recordRoute(
  ({ machine }) => (
    <PromotionsScreen kind="event" machine={machine} ImportDialog={EventImport} writeWorkbook={tableWorkbook} />
  ),
  PROMOTION_KINDS.event,
  promotionCalls('event'),
);

/** The offers of the active organisation. */
export const OffersRoute = recordRoute(
  ({ machine }) => (
    <PromotionsScreen kind="offer" machine={machine} ImportDialog={OfferImport} writeWorkbook={tableWorkbook} />
  ),
  PROMOTION_KINDS.offer,
  promotionCalls('offer'),
);
