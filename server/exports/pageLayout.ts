import type { Box } from '@/model/geometry/box';
import { scaleBarMetres } from '@/model/geometry/scaleBar';
import type { Size, View } from '@/model/geometry/view';

/** All lengths are points, 1/72 inch, with y down the page. */
export interface PageLayout {
  readonly paper: string;
  readonly size: Size;
  /** Where the floor plan is drawn. */
  readonly map: Box;
  /** Floor to page. */
  readonly view: View;
  /** The scale is 1 : ratio. */
  readonly ratio: number;
  readonly scaleBar: { readonly length: number; readonly label: string };
}

export const MARGIN = 36;
/** Above the map: title and name of the floor. */
const HEADER = 50;
/** Below the map: scale bar and legend. */
const FOOTER = 66;
const MOST_SCALE_BAR = 150;
const METRES_PER_FOOT = 0.3048;
const METRES_PER_POINT = 0.0254 / 72;

/** ISO 216 in points, the short side first, and for how many names each is large enough. */
const PAPERS = [
  { paper: 'A4', short: 595.28, long: 841.89, names: 60 },
  { paper: 'A3', short: 841.89, long: 1190.55, names: 300 },
  { paper: 'A2', short: 1190.55, long: 1683.78, names: 1200 },
  { paper: 'A1', short: 1683.78, long: 2383.94, names: 4000 },
  { paper: 'A0', short: 2383.94, long: 3370.39, names: Number.POSITIVE_INFINITY },
] as const;
const ROUND_RATIOS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5] as const;

/**
 * The page of a floor: more names take larger paper, a wide floor takes it across, and the scale is the largest round one
 * at which the floor fits.
 * @param box the floor in metres
 */
export function layoutPage(box: Box, names: number, units: 'C' | 'F'): PageLayout {
  const { paper, short, long } = PAPERS.find((one) => names <= one.names) ?? PAPERS[4];
  const [width, depth] = [Math.max(box.maxX - box.minX, 0.01), Math.max(box.maxY - box.minY, 0.01)];
  const size = width >= depth ? { width: long, height: short } : { width: short, height: long };
  const map = { minX: MARGIN, minY: MARGIN + HEADER, maxX: size.width - MARGIN, maxY: size.height - MARGIN - FOOTER };
  const most = Math.min((map.maxX - map.minX) / width, (map.maxY - map.minY) / depth);
  const ratio = roundRatio(1 / (most * METRES_PER_POINT));
  const scale = 1 / (ratio * METRES_PER_POINT);
  return {
    paper,
    size,
    map,
    ratio,
    view: {
      scale,
      x: (map.minX + map.maxX) / 2 - ((box.minX + box.maxX) / 2) * scale,
      y: (map.minY + map.maxY) / 2 - ((box.minY + box.maxY) / 2) * scale,
      turn: 0,
    },
    scaleBar: scaleBarOf(scale, units),
  };
}

/** The next round number, so that lengths can be measured on the paper. */
function roundRatio(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND_RATIOS.find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function scaleBarOf(scale: number, units: 'C' | 'F'): PageLayout['scaleBar'] {
  const perUnit = units === 'C' ? scale : scale * METRES_PER_FOOT;
  const count = scaleBarMetres(perUnit, MOST_SCALE_BAR);
  return { length: count * perUnit, label: `${count} ${units === 'C' ? 'm' : 'ft'}` };
}
