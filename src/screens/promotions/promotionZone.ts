import type { PromotionChoices, PromotionValues } from './promotionKind';

/** Of locations in several zones: their clocks differ. */
const SEVERAL = 'UTC';

/**
 * The zone in which the times of an event or offer are typed: that of the locations that show it, or of all locations. UTC
 * where these have several.
 */
export function promotionZone(
  { where, projects: chosen }: Pick<PromotionValues, 'where' | 'projects'>,
  { projects }: Pick<PromotionChoices, 'projects'>,
): string {
  const some = where === 'locations' ? projects.filter(({ id }) => chosen.includes(id)) : [];
  const zones = new Set((some.length > 0 ? some : projects).flatMap(({ timeZone }) => timeZone ?? []));
  const [first = SEVERAL] = zones;
  return zones.size === 1 ? first : SEVERAL;
}
