import { Text } from '@fluentui/react-components';
import { removeDestination } from '@/api/destinations/destinations';
import { BatchDialog } from '@/components/batch/BatchDialog';
import { countResults, type RowResult } from '@/components/batch/rowResults';
import { useNotify } from '@/components/feedback/useNotify';
import type { Destination } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { text } from './texts';
import { useDestinationBatch } from './useDestinationBatch';
import { UNDO_OFFERED, useUndoDeletion } from './useUndoDeletion';

interface Props {
  /** The selected ones, as they were when the dialog opened. */
  readonly destinations: readonly Destination[];
  /** With the ids of those that are still there. */
  readonly onClose: (left: readonly string[]) => void;
}

/** Deletes the selected destinations after one question, with a result for each, and offers to undo it. */
export function DeleteBatch({ destinations, onClose }: Props) {
  const notify = useNotify();
  const undo = useUndoDeletion();
  const count = destinations.length;
  const rooms = destinations.reduce((sum, { placements = 0 }) => sum + placements, 0);
  const run = useDestinationBatch(
    destinations.map(({ id, name }) => ({ key: String(id), name })),
    async ({ key }) => {
      await removeDestination(key);
      return true;
    },
  );
  const leftOf = (results: readonly RowResult[]) =>
    run.phase === 'asking'
      ? destinations.map(({ id }) => String(id))
      : results.filter(({ outcome }) => outcome !== 'done').map(({ key }) => key);
  return (
    <BatchDialog
      title={run.phase === 'asking' ? text('deleteTitle', { count }) : text('deletedTitle')}
      run={run}
      count={count}
      confirm={{ label: text('delete', { count }), isDanger: true, onClick: run.start }}
      undo={(results) => {
        undo(results);
        onClose([]);
      }}
      onClose={(results) => {
        const deleted = countResults(results).done;
        if (deleted > 0)
          notify(text('deleted', { count: deleted }), 'success', UNDO_OFFERED, null, {
            label: text('undo'),
            run: () => undo(results),
          });
        onClose(leftOf(results));
      }}
    >
      <Text>{rooms === 0 ? text('deleteFree') : text('deleteText', { count: rooms })}</Text>
      <Text>{translate('warning.continue')}</Text>
    </BatchDialog>
  );
}
