import { kindOfText } from '../../kinds/kindOfName';
import { type Facility, MESH_KINDS, type MeshKind } from '../../kinds/meshKind';
import type { SpaceKind } from '../imdf/unitKinds';

const facility = (of: Facility): SpaceKind => ({ kind: 'facility', facility: of });
const plain = (kind: MeshKind): SpaceKind => ({ kind, facility: null });

/** Products that a floor plan shows besides spaces and doors, with their subtypes. */
export const DRAWN: readonly (readonly [type: string, kind: SpaceKind])[] = [
  ['IFCSTAIR', facility('stairs')],
  ['IFCSTAIRFLIGHT', facility('stairs')],
  ['IFCRAMP', plain('corridor')],
  ['IFCRAMPFLIGHT', plain('corridor')],
  ['IFCTRANSPORTELEMENT', facility('lift')],
  ['IFCWALL', plain('wall')],
  ['IFCCURTAINWALL', plain('wall')],
  ['IFCCOLUMN', plain('wall')],
];

const TRANSPORTS: Readonly<Record<string, SpaceKind>> = {
  ELEVATOR: facility('lift'),
  ESCALATOR: facility('escalator'),
  MOVINGWALKWAY: facility('escalator'),
};

/** The kind of a transport element by its predefined type; null for cranes and others that carry nobody. */
export const kindOfTransport = (type: string): SpaceKind | null =>
  type === '' ? facility('lift') : (TRANSPORTS[type] ?? null);

/** The kind of a space by its predefined type, else by a name that says nothing else. */
export function kindOfSpace(type: string, name: string): SpaceKind {
  if (type === 'PARKING') return facility('parking');
  const named = kindOfText(name);
  return named ? { kind: MESH_KINDS[named.kind]!, facility: named.facility } : plain('room');
}

/** Building elements that no floor plan shows; leaving them out needs no word. */
const UNSEEN = new Set(
  'beam buildingelementpart chimney covering discreteaccessory fastener footing mechanicalfastener member openingelement pile plate railing reinforcingbar reinforcingmesh roof shadingdevice slab tendon tendonanchor virtualelement window'.split(
    ' ',
  ),
);

/** Whether no floor plan shows products of a type, whichever case of it. */
export const isUnseen = (type: string): boolean =>
  UNSEEN.has(
    type
      .toLowerCase()
      .replace(/^ifc/, '')
      .replace(/(standardcase|elementedcase)$/, ''),
  );
