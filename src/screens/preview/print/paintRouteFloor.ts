import { paintLabels } from '@/components/mapCanvas/labels/paintLabels';
import { MAP_COLOURS, type MapColours } from '@/components/mapCanvas/mapColours';
import { drawRoute } from '@/components/mapCanvas/overlay/drawRoute';
import { type MeshLabel, paintFloorPlan } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { fitBox, turnedWindow } from '@/model/geometry/view';
import type { RouteDrawing } from '@/model/routing/routeDrawing';
import { drawnPoints, routeBox } from '../routeBox';

const ROOM = { fill: '#ffffff', edge: '#767676' };
/** Black on white, whatever the theme is. */
const PRINTED: MapColours = {
  ...MAP_COLOURS.light,
  background: '#ffffff',
  floorEdge: '#000000',
  corridor: '#ffffff',
  room: ROOM,
  service: ROOM,
  furniture: ROOM,
  facility: ROOM,
  wall: '#767676',
  icon: '#000000',
  label: '#000000',
  route: '#000000',
};
/** CSS pixels: the width of A4 and Letter without their margins. */
const SIZE = { width: 720, height: 440 };
const MARGIN = 40;
/** Three times the dots of a screen. */
const PIXEL_RATIO = 3;

interface RouteFloor {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly drawing: RouteDrawing;
}

/** The part of a floor with a route on it, as the address of a PNG image; null where the browser draws nothing. */
export function paintRouteFloor({ floor, labels, drawing }: RouteFloor): string | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIZE.width * PIXEL_RATIO, height: SIZE.height * PIXEL_RATIO });
  const context = canvas.getContext('2d');
  if (!context) return null;
  const view = fitBox(routeBox(drawnPoints(drawing)), SIZE, MARGIN);
  const box = turnedWindow(view, SIZE);
  const frame = { box, area: box, turn: 0, scale: view.scale, pixelRatio: PIXEL_RATIO, px: 1 / view.scale };
  const picture = { floor, labels, colours: PRINTED, hasShadows: false, hasMaterials: false };
  const zoom = view.scale * PIXEL_RATIO;
  context.setTransform(zoom, 0, 0, zoom, view.x * PIXEL_RATIO, view.y * PIXEL_RATIO);
  for (const steps of [paintFloorPlan(picture).paint(context, frame), paintLabels(context, picture, frame)])
    while (!steps.next().done);
  context.lineJoin = 'round';
  drawRoute(context, drawing, PRINTED, frame.px);
  return canvas.toDataURL();
}
