import { exportText } from '@/contract/texts/exportTexts';
import { compareNames } from '@/model/content/search/sortKey';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, FACILITY, ROOM, SERVICE } from '@/model/floorPlan/kinds/meshKind';
import type { FloorSheet } from './floorSheet';
import { categoryPaint, PAPER, type Paint } from './paperColours';

export interface LegendEntry {
  readonly name: string;
  readonly paint: Paint;
}

/** The meaning of the colours of a floor: its categories by name, then the kinds of its other rooms. */
export function legendOf({ places }: FloorSheet, { kinds, meshByName }: DrawnFloor): readonly LegendEntry[] {
  const categories = new Map<string, string>();
  const coloured = new Set<number>();
  for (const { mesh, category } of places) {
    const at = meshByName.get(mesh);
    if (at === undefined || category === null) continue;
    coloured.add(at);
    categories.set(category.name, category.colour);
  }
  const present = new Set<number>();
  for (const [mesh, kind] of kinds.entries()) if (!coloured.has(mesh)) present.add(kind);
  const named = [
    { kind: ROOM, name: exportText('room'), paint: PAPER.room },
    { kind: SERVICE, name: exportText('service'), paint: PAPER.service },
    { kind: FACILITY, name: exportText('facility'), paint: PAPER.facility },
    { kind: CORRIDOR, name: exportText('corridor'), paint: { ...PAPER.corridor, edge: PAPER.service.edge } },
  ];
  return [
    ...[...categories]
      .sort(([one], [other]) => compareNames(one, other))
      .map(([name, colour]) => ({ name, paint: categoryPaint(colour) })),
    ...named.filter(({ kind }) => present.has(kind)),
  ];
}
