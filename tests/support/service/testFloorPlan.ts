import { writeObj } from '../objWriter';
import { writeZip } from '../zipWriter';

/** A small plan as an archive; the same seed gives the same rooms `room-0`, `room-1` … */
export const testFloorPlan = (seed = 1, rooms = 4): Uint8Array =>
  writeZip([
    { name: 'floor.obj', bytes: writeObj({ seed, rooms }).bytes },
    { name: 'floor.mtl', bytes: new TextEncoder().encode('newmtl m0\nKd 0.8 0.8 0.8\n') },
  ]);
