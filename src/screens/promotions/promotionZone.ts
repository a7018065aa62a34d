import { clockZone } from '@/model/content/promotions/clockZone';
import type { PromotionChoices, PromotionValues } from './promotionKind';

/**
 * The zone in which the times of an event or offer are typed: that of the locations that show it, or of all locations. UTC
 * where these have several.
 */
export const promotionZone = (
  { where, projects: chosen }: Pick<PromotionValues, 'where' | 'projects'>,
  { projects }: Pick<PromotionChoices, 'projects'>,
): string => clockZone(where === 'locations' ? chosen : [], projects);
