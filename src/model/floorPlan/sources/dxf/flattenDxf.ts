import { meshError } from '../../meshError';
import type { LeftOutReason } from '../buildingPlan';
import { LeftOutLog } from '../leftOutLog';
import { arrayOf, countParts } from './countParts';
import type { DxfDrawing, DxfEntity } from './dxfDrawing';
import { numberOf, pointOf, textOfCode } from './dxfDrawing';
import { type Affine, composed, IDENTITY, rotation, scaling, translation } from './entities/affine';
import { entityLines, isLine, planeOf } from './entities/entityLines';
import { entityText } from './entities/entityText';
import type { FlatDrawing, FlatLine, FlatText } from './flatDrawing';

/** Blocks within blocks, and parts and corners of a drawing when all are taken apart. */
const MOST_DEPTH = 24;
const MOST_PARTS = 1_000_000;
const MOST_CORNERS = 8_000_000;
/** Parts that are drawn between two looks at the clock. */
const STRETCH = 256;

const TEXTS = new Set(['TEXT', 'MTEXT', 'ATTRIB']);
/** Parts that belong to others and are nothing by themselves. */
const SILENT = new Set(['ATTDEF', 'SEQEND', 'VIEWPORT']);

interface Place {
  readonly map: Affine;
  /** The layer of the block that it is in, for what is drawn on layer 0; null outside of blocks. */
  readonly layer: string | null;
  /** Handles of the blocks that it is in. */
  readonly path: string;
  readonly names: readonly string[];
}

/**
 * A drawing as lines and texts, its blocks taken apart: each copy of an array, in its scale, turn and mirroring.
 * @throws MeshError where that would be more than a browser holds
 */
export async function flattenDxf(
  drawing: DxfDrawing,
  { pause }: { readonly pause?: (() => Promise<void> | null) | undefined } = {},
): Promise<FlatDrawing> {
  if (countParts(drawing) > MOST_PARTS) throw meshError('drawing-too-large', { most: MOST_PARTS });
  const lines: FlatLine[] = [];
  const texts: FlatText[] = [];
  const leftOut = new LeftOutLog();
  let [parts, corners] = [0, 0];

  /** Stops at each time when a pause may be made. */
  function* draw(entities: readonly DxfEntity[], place: Place): Generator<void> {
    for (const entity of entities) {
      parts += 1;
      if (parts % STRETCH === 0) yield;
      if (entity.type === 'INSERT') {
        // Attributes have coordinates of their own, not those of the block.
        yield* draw(entity.parts, place);
        yield* insert(entity, place);
      } else drawOne(entity, place);
    }
  }

  const layerOf = (entity: DxfEntity, { layer }: Place) =>
    entity.layer === '0' && layer !== null ? layer : entity.layer;
  const leave = (reason: LeftOutReason, entity: DxfEntity, place: Place) =>
    leftOut.add(reason, entity.type, `${place.path}${entity.handle} (${layerOf(entity, place)})`);

  /** Where an entity is drawn; null where it is not. */
  const mapOf = (entity: DxfEntity, place: Place): Affine | null => {
    const plane = planeOf(entity);
    if (numberOf(entity, 67) === 1) leave('on-sheet', entity, place);
    else if (numberOf(entity, 60) === 1) leave('hidden', entity, place);
    else if (!plane) leave('not-flat', entity, place);
    else return plane === IDENTITY ? place.map : composed(place.map, plane);
    return null;
  };

  const drawOne = (entity: DxfEntity, place: Place): void => {
    if (SILENT.has(entity.type)) return;
    const map = mapOf(entity, place);
    if (!map) return;
    const own = { handle: place.path + entity.handle, layer: layerOf(entity, place) };
    if (TEXTS.has(entity.type)) {
      const written = entityText(entity, map);
      if (!written) leave('damaged', entity, place);
      else if (written.text !== '') texts.push({ ...own, ...written });
      return;
    }
    const drawn = isLine(entity) ? entityLines(entity, map) : null;
    if (!drawn) {
      leave(isLine(entity) ? 'damaged' : 'other-kind', entity, place);
      return;
    }
    for (const line of drawn) {
      corners += line.points.length / 2;
      lines.push({ ...own, ...line });
    }
    if (corners > MOST_CORNERS) throw meshError('drawing-too-large', { most: MOST_PARTS });
  };

  function* insert(entity: DxfEntity, place: Place): Generator<void> {
    const map = mapOf(entity, place);
    if (!map) return;
    const name = textOfCode(entity, 2).trim();
    const block = drawing.blocks.get(name);
    const at = pointOf(entity, 10);
    if (block?.isExternal) return leave('other-file', entity, place);
    // A block that holds itself would never end.
    const isEndless = place.names.includes(name) || place.names.length >= MOST_DEPTH;
    if (!block || !at || isEndless) return leave('damaged', entity, place);
    const [columns, rows] = arrayOf(entity);
    const inside = { layer: layerOf(entity, place), names: [...place.names, name] };
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const copy = columns * rows > 1 ? `${row + 1}.${column + 1}/` : '';
        yield* draw(block.entities, {
          ...inside,
          path: `${place.path}${entity.handle}/${copy}`,
          map: composed(
            map,
            translation(...at),
            rotation(numberOf(entity, 50)),
            translation(column * numberOf(entity, 44), row * numberOf(entity, 45)),
            scaling(numberOf(entity, 41, 1), numberOf(entity, 42, 1)),
            translation(-block.base[0], -block.base[1]),
          ),
        });
      }
  }

  for (const _part of draw(drawing.entities, { map: IDENTITY, layer: null, path: '', names: [] })) await pause?.();
  return {
    unitCode: drawing.unitCode,
    hiddenLayers: drawing.hiddenLayers,
    lines,
    texts,
    leftOut: leftOut.groups(),
  };
}
