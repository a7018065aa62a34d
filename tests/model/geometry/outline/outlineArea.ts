import type { Outline } from '@/model/geometry/outline/outline';
import { ringArea } from '@/model/geometry/outline/ring';

/** Area of an outline without its holes. */
export const outlineArea = (outline: Outline): number => outline.rings.reduce((sum, ring) => sum + ringArea(ring), 0);
