import type { Facility, MeshKind } from '../../kinds/meshKind';

/** The use of a layer of a drawing. The service stores the value, so a name here may not change. */
export const LAYER_KINDS = [
  'room',
  'corridor',
  'service',
  'toilet',
  'stairs',
  'escalator',
  'lift',
  'door',
  'wall',
  'furniture',
  'outline',
  'label',
  'none',
] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** Names of layers as files have them, with the use of each. */
export type LayerKinds = Readonly<Record<string, LayerKind>>;

interface Described {
  readonly kind: MeshKind;
  readonly facility: Facility | null;
}

const facility = (of: Facility): Described => ({ kind: 'facility', facility: of });
const plain = (kind: MeshKind): Described => ({ kind, facility: null });

/** The kind that outlines of a layer have on the floor; null where they come in on none. */
export const DESCRIBED: Readonly<Record<LayerKind, Described | null>> = {
  room: plain('room'),
  corridor: plain('corridor'),
  service: plain('service'),
  toilet: facility('toilet'),
  stairs: facility('stairs'),
  escalator: facility('escalator'),
  lift: facility('lift'),
  door: plain('door'),
  wall: plain('wall'),
  furniture: plain('furniture'),
  outline: plain('floor'),
  label: null,
  none: null,
};

/** Kinds whose outlines are places with a name. */
export const PLACES: ReadonlySet<LayerKind> = new Set([
  'room',
  'corridor',
  'service',
  'toilet',
  'stairs',
  'escalator',
  'lift',
] satisfies LayerKind[]);
