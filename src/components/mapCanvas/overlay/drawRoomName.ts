import { FONT_FAMILY } from '../../fontFamily';
import { placeUpright } from '../drawing/upright';
import { LINE } from '../labels/fitLabel';
import { type LabelPlace, type LogoPlace, placeOfName } from '../labels/labelPlaces';
import { nodePlaces } from '../labels/nodePlaces';
import { wrapLabel } from '../labels/wrapLabel';
import type { MapColours } from '../mapColours';
import { DOTS_BELOW } from '../network/networkPainter';
import { ICON_DISC } from '../painting/facilityIcons';
import { colouringOf } from '../painting/floorPlanPainter';
import { roomColours } from '../painting/roomColours';
import type { MeshName, OverlayScene } from './overlayScene';

/** Drawn pixels. */
const NAME = { letters: 13, most: 240, padding: 6, corner: 6 } as const;
/** Texts are measured at this size, as those of the map are. */
const MEASURED = 20;

interface Look {
  readonly colours: MapColours;
  readonly px: number;
  /** The turn of the view, in radians. */
  readonly turn: number;
  readonly isSelected: boolean;
}

/** The place of the room's own label, which the name replaces; null on a turned map, and where there is none. */
function ownPlace(
  context: CanvasRenderingContext2D,
  { below, floor }: OverlayScene,
  { mesh, label }: MeshName,
  { px, turn }: Look,
): LabelPlace | LogoPlace | null {
  if (!floor || !below || !label || turn !== 0) return null;
  const measure = (text: string) => {
    context.font = `500 ${MEASURED}px ${FONT_FAMILY}`;
    return context.measureText(text).width / MEASURED;
  };
  const { boxes } = floor.floorPlan;
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * mesh, 4 * mesh + 4);
  const isFar = 1 / px < DOTS_BELOW;
  const box = { minX, minY, maxX, maxY };
  const nodes = isFar ? undefined : nodePlaces(below.floorPlan, below.network, { box, px, turn });
  return placeOfName({ floor, rooms: [mesh], labels: new Map([[mesh, label]]), px, measure, nodes }, mesh);
}

/**
 * The whole name of a room in place of its own label: the same label in heavier letters where it is whole, else two lines
 * of at most 240 pixels. Below a picture or an icon.
 */
export function drawRoomName(context: CanvasRenderingContext2D, scene: OverlayScene, name: MeshName, look: Look): void {
  const { floor, below } = scene;
  if (!floor) return;
  const { colours, px } = look;
  const { mesh, text, label } = name;
  const { anchors } = floor.floorPlan;
  const own = ownPlace(context, scene, name, look);
  const ownText = own && 'lines' in own ? own : null;
  const isWhole = ownText !== null && !ownText.isUpright && ownText.lines.join(' ') === text;
  const size = isWhole ? ownText.size : NAME.letters;
  const room = below && roomColours(colouringOf(below.floorPlan), mesh, label?.colour ?? null);

  context.save();
  placeUpright(context, ownText ?? own ?? { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! }, px);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (ownText && room) coverLabel(context, ownText, room.fill);
  context.font = `${look.isSelected ? 700 : 600} ${size}px ${FONT_FAMILY}`;
  const widthOf = (part: string) => context.measureText(part).width;
  const lines = isWhole ? ownText.lines : wrapLabel(text, NAME.most - 2 * NAME.padding, widthOf);
  const width = Math.max(...lines.map(widthOf)) + 2 * NAME.padding;
  const height = lines.length * size * LINE + NAME.padding;
  if (own && !ownText && 'logo' in own) context.translate(0, (own.height + height) / 2 + NAME.padding);
  else if (!own && floor.facilities.has(mesh)) context.translate(0, (ICON_DISC + height) / 2 + 2);
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, NAME.corner);
  context.fillStyle = room?.fill ?? colours.plate;
  context.fill();
  if (!isWhole) {
    context.strokeStyle = colours.accent;
    context.lineWidth = 1;
    context.stroke();
  }
  context.fillStyle = room ? colours.label : colours.plateText;
  const top = (-(lines.length - 1) * size * LINE) / 2;
  for (const [line, part] of lines.entries()) context.fillText(part, 0, top + line * size * LINE + 0.5);
  context.restore();
}

/** Nothing of the label below looks out from behind the name. */
function coverLabel(
  context: CanvasRenderingContext2D,
  { width, lines, size, isUpright }: LabelPlace,
  fill: string,
): void {
  const [long, short] = [width + 4, lines.length * size * LINE + 2];
  const [wide, high] = isUpright ? [short, long] : [long, short];
  context.fillStyle = fill;
  context.fillRect(-wide / 2, -high / 2, wide, high);
}
