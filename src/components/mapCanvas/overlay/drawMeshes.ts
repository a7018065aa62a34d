import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { MapColours } from '../mapColours';
import { traceMesh } from '../painting/traceMesh';
import { drawRoomName } from './drawRoomName';
import type { OverlayScene } from './overlayScene';

/** The shadow of a selected room, in device pixels. */
const LIFT = { blur: 10, down: 3 } as const;

/** The hovered and the selected mesh. */
export function drawMeshes(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  const { floor, hoveredMesh, selectedMesh, selectedMeshes } = scene;
  if (!floor) return;
  if (hoveredMesh !== null && hoveredMesh !== selectedMesh) {
    context.beginPath();
    traceMesh(context, floor, hoveredMesh);
    context.fillStyle = colours.hover;
    context.fill();
    context.strokeStyle = colours.accent;
    context.lineWidth = 1.5 * px;
    context.stroke();
  }
  for (const mesh of selectedMeshes) drawSelected(context, floor, mesh, colours, px);
  if (selectedMesh !== null) drawSelected(context, floor, selectedMesh, colours, px);
}

function drawSelected(
  context: CanvasRenderingContext2D,
  floor: DrawnFloor,
  selectedMesh: number,
  colours: MapColours,
  px: number,
): void {
  context.beginPath();
  traceMesh(context, floor, selectedMesh);
  // The room keeps its colour, which says its category. A double ring that is lifted off: not by colour alone.
  context.save();
  context.shadowColor = colours.lift;
  context.shadowBlur = LIFT.blur;
  context.shadowOffsetY = LIFT.down;
  for (const [colour, width] of [
    [colours.accent, 6],
    [colours.halo, 3.5],
    [colours.accent, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    context.stroke();
    context.shadowColor = 'transparent';
  }
  context.restore();
}

/** The whole names of the hovered and of the selected room, each in place of its label. */
export function drawNames(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
  turn: number,
): void {
  for (const name of scene.names)
    drawRoomName(context, scene, name, { colours, px, turn, isSelected: name.mesh === scene.selectedMesh });
}
