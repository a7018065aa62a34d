import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular, ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { downloadFile } from '@/components/downloadFile';
import { readLogFile, writeLogFile } from '@/machines/inspect/log/logFile';
import { text } from '../texts';
import { logFileProblem } from './logFileProblem';
import type { TimeTravel } from './useTimeTravel';

interface Props {
  readonly travel: TimeTravel;
  readonly problem: string | null;
  readonly onProblem: (problem: string | null) => void;
}

/** Saves the listed events as a file, and opens such a file in place of the log of this page. */
export function LogFileButtons({ travel, problem, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { steps, store } = travel;
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = readLogFile(await chosen.text().catch(() => ''));
    onProblem(read.kind === 'error' ? logFileProblem(read, chosen.name) : null);
    if (read.kind === 'error') return;
    store.open(read.log, read.kind === 'problem' ? text('problemFile', { text: read.title }) : chosen.name);
    travel.select(read.log.steps[0]?.place ?? null);
  };
  const save = () => {
    const createdAt = new Date().toISOString();
    const name = `machine-log-${createdAt.slice(0, 19).replaceAll(':', '-')}.json`;
    downloadFile(name, new Blob([writeLogFile(steps, createdAt)], { type: 'application/json' }));
  };
  return (
    <>
      <ActionButton
        size="small"
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
        aria-label={text('saveLog')}
        hint={text('saveLog')}
        blockedBy={blockedWhile(steps.length === 0, text('emptyLog'))}
        onClick={save}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowUploadRegular />}
        aria-label={text('openLog')}
        title={text('openLog')}
        aria-describedby={problem === null ? undefined : 'log-problem'}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={text('logFile')}
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
