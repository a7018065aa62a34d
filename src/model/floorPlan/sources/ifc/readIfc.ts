import { meshError } from '../../meshError';
import type { BuildingPlan } from '../buildingPlan';
import { LeftOutLog } from '../leftOutLog';
import { textOf } from './ifcAttributes';
import { ifcFloors } from './ifcFloors';
import type { IfcModel } from './ifcModel';
import { isNear, originOf } from './ifcOrigin';
import { type IfcPiece, IfcPieces } from './ifcPieces';
import { ifcPlace } from './ifcPlace';
import { IfcStructure } from './ifcStructure';
import { lengthUnit } from './ifcUnit';

interface Options {
  /** Called with the share of the rooms, doors and walls that were read, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly pause?: (() => Promise<void> | null) | undefined;
}

/**
 * The building of an IFC file: storeys become floors; spaces, doors, stairs, lifts and walls the parts of them.
 * @throws MeshError where the file has no storeys, or no spaces with an outline on one of them
 */
export async function readIfc(model: IfcModel, { onProgress, pause }: Options = {}): Promise<BuildingPlan> {
  if (model.idsOf('IFCBUILDINGSTOREY').length === 0) throw meshError('ifc-without-storeys');
  const [spaces, doors] = [model.idsOf('IFCSPACE'), model.idsOf('IFCDOOR')];
  if (spaces.length === 0) throw meshError('ifc-without-spaces');
  const leftOut = new LeftOutLog();
  const structure = new IfcStructure(model);
  const unit = lengthUnit(model);
  const reader = new IfcPieces(model, structure, leftOut, unit);
  const pieces: IfcPiece[] = [];
  const all = spaces.length + doors.length + model.idsOf('IFCWALL').length;
  let done = 0;
  const add = async (piece: IfcPiece | null) => {
    if (piece) pieces.push(piece);
    done += 1;
    onProgress?.(Math.min(1, done / all));
    await pause?.();
  };
  for (const id of spaces) await add(reader.space(id));
  if (pieces.length === 0) throw meshError('ifc-without-spaces');
  for (const product of reader.products()) await add(product);
  for (const id of doors) await add(reader.door(id, pieces));
  reader.leaveOthersOut();
  const origin = originOf(pieces);
  const near = pieces.filter((piece) => isNear(piece, origin));
  for (const { id, noun } of pieces.filter((piece) => !isNear(piece, origin))) leftOut.add('far-away', noun, id);
  // Programs leave a line like “// BUILDING/NAME //” where nobody wrote a name.
  const isWritten = (name: string) => name !== '' && !/^\/\/.*\/\/$/.test(name);
  const building = model.line(model.idsOf('IFCBUILDING')[0] ?? -1);
  return {
    name: [textOf(building, 'LongName'), textOf(building, 'Name')].find(isWritten) ?? '',
    floors: ifcFloors(model, structure, near, origin, unit),
    ...ifcPlace(model, origin, unit),
    leftOut: leftOut.groups(),
  };
}
