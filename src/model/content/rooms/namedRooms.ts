import { drawnFloor } from '../../floorPlan/drawnFloor';
import { readLabels } from '../../floorPlan/labelsFile';
import type { ReadBuildingFloor } from '../../floorPlan/sources/readBuildingFloor';
import { type LabelledRoom, labelledRooms, readsLikeName } from './labelledRooms';

/**
 * The rooms of a floor of a file whose labels read like names, which may become destinations as they are. Files of whole
 * buildings name the objects by them too.
 */
export function namedRooms({ floorPlan, labels }: Pick<ReadBuildingFloor, 'floorPlan' | 'labels'>): LabelledRoom[] {
  if (labels === '') return [];
  const read = readLabels(new TextEncoder().encode(labels)).labels;
  const drawn = drawnFloor(floorPlan, { labels: new Map(read.map(({ mesh, text }) => [mesh, text])) });
  // Any floor will do: the labels are those of one.
  const floor = '';
  const stored = read.map(({ mesh, text }) => ({ floor_id: floor, object_name: mesh, text }));
  return labelledRooms(drawn, { destinations: [], labels: stored }, floor).filter(({ label }) => readsLikeName(label));
}
