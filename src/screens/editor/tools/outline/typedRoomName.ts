import type { Step } from '@/model/network/history';
import { outlineStepOf } from './outlineChange';

/** The name that is proposed for a drawn room. */
const PROPOSED = /^room-\d+$/;

/** The name that somebody typed for a room while drawing it in this session; undefined for any other room. */
export function typedRoomName(past: readonly Step[], floor: string, mesh: string): string | undefined {
  const isDrawn = past
    .flatMap(({ beside }) => beside.flatMap((change) => (change.kind === 'outline' ? [outlineStepOf(change)] : [])))
    .some(({ floor: on, correction }) => on === floor && correction.kind === 'draw' && correction.name === mesh);
  return isDrawn && !PROPOSED.test(mesh) ? mesh : undefined;
}
