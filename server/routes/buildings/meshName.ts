import { randomBytes } from 'node:crypto';
import { NEW_MESH } from '@/model/floorPlan/newMesh';

/** The name under which a mesh is stored. A new one has no outline in the floor plan, so its name is that of no mesh there. */
export const meshName = (objectName: string): string =>
  objectName === NEW_MESH ? `place-${randomBytes(5).toString('hex')}` : objectName;
