import { Field, Select, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { staleWithKiosks } from '@/api/kiosks/kiosks';
import { BatchDialog } from '@/components/batch/BatchDialog';
import type { RowResult } from '@/components/batch/rowResults';
import type { BatchedCall } from '@/contract/batches/batches';
import { useRefresh } from '../../batches/useRefresh';
import { useServiceBatch } from '../../batches/useServiceBatch';
import type { KioskRow } from '../kioskText';
import { text as kioskText } from '../texts';
import type { KioskMove } from './kioskMove';
import { preparedKiosks } from './preparedKiosks';
import { text } from './texts';

export type KioskBatchKind = 'move' | 'decommission' | 'delete';

const CALLS = {
  move: 'updateKiosk',
  decommission: 'decommissionKiosk',
  delete: 'deleteKiosk',
} as const satisfies Record<KioskBatchKind, BatchedCall>;

function titleOf(kind: KioskBatchKind, count: number): string {
  if (kind === 'move') return text('moveTitle', { count });
  return kind === 'delete' ? text('deleteTitle', { count }) : text('decommissionTitle', { count });
}

interface Props {
  readonly kind: KioskBatchKind;
  /** The selected ones, as they were when the dialog opened. */
  readonly kiosks: readonly KioskRow[];
  readonly locations: readonly { readonly uuid: string; readonly name: string }[];
  /** With the ids of those that are still selected. */
  readonly onClose: (left: readonly string[]) => void;
}

/** Moves, decommissions or deletes the selected kiosks, with a result for each. */
export function KioskBatch({ kind, kiosks, locations, onClose }: Props) {
  const [move, setMove] = useState<KioskMove>({ location: kiosks[0]?.project_id ?? null, unit: 'live' });
  const count = kiosks.length;
  const refresh = useRefresh(staleWithKiosks);
  const run = useServiceBatch(CALLS[kind], { prepare: () => preparedKiosks(kind, kiosks, move), refresh });
  const leftOf = (results: readonly RowResult[]) =>
    run.phase === 'asking'
      ? kiosks.map(({ id }) => String(id))
      : run.phase === 'running'
        ? []
        : results.filter(({ outcome }) => outcome === 'failed' || outcome === 'stopped').map(({ key }) => key);
  const commissioned = kiosks.filter(({ plus_id }) => plus_id !== null).length;
  return (
    <BatchDialog
      title={titleOf(kind, count)}
      run={run}
      count={count}
      confirm={{ label: text(kind, { count }), isDanger: kind !== 'move', onClick: run.start }}
      onClose={(results) => onClose(leftOf(results))}
    >
      {kind === 'move' && (
        <>
          <Field label={kioskText('location')}>
            <Select
              value={move.location ?? ''}
              onChange={(_event, { value }) => setMove({ ...move, location: value || null })}
            >
              <option value="">{kioskText('noLocation')}</option>
              {locations.map(({ uuid: id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={kioskText('unit')}>
            <Select
              value={move.unit}
              onChange={(_event, { value }) => setMove({ ...move, unit: value === 'demo' ? 'demo' : 'live' })}
            >
              <option value="live">{kioskText('liveUnit')}</option>
              <option value="demo">{kioskText('demoUnit')}</option>
            </Select>
          </Field>
          <Text>{text('moveText')}</Text>
        </>
      )}
      {kind === 'decommission' && <Text>{text('decommissionText', { count: commissioned })}</Text>}
      {kind === 'delete' && <Text>{text('deleteText')}</Text>}
    </BatchDialog>
  );
}
