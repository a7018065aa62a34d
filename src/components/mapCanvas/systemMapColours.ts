import { readableOn } from '@/model/colour/readableOn';
import { readSystemColours, type SystemColours } from '../systemColours';
import { MAP_COLOURS, type MapColours, TINT_HUES } from './mapColours';

/**
 * The map in the colours that the system forces on the page: a canvas keeps what was drawn on it, so that it would stay black
 * on a white page. Colours that only tell things apart are those of the theme of the same brightness.
 */
export function mapColoursOf({ Canvas, CanvasText, Highlight, LinkText, GrayText }: SystemColours): MapColours {
  const outlined = { fill: Canvas, edge: CanvasText };
  const quiet = { fill: Canvas, edge: GrayText };
  return {
    ...MAP_COLOURS[readableOn(Canvas) === '#ffffff' ? 'dark' : 'light'],
    background: Canvas,
    floor: Canvas,
    floorEdge: CanvasText,
    corridor: Canvas,
    room: outlined,
    service: quiet,
    furniture: quiet,
    facility: outlined,
    wall: CanvasText,
    tints: TINT_HUES.map(() => outlined),
    iconDisc: CanvasText,
    icon: Canvas,
    plate: Canvas,
    plateText: CanvasText,
    shadow: 'transparent',
    label: CanvasText,
    halo: Canvas,
    accent: Highlight,
    accentEdge: `${Highlight}80`,
    hover: `${Highlight}33`,
    lift: 'transparent',
    marquee: `${Highlight}33`,
    node: Highlight,
    nodeRing: Canvas,
    nodeClosed: GrayText,
    path: CanvasText,
    route: LinkText,
    routeCasing: Canvas,
    keptRoute: CanvasText,
  };
}

/** The map in the colours of the system as they are now. */
export const systemMapColours = (): MapColours => mapColoursOf(readSystemColours());
