import { Button } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fileImportsQuery, type ImportCalls } from '@/api/fileImports/fileImports';
import { useCurrentUser } from '@/components/currentUser';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { isRunning } from '@/contract/jobs/isRunning';
import { JobNotice } from '../batches/JobNotice';
import { JobsUnread } from '../batches/JobsUnread';
import { useDismissed } from '../batches/useDismissed';
import { canTakeBack, endText, importCounts, progressOf } from './importCounts';
import { text } from './texts';
import { useImportActions } from './useImportActions';

const DISMISSED = 'atrium.dismissedImports';
/** Imports that have ended; the report has the others. */
const SHOWN = 3;

interface Props {
  readonly calls: ImportCalls;
  /** Queries that an import makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  /** Opens the report of an import. */
  readonly onReport: (uuid: string) => void;
}

/** Over the list: imports that run, also if they were started before, and the last ones that have ended. */
export function ImportNotices({ calls, stale, onReport }: Props) {
  const { uuid: organisation } = useCurrentUser().organisation;
  const { dismissed, dismiss } = useDismissed(DISMISSED);
  const { stop, undo } = useImportActions(calls);
  const { data = [], error, refetch } = useQuery(fileImportsQuery(calls, organisation));
  useEndOf(data, stale);
  const ended = data.filter((one) => !isRunning(one) && !dismissed.has(one.uuid)).slice(0, SHOWN);
  return (
    <>
      {error && <JobsUnread error={error} onRetry={() => void refetch()} />}
      {data.filter(isRunning).map((one) => {
        const { file, is_undo: isUndo } = one;
        const progress = progressOf(one);
        return (
          <JobNotice
            key={one.uuid}
            intent="info"
            words={isUndo ? text('noticeUndoing', { file }) : text('noticeRunning', { file, ...progress })}
            progress={progress}
            onDismiss={null}
          >
            <Button onClick={() => stop(one.job)}>{text('stop')}</Button>
          </JobNotice>
        );
      })}
      {ended.map((one) => (
        <JobNotice
          key={one.uuid}
          intent={endText(one).intent}
          words={`${endText(one).words} ${importCounts(one)}.`}
          progress={null}
          onDismiss={() => dismiss(one.uuid)}
        >
          <Button onClick={() => onReport(one.uuid)}>{text('report')}</Button>
          {canTakeBack(one) && <Button onClick={() => undo(one.uuid)}>{text('undo')}</Button>}
        </JobNotice>
      ))}
    </>
  );
}

/** Loads the list again when an import has ended that was seen running. */
function useEndOf(imports: readonly FileImport[], stale: Props['stale']): void {
  const client = useQueryClient();
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const one of imports)
      if (isRunning(one)) running.current.add(one.uuid);
      else if (running.current.delete(one.uuid))
        for (const queryKey of stale) void client.invalidateQueries({ queryKey });
  }, [imports, stale, client]);
}
