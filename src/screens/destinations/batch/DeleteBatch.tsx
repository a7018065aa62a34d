import { Text } from '@fluentui/react-components';
import { staleByDestinations } from '@/api/destinations/destinations';
import { BatchDialog } from '@/components/batch/BatchDialog';
import { countResults, type RowResult } from '@/components/batch/rowResults';
import { useNotify } from '@/components/feedback/useNotify';
import type { Destination } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { useRefresh } from '../../batches/useRefresh';
import { useServiceBatch } from '../../batches/useServiceBatch';
import { useUndoDeletions } from '../../batches/useUndoDeletions';
import { text } from './texts';

/** How long the toast after a deletion offers to undo it, in milliseconds; the list offers it for longer. */
const UNDO_OFFERED = 10_000;

interface Props {
  /** The selected ones, as they were when the dialog opened. */
  readonly destinations: readonly Destination[];
  /** With the ids of those that are still there. */
  readonly onClose: (left: readonly string[]) => void;
}

/** Deletes the selected destinations after one question, with a result for each, and offers to undo it. */
export function DeleteBatch({ destinations, onClose }: Props) {
  const notify = useNotify();
  const undo = useUndoDeletions();
  const count = destinations.length;
  const rooms = destinations.reduce((sum, { placements = 0 }) => sum + placements, 0);
  const refresh = useRefresh(staleByDestinations);
  const run = useServiceBatch('deleteDestination', {
    prepare: () => ({ rows: destinations.map(({ id, name }) => ({ id, name })) }),
    refresh,
  });
  const { uuid, phase } = run;
  const leftOf = (results: readonly RowResult[]) =>
    phase === 'asking'
      ? destinations.map(({ id }) => String(id))
      : phase === 'running'
        ? []
        : results.filter(({ outcome }) => outcome !== 'done').map(({ key }) => key);
  return (
    <BatchDialog
      title={phase === 'asking' ? text('deleteTitle', { count }) : text('deletedTitle')}
      run={run}
      count={count}
      confirm={{ label: text('delete', { count }), isDanger: true, onClick: run.start }}
      undo={() => {
        if (uuid !== null) undo(uuid);
        onClose([]);
      }}
      onClose={(results) => {
        const deleted = countResults(results).done;
        if (deleted > 0 && uuid !== null && phase === 'finished')
          notify(text('deleted', { count: deleted }), 'success', UNDO_OFFERED, null, {
            label: text('undo'),
            run: () => undo(uuid),
          });
        onClose(leftOf(results));
      }}
    >
      <Text>{rooms === 0 ? text('deleteFree') : text('deleteText', { count: rooms })}</Text>
      <Text>{translate('warning.continue')}</Text>
    </BatchDialog>
  );
}
