import { formatLocale } from '@/contract/texts/locale';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import { FEET_PER_METRE, type Units } from '@/model/content/distance';
import { ringArea } from '@/model/geometry/outline/ring';
import { text } from '../texts';

/** The area of a drawn room, the pointer as its last corner while it follows; null before there are three corners. */
export function areaText(snapshot: ToolSnapshot, units: Units): string | null {
  const { points = [], to } = snapshot.context;
  const corners = snapshot.hasTag('drawing') && to ? [...points, to] : points;
  if (corners.length < 3) return null;
  const metres = Math.abs(ringArea(corners.flatMap(({ x, y }) => [x, y])));
  const area = units === 'F' ? metres * FEET_PER_METRE ** 2 : metres;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return text(units === 'F' ? 'areaFeet' : 'areaMetres', {
    area: new Intl.NumberFormat(formatLocale(), digits).format(area),
  });
}
