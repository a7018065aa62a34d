import { zipSync } from 'fflate';
import { FLOOR_FILE, type FloorFileContent, writeFloorFile } from './floorFile';

/** A floor as a zip archive, which the service reads as it reads every other floor plan. */
export const packFloor = (floor: FloorFileContent): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ [FLOOR_FILE]: new TextEncoder().encode(writeFloorFile(floor)) }));
