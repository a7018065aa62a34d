import { meshError } from '../../meshError';
import { facesOf, type GmlPoint, type GmlPolygon, pointsOf, refOf } from './gmlGeometry';
import { childOf, elementsIn, readXmlElements, type XmlElement, type XmlOptions } from './xmlElements';

/** A space of a building, as a feature of IndoorGML. */
export interface GmlCell {
  readonly id: string;
  /** Name of its element: `CellSpace`, `TransitionSpace`. */
  readonly type: string;
  readonly name: string;
  /** Its class, function, usage and description. */
  readonly purpose: string;
  /** As the file calls its floor; null where it does not. */
  readonly storey: string | null;
  readonly faces: readonly GmlPolygon[];
}

/** A door or another border between spaces. */
export interface GmlBoundary {
  readonly id: string;
  readonly type: string;
  readonly faces: readonly GmlPolygon[];
  /** Positions of a border that is a line. */
  readonly line: readonly GmlPoint[];
}

/** A node of the graph; `cell` and `boundary` are the ids of their duals, null where they have none. */
export interface GmlState {
  readonly id: string;
  readonly cell: string | null;
  readonly position: GmlPoint | null;
}

export interface GmlTransition {
  readonly id: string;
  /** Ids of the states at its ends. */
  readonly ends: readonly string[];
  readonly boundary: string | null;
  readonly points: readonly GmlPoint[];
}

export interface GmlFeatures {
  readonly cells: readonly GmlCell[];
  readonly boundaries: readonly GmlBoundary[];
  readonly states: readonly GmlState[];
  readonly transitions: readonly GmlTransition[];
  /** As the file calls its reference system; empty where it does not. */
  readonly srs: string;
}

const CELLS =
  'CellSpace GeneralSpace TransitionSpace ConnectionSpace AnchorSpace NavigableSpace TransferSpace NonNavigableSpace ObjectSpace'.split(
    ' ',
  );
const BOUNDARIES = 'CellSpaceBoundary NavigableBoundary TransferBoundary ConnectionBoundary AnchorBoundary'.split(' ');
const NAMES = new Set([...CELLS, ...BOUNDARIES, 'State', 'Transition']);
/** Features of the largest building. */
const MOST = 200_000;

const STOREY = /\b(?:storey|story|level|floor)\s*[=:]\s*"?([^":;,]+)/i;

type Faces = ReturnType<typeof facesOf>;

/** The features of a file of IndoorGML 1.0 or 1.1. @throws MeshError where it is none, damaged or too large */
export async function readGmlFeatures(bytes: Uint8Array, options: XmlOptions): Promise<GmlFeatures> {
  const cells: (Omit<GmlCell, 'faces'> & { readonly found: Faces })[] = [];
  const boundaries: (Omit<GmlBoundary, 'faces'> & { readonly found: Faces })[] = [];
  const states: GmlState[] = [];
  const transitions: GmlTransition[] = [];
  const shared = new Map<string, GmlPolygon>();
  let srs = '';
  let count = 0;
  const foundIn = (element: XmlElement): Faces => {
    const found = facesOf(element);
    for (const one of found) if (typeof one !== 'string' && one.id !== '') shared.set(one.id, one.face);
    return found;
  };
  await readXmlElements(
    bytes,
    { root: 'IndoorFeatures', names: NAMES },
    (element) => {
      if (++count > MOST) throw meshError('outlines-too-complex');
      if (srs === '') srs = srsOf(element);
      const id = element.attributes.id ?? `${element.name}/${count}`;
      const dual = refOf(childOf(element, 'duality'));
      if (element.name === 'State') states.push({ id, cell: dual, position: geometryPoints(element)[0] ?? null });
      else if (element.name === 'Transition') {
        const ends = element.children.filter(({ name }) => name === 'connects').flatMap((end) => refOf(end) ?? []);
        transitions.push({ id, ends, boundary: dual, points: geometryPoints(element) });
      } else if (BOUNDARIES.includes(element.name))
        boundaries.push({ id, type: element.name, found: foundIn(element), line: pointsOf(element) });
      else cells.push({ ...cellOf(element, id), found: foundIn(element) });
    },
    options,
  );
  const facesFor = (found: Faces): GmlPolygon[] =>
    found
      .flatMap((one) => (typeof one === 'string' ? [shared.get(one) ?? []] : [one.face]))
      .filter((f) => f.length > 0);
  return {
    cells: cells.map(({ found, ...cell }) => ({ ...cell, faces: facesFor(found) })),
    boundaries: boundaries.map(({ found, ...boundary }) => ({ ...boundary, faces: facesFor(found) })),
    states,
    transitions,
    srs,
  };
}

const geometryPoints = (element: XmlElement): readonly GmlPoint[] => {
  const geometry = childOf(element, 'geometry');
  return geometry ? pointsOf(geometry) : [];
};

function srsOf(element: XmlElement): string {
  for (const { attributes } of elementsIn(element)) if (attributes.srsName) return attributes.srsName;
  return '';
}

function cellOf(element: XmlElement, id: string): Omit<GmlCell, 'faces'> {
  const of = (name: string) => childOf(element, name)?.text.trim() ?? '';
  const description = of('description');
  const storey = of('storey') || of('level') || (STOREY.exec(description)?.[1]?.trim() ?? '');
  return {
    id,
    type: element.name,
    name: of('name'),
    purpose: ['class', 'function', 'usage'].map(of).concat(description).join(' '),
    storey: storey === '' ? null : storey,
  };
}
