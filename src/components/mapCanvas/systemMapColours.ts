import { readableOn } from '@/model/colour/readableOn';
import { MAP_COLOURS, type MapColours, TINT_HUES } from './mapColours';

/** The colours of the system that the map is drawn with, as `#rrggbb`. */
type SystemColours = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = ['Canvas', 'CanvasText', 'Highlight', 'LinkText', 'GrayText'] as const;

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

/** Reads the colours of the system by an element that the page does not recolour. */
export function systemMapColours(): MapColours {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const read = (name: string): string => {
    probe.style.color = name;
    return hexOf(getComputedStyle(probe).color);
  };
  const [Canvas, CanvasText, Highlight, LinkText, GrayText] = NAMES.map(read) as [
    string,
    string,
    string,
    string,
    string,
  ];
  probe.remove();
  return mapColoursOf({ Canvas, CanvasText, Highlight, LinkText, GrayText });
}

/** `rgb(1, 2, 3)` as `#010203`; a colour in another form stays. */
const hexOf = (colour: string): string => {
  const [, ...channels] = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour) ?? [];
  return channels.length === 3
    ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
    : colour;
};
