import type { MapColours } from '../mapColours';
import { traceMesh } from '../painting/traceMesh';
import { drawPlate } from './drawPlate';
import type { OverlayScene } from './overlayScene';

/** The hovered and the selected mesh. */
export function drawMeshes(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  const { floor, hoveredMesh, selectedMesh } = scene;
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
  if (selectedMesh === null) return;
  context.beginPath();
  traceMesh(context, floor, selectedMesh);
  context.fillStyle = colours.selected;
  context.fill();
  // A double ring: not by colour alone.
  for (const [colour, width] of [
    [colours.accent, 6],
    [colours.halo, 3.5],
    [colours.accent, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    context.stroke();
  }
}

/** The whole name on a plate, over whatever part of it the map shows. */
export function drawNames(
  context: CanvasRenderingContext2D,
  { floor, names }: OverlayScene,
  colours: MapColours,
  px: number,
) {
  if (!floor) return;
  const { anchors } = floor.floorPlan;
  for (const { mesh, text } of names)
    drawPlate(context, { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! }, text, colours, px);
}
