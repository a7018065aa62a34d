import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type ImportCalls, importedRowsQuery } from '@/api/fileImports/fileImports';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { canTakeBack, endText, importCounts, progressOf } from './importCounts';
import { RowsByReason } from './RowsByReason';
import { text } from './texts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** How far an import is, while it runs. */
export function ImportProgress({ one }: { one: FileImport }) {
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
export function ImportResult({ calls, one }: { readonly calls: ImportCalls; readonly one: FileImport }) {
  const styles = useStyles();
  const { organisation, user } = useCurrentUser();
  const needsAttention = one.noted > 0;
  const rowsQuery = importedRowsQuery(calls, organisation.uuid, one.uuid);
  const { data: rows = [] } = useQuery({ ...rowsQuery, enabled: needsAttention });
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
