import { drawnFloor } from '../drawnFloor';
import { DOOR, FACILITY, ROOM, SERVICE } from '../kinds/meshKind';
import { readLabels } from '../labelsFile';
import type { ReadFloor } from '../readFloor';
import type { LeftOut } from './buildingPlan';
import type { ReadBuildingFloor } from './readBuildingFloor';

/** A floor plan that was read from an archive of its own, with the texts of its labels file. */
export interface ReadFloorFile extends Pick<ReadBuildingFloor, 'counts' | 'floorPlan' | 'labels'> {
  /** Faults of the file for which parts of it are not drawn. */
  readonly damaged: number;
}

/** Labels of a floor plan that nobody wrote a file for. */
export const NO_LABELS = new Uint8Array();

/** @throws MeshError for labels that are none */
export function readFloorFile({ floorPlan, report }: ReadFloor, labelsFile: Uint8Array): ReadFloorFile {
  const labels = labelsFile.length === 0 ? [] : readLabels(labelsFile).labels;
  const { kinds } = drawnFloor(floorPlan, { labels: new Map(labels.map(({ mesh, text }) => [mesh, text])) });
  const count = (...wanted: readonly number[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    floorPlan,
    counts: { rooms: count(ROOM, SERVICE, FACILITY), doors: count(DOOR) },
    labels: labels.map(({ mesh, text }) => `${mesh}\t${text}\n`).join(''),
    damaged: report.problems.reduce((sum, one) => (one.severity === 'error' ? sum + one.count : sum), 0),
  };
}

/** The faults of a file, in the list of what is left out. */
export const damagedIn = (filename: string, { damaged }: ReadFloorFile): readonly LeftOut[] =>
  damaged === 0 ? [] : [{ reason: 'damaged', kind: filename, count: damaged, examples: [] }];
