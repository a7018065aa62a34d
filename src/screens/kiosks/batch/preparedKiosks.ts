import type { RowResult } from '@/components/batch/rowResults';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { type KioskMove, moveBodyOf } from './kioskMove';

/** The kiosks that a change of many is sent for, and the results of those that are as they should be already. */
export function preparedKiosks(kind: 'move' | 'decommission' | 'delete', kiosks: readonly Kiosk[], move: KioskMove) {
  const rows: { readonly id: number; readonly name: string; readonly body?: Record<string, unknown> }[] = [];
  const others: RowResult[] = [];
  for (const kiosk of kiosks) {
    const { id, name } = kiosk;
    const body = kind === 'move' ? moveBodyOf(kiosk, move) : null;
    const isSame = kind === 'move' ? body === null : kind === 'decommission' && kiosk.plus_id === null;
    if (isSame) others.push({ key: String(id), name, outcome: 'same', reason: '' });
    else rows.push({ id, name, ...(body && { body }) });
  }
  return { rows, others };
}
