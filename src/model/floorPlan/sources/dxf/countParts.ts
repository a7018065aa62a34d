import type { DxfBlock, DxfDrawing, DxfEntity } from './dxfDrawing';
import { numberOf, textOfCode } from './dxfDrawing';

/** Columns and rows of an inserted block: 1, 1 where it is no array. */
export const arrayOf = (entity: DxfEntity): readonly [columns: number, rows: number] => [
  Math.max(1, Math.floor(numberOf(entity, 70, 1))),
  Math.max(1, Math.floor(numberOf(entity, 71, 1))),
];

/** Parts that a drawing has once its blocks are taken apart; a block in itself counts once. */
export function countParts({ blocks, entities }: DxfDrawing): number {
  const known = new Map<DxfBlock, number>();
  const count = (all: readonly DxfEntity[]): number => all.reduce((sum, one) => sum + countOne(one), 0);
  const countOne = (entity: DxfEntity): number => {
    const block = entity.type === 'INSERT' ? blocks.get(textOfCode(entity, 2).trim()) : undefined;
    if (!block) return 1;
    let inside = known.get(block);
    if (inside === undefined) {
      known.set(block, 1);
      inside = count(block.entities);
      known.set(block, inside);
    }
    const [columns, rows] = arrayOf(entity);
    return 1 + columns * rows * inside;
  };
  return count(entities);
}
