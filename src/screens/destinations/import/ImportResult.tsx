import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { importedRowsQuery } from '@/api/destinationImports/destinationImports';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import type { DestinationImport } from '@/contract/destinationImports/destinationImports';
import { canTakeBack, endText, importCounts, progressOf } from './importCounts';
import { RowsByReason } from './RowsByReason';
import { text } from './texts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** How far an import is, while it runs. */
export function ImportProgress({ one }: { one: DestinationImport }) {
  const { done, all } = progressOf(one);
  return (
    <>
      <ProgressBar aria-label={text('progress')} max={Math.max(all, 1)} value={done} thickness="large" />
      <Text>{one.is_undo ? text('undoing') : text('imported', { done, all })}</Text>
      <Text>{text('goesOn')}</Text>
    </>
  );
}

/** The rows that have arrived, and those that did not. It is a success only where rows have arrived. */
export function ImportResult({ one }: { one: DestinationImport }) {
  const styles = useStyles();
  const { organisation, user } = useCurrentUser();
  const needsAttention = one.noted > 0;
  const { data: rows = [] } = useQuery({ ...importedRowsQuery(organisation.uuid, one.uuid), enabled: needsAttention });
  const { intent, words } = endText(one);
  return (
    <>
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody>{words}</MessageBarBody>
      </MessageBar>
      <Text weight="semibold" role="status">
        {importCounts(one)}
      </Text>
      {one.error !== null && <Text>{one.error}</Text>}
      {canTakeBack(one) && one.undo_until !== null && (
        <Text className={styles.quiet}>
          {text('undoUntil', { time: formatDateTime(one.undo_until, user.time_zone) })}
        </Text>
      )}
      <RowsByReason rows={rows} />
    </>
  );
}
