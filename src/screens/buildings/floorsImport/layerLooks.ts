import type { MapColours } from '@/components/mapCanvas/mapColours';
import type { LayerKind } from '@/model/floorPlan/sources/dxf/layerKind';

/** How outlines of a layer look in the picture of a drawing. */
export interface LayerLook {
  readonly fill: string;
  readonly line: string;
}

/** The looks of all uses of layers, from the colours of the map; each differs from the others in its lines too. */
export function layerLooks(colours: MapColours): Readonly<Record<LayerKind, LayerLook>> {
  const tint = (at: number): LayerLook => ({
    fill: colours.tints[at]?.fill ?? colours.room.fill,
    line: colours.tints[at]?.edge ?? colours.room.edge,
  });
  const moving = { ...tint(1), line: colours.stairs };
  return {
    room: { ...tint(5), line: colours.route },
    corridor: tint(2),
    service: { fill: colours.service.fill, line: colours.nodeClosed },
    toilet: tint(6),
    stairs: moving,
    escalator: moving,
    lift: moving,
    door: { fill: colours.accent, line: colours.accent },
    wall: { fill: colours.path, line: colours.path },
    furniture: { fill: colours.furniture.fill, line: colours.furniture.edge },
    outline: { fill: colours.floor, line: colours.keptRoute },
    label: { fill: 'none', line: colours.floorEdge },
    none: { fill: 'none', line: colours.floorEdge },
  };
}
