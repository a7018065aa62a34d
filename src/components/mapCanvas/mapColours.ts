import type { ThemeName } from '../theme';

/** All colours of the canvas in one place; blue, orange, teal and magenta stay apart for colour-blind eyes. */
export interface MapColours {
  readonly background: string;
  readonly slab: string;
  readonly room: string;
  readonly roomLine: string;
  readonly shadow: string;
  readonly label: string;
  readonly halo: string;
  readonly accent: string;
  readonly accentEdge: string;
  readonly hover: string;
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
  readonly guide: string;
  readonly error: string;
  readonly warning: string;
}

const light: MapColours = {
  background: '#eef1f4',
  slab: '#ffffff',
  room: '#e6eaf0',
  roomLine: '#bfc8d4',
  shadow: 'rgba(0, 0, 0, 0.06)',
  label: '#1f2937',
  halo: '#ffffff',
  accent: '#0b6e6e',
  accentEdge: 'rgba(11, 110, 110, 0.25)',
  hover: 'rgba(11, 110, 110, 0.14)',
  node: '#0b6e6e',
  nodeRing: '#ffffff',
  nodeClosed: '#8a94a3',
  path: '#64748b',
  stairs: '#b45309',
  blocked: '#c81e1e',
  kiosk: '#7c3aed',
  transit: '#b45309',
  route: '#1d4ed8',
  routeCasing: '#ffffff',
  guide: '#c026d3',
  error: '#c81e1e',
  warning: '#b45309',
};

const dark: MapColours = {
  background: '#101317',
  slab: '#1b2026',
  room: '#2a313a',
  roomLine: '#465160',
  shadow: 'rgba(0, 0, 0, 0.35)',
  label: '#e8edf3',
  halo: '#12161b',
  accent: '#4db6ac',
  accentEdge: 'rgba(77, 182, 172, 0.3)',
  hover: 'rgba(77, 182, 172, 0.18)',
  node: '#4db6ac',
  nodeRing: '#12161b',
  nodeClosed: '#7b8794',
  path: '#94a3b8',
  stairs: '#f59e0b',
  blocked: '#f87171',
  kiosk: '#a78bfa',
  transit: '#f59e0b',
  route: '#60a5fa',
  routeCasing: '#0b1220',
  guide: '#e879f9',
  error: '#f87171',
  warning: '#f59e0b',
};

const contrast: MapColours = {
  ...dark,
  background: '#000000',
  slab: '#000000',
  room: '#000000',
  roomLine: '#ffffff',
  label: '#ffffff',
  halo: '#000000',
  accent: '#1aebff',
  accentEdge: 'rgba(26, 235, 255, 0.5)',
  node: '#1aebff',
  nodeRing: '#000000',
  path: '#ffffff',
  route: '#ffff00',
  routeCasing: '#000000',
};

export const MAP_COLOURS: Readonly<Record<ThemeName, MapColours>> = { light, dark, contrast };
