import type { PromotionKind } from '@/contract/promotions/promotions';

/** The events, or the offers, of every organisation. */
export const promotionsKey = (kind: PromotionKind) => ['promotions', kind] as const;
export const organisationPromotionsKey = (kind: PromotionKind, organisation: string) =>
  [...promotionsKey(kind), organisation] as const;
