import type { MeshDescription } from './floorPlan';
import { FACILITIES, MESH_KINDS } from './kinds/meshKind';

const KINDS: ReadonlySet<unknown> = new Set(MESH_KINDS);
const OF_FACILITIES: ReadonlySet<unknown> = new Set(FACILITIES);

/** Whether a parsed value describes a mesh. */
export const isDescription = (value: unknown): value is MeshDescription =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'kind' in value &&
  KINDS.has(value.kind) &&
  'facility' in value &&
  (value.facility === null || OF_FACILITIES.has(value.facility)) &&
  (!('category' in value) || typeof value.category === 'string');
