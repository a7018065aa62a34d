import type { ThemeName } from '../theme';

/** Fill and edge of a room. */
export interface RoomColours {
  readonly fill: string;
  readonly edge: string;
}

/**
 * The map style: all colours of the canvas in one place. Colour-blind people can distinguish blue, orange, teal and
 * magenta; important differences are also differences of shape.
 */
export interface MapColours {
  /** Outside of the building. */
  readonly background: string;
  readonly floor: string;
  readonly floorEdge: string;
  readonly corridor: string;
  readonly room: RoomColours;
  readonly service: RoomColours;
  readonly furniture: RoomColours;
  readonly facility: RoomColours;
  readonly wall: string;
  /** Rooms of a category or a material, one for each of TINT_HUES. */
  readonly tints: readonly RoomColours[];
  /** The disc and the symbol of a facility. */
  readonly iconDisc: string;
  readonly icon: string;
  /** Behind the whole name of a room, and its letters. */
  readonly plate: string;
  readonly plateText: string;
  readonly shadow: string;
  readonly label: string;
  readonly halo: string;
  readonly accent: string;
  readonly accentEdge: string;
  readonly hover: string;
  /** The shadow of a selected room. */
  readonly lift: string;
  readonly marquee: string;
  readonly node: string;
  readonly nodeRing: string;
  readonly nodeClosed: string;
  readonly path: string;
  readonly stairs: string;
  readonly blocked: string;
  readonly kiosk: string;
  readonly transit: string;
  readonly route: string;
  readonly routeCasing: string;
  readonly keptRoute: string;
  readonly guide: string;
  readonly error: string;
  readonly warning: string;
}

/** Hues of the tints in OKLCH, degrees. */
export const TINT_HUES = [20, 55, 95, 140, 185, 235, 280, 335] as const;

const tintsOf = (fills: readonly string[], edges: readonly string[]): RoomColours[] =>
  fills.map((fill, at) => ({ fill, edge: edges[at] ?? fill }));

const light: MapColours = {
  background: '#eef1f4',
  floor: '#ffffff',
  floorEdge: '#c3cad3',
  corridor: '#fafaf7',
  room: { fill: '#f4eee3', edge: '#d8cdb9' },
  service: { fill: '#eceae6', edge: '#d5d2cb' },
  furniture: { fill: '#ebe5d9', edge: '#d3cab9' },
  facility: { fill: '#e6edf3', edge: '#bfcbd7' },
  wall: '#c9cdd4',
  // OKLCH, lightness 0.925 and chroma 0.042; the edges 0.80 and 0.055.
  tints: tintsOf(
    ['#ffdcdb', '#fde0cc', '#efe7c7', '#d8eed3', '#c8f0ea', '#ccebff', '#e0e4ff', '#f9dcf2'],
    ['#dfb0af', '#dbb59d', '#c9be96', '#acc7a6', '#96cac2', '#9cc4dd', '#b6bbe1', '#d5b1cc'],
  ),
  iconDisc: '#ffffff',
  icon: '#3f4c5c',
  plate: '#ffffff',
  plateText: '#1f2937',
  shadow: 'rgba(0, 0, 0, 0.06)',
  label: '#1f2937',
  halo: '#ffffff',
  accent: '#0b6e6e',
  accentEdge: 'rgba(11, 110, 110, 0.25)',
  hover: 'rgba(11, 110, 110, 0.06)',
  lift: 'rgba(15, 23, 42, 0.45)',
  marquee: 'rgba(11, 110, 110, 0.14)',
  node: '#0b6e6e',
  nodeRing: '#ffffff',
  nodeClosed: '#6b7684',
  path: '#64748b',
  stairs: '#b45309',
  blocked: '#c81e1e',
  kiosk: '#7c3aed',
  transit: '#b45309',
  route: '#1d4ed8',
  routeCasing: '#ffffff',
  keptRoute: '#1f2937',
  guide: '#d946ef',
  error: '#c81e1e',
  warning: '#b45309',
};

const dark: MapColours = {
  background: '#20262d',
  floor: '#2b323a',
  floorEdge: '#4b5664',
  corridor: '#454e59',
  room: { fill: '#363c44', edge: '#525c68' },
  service: { fill: '#2e343b', edge: '#454e58' },
  furniture: { fill: '#3e454e', edge: '#525c68' },
  facility: { fill: '#343f4a', edge: '#566474' },
  wall: '#6b7684',
  tints: tintsOf(
    ['#6e4947', '#6b4d38', '#5d5332', '#455b3f', '#305d58', '#37596c', '#4e5171', '#67495f'],
    ['#a17371', '#9d775e', '#8b7f56', '#6d8a66', '#558c85', '#5d869f', '#787ca4', '#987390'],
  ),
  iconDisc: '#14181d',
  icon: '#d5dde6',
  plate: '#14181d',
  plateText: '#e8edf3',
  shadow: 'rgba(0, 0, 0, 0.28)',
  label: '#e8edf3',
  halo: '#1b2026',
  accent: '#4db6ac',
  accentEdge: 'rgba(77, 182, 172, 0.3)',
  hover: 'rgba(77, 182, 172, 0.1)',
  lift: 'rgba(0, 0, 0, 0.8)',
  marquee: 'rgba(77, 182, 172, 0.18)',
  node: '#4db6ac',
  nodeRing: '#12161b',
  nodeClosed: '#a3aebb',
  path: '#a8b4c4',
  stairs: '#f59e0b',
  blocked: '#f87171',
  kiosk: '#a78bfa',
  transit: '#f59e0b',
  route: '#60a5fa',
  routeCasing: '#0b1220',
  keptRoute: '#e8edf3',
  guide: '#e879f9',
  error: '#f87171',
  warning: '#f59e0b',
};

const OUTLINED: RoomColours = { fill: '#000000', edge: '#ffffff' };

const contrast: MapColours = {
  ...dark,
  background: '#000000',
  floor: '#000000',
  floorEdge: '#ffffff',
  corridor: '#000000',
  room: OUTLINED,
  service: { fill: '#000000', edge: '#b0b0b0' },
  furniture: { fill: '#000000', edge: '#b0b0b0' },
  facility: OUTLINED,
  wall: '#ffffff',
  tints: TINT_HUES.map(() => OUTLINED),
  iconDisc: '#ffffff',
  icon: '#000000',
  plate: '#000000',
  plateText: '#ffffff',
  label: '#ffffff',
  halo: '#000000',
  accent: '#1aebff',
  accentEdge: 'rgba(26, 235, 255, 0.5)',
  hover: 'rgba(26, 235, 255, 0.2)',
  lift: 'transparent',
  marquee: 'rgba(26, 235, 255, 0.2)',
  node: '#1aebff',
  nodeRing: '#000000',
  nodeClosed: '#ffffff',
  path: '#ffffff',
  route: '#ffff00',
  routeCasing: '#000000',
  keptRoute: '#ffffff',
};

export const MAP_COLOURS: Readonly<Record<ThemeName, MapColours>> = { light, dark, contrast };
