import { meshError } from '../../meshError';
import { decodeDxf } from './decodeDxf';
import type { DxfBlock, DxfDrawing, DxfEntity } from './dxfDrawing';
import { numberOf, pointOf, textOfCode } from './dxfDrawing';
import { type DxfGroup, DxfGroups } from './dxfGroups';

/** Groups that are read between two looks at the clock. */
const STRETCH = 4096;
/** Parts of a drawing that a browser holds with room to spare. */
const MOST_ENTITIES = 1_000_000;

export interface DxfOptions {
  /** Called with the share that was read, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly pause?: (() => Promise<void> | null) | undefined;
}

/** Entities whose parts follow them, up to `SEQEND`. */
const PARTS: Readonly<Record<string, string>> = { POLYLINE: 'VERTEX', INSERT: 'ATTRIB' };

/** Bits of layers that are frozen, and of blocks whose content is in another file. */
const FROZEN = 1;
const EXTERNAL = 4 | 8 | 16 | 32;

/**
 * Reads an ASCII DXF file. Sections other than the header, layers, blocks and entities are passed over.
 * @throws MeshError where the file is damaged, cut short or has too many parts
 */
export async function readDxf(bytes: Uint8Array, { onProgress, pause }: DxfOptions = {}): Promise<DxfDrawing> {
  const groups = new DxfGroups(decodeDxf(bytes));
  const hiddenLayers = new Set<string>();
  const blocks = new Map<string, DxfBlock>();
  const entities: DxfEntity[] = [];
  let [section, isSectionStart, hasEnded, unitCode, variable] = ['', false, false, 0, ''];
  let block: { head: DxfEntity; entities: DxfEntity[] } | null = null;
  let current: { type: string; groups: DxfGroup[] } | null = null;
  let owner: { type: string; parts: DxfEntity[] } | null = null;
  let count = 0;

  const finish = (): void => {
    if (!current) return;
    const { type, groups: own } = current;
    current = null;
    const parts: DxfEntity[] = [];
    const entity: DxfEntity = { type, groups: own, parts, handle: '', layer: '0' };
    const made = { ...entity, handle: textOfCode(entity, 5).trim(), layer: textOfCode(entity, 8).trim() || '0' };
    if (section === 'TABLES') {
      const isHidden = (numberOf(made, 70) & FROZEN) !== 0 || numberOf(made, 62) < 0;
      if (type === 'LAYER' && isHidden) hiddenLayers.add(textOfCode(made, 2).trim());
      return;
    }
    if (type === 'BLOCK') {
      block = { head: made, entities: [] };
      return;
    }
    if (type === 'ENDBLK') {
      if (block) blocks.set(textOfCode(block.head, 2).trim(), blockOf(block.head, block.entities));
      block = null;
      return;
    }
    if (type === 'SEQEND') {
      owner = null;
      return;
    }
    count += 1;
    if (count > MOST_ENTITIES) throw meshError('drawing-too-large', { most: MOST_ENTITIES });
    if (owner && PARTS[owner.type] === type) {
      owner.parts.push(made);
      return;
    }
    owner = PARTS[type] ? { type, parts } : null;
    if (section === 'ENTITIES') entities.push(made);
    else block?.entities.push(made);
  };

  for (let read = 1; ; read++) {
    const group = groups.next();
    if (!group) break;
    if (Number.isNaN(group.code)) throw meshError('dxf-damaged', { character: groups.position });
    if (read % STRETCH === 0) {
      onProgress?.(groups.share);
      await pause?.();
    }
    if (group.code === 0) {
      finish();
      const type = group.value.trim();
      isSectionStart = type === 'SECTION';
      hasEnded = type === 'EOF';
      if (hasEnded) break;
      if (isSectionStart || type === 'ENDSEC') section = '';
      else if (section === 'ENTITIES' || section === 'BLOCKS' || section === 'TABLES') current = { type, groups: [] };
      continue;
    }
    if (isSectionStart && group.code === 2) {
      section = group.value.trim();
      isSectionStart = false;
    } else if (section === 'HEADER') {
      if (group.code === 9) variable = group.value.trim();
      else if (variable === '$INSUNITS') unitCode = Number.parseInt(group.value, 10) || 0;
    } else current?.groups.push(group);
  }
  if (!hasEnded) throw meshError('dxf-cut');
  return { unitCode, hiddenLayers, blocks, entities };
}

const blockOf = (head: DxfEntity, entities: readonly DxfEntity[]): DxfBlock => ({
  base: pointOf(head, 10) ?? [0, 0],
  isExternal: (numberOf(head, 70) & EXTERNAL) !== 0 && entities.length === 0,
  entities,
});
