import { Button, makeStyles, SearchBox, Select, Text, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowUploadRegular,
  ChevronDownRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  DeleteRegular,
  DismissRegular,
  PauseRegular,
  PlayRegular,
  RecordRegular,
} from '@fluentui/react-icons';
import { useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { downloadFile } from '@/components/downloadFile';
import { readLogFile, writeLogFile } from '@/machines/inspect/log/logFile';
import { sequenceOf } from '@/machines/inspect/log/sequenceOf';
import { text } from '../texts';
import { logFileProblem } from './logFileProblem';
import type { TimeTravel } from './useTimeTravel';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '6px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  slider: { width: '160px', accentColor: tokens.colorBrandBackground },
  search: { width: '200px' },
  actor: { maxWidth: '180px' },
  space: { flexGrow: 1 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly travel: TimeTravel;
  readonly problem: string | null;
  readonly onProblem: (problem: string | null) => void;
  readonly onClose: () => void;
}

/** Steps back and forth, filters, and the log as a file. */
export function TimelineToolbar({ travel, problem, onProblem, onClose }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const { steps, at, filter, setFilter, isPlaying, isPaused, file, log, store } = travel;
  const count = steps.length;
  const machines = sequenceOf(log.steps).lanes.filter(({ kind }) => kind === 'machine');
  const none = blockedWhile(count === 0, text('emptyLog'));
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
    <div className={styles.bar} role="toolbar" aria-label={text('logTools')}>
      <Button
        className={styles.title}
        size="small"
        appearance="transparent"
        icon={<ChevronDownRegular />}
        aria-expanded
        onClick={onClose}
      >
        {text('timeTravel')}
      </Button>
      <div className={styles.group}>
        <ActionButton
          size="small"
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={text('stepBack')}
          blockedBy={none ?? blockedWhile(at === 0, text('atFirstEvent'))}
          onClick={travel.back}
        />
        <ActionButton
          size="small"
          appearance="subtle"
          icon={isPlaying ? <PauseRegular /> : <PlayRegular />}
          aria-label={text(isPlaying ? 'stopPlaying' : 'play')}
          blockedBy={none}
          onClick={travel.togglePlay}
        />
        <ActionButton
          size="small"
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={text('stepForth')}
          blockedBy={none ?? blockedWhile(at === count - 1, text('atLastEvent'))}
          onClick={travel.forth}
        />
        {count > 0 && (
          <input
            className={styles.slider}
            type="range"
            aria-label={text('place')}
            aria-valuetext={text('placeOf', { place: at + 1, count })}
            min={0}
            max={count - 1}
            value={Math.max(0, at)}
            onChange={({ target }) => travel.goTo(Number(target.value))}
          />
        )}
        <Text size={200} className={styles.count} role="status">
          {at < 0 ? text('eventCount', { count }) : text('placeOf', { place: at + 1, count })}
        </Text>
      </div>
      {at >= 0 && (
        <Button size="small" appearance="subtle" onClick={() => travel.select(null)}>
          {text('toPresent')}
        </Button>
      )}
      <span className={styles.space} />
      <SearchBox
        className={styles.search}
        size="small"
        placeholder={text('searchLog')}
        aria-label={text('searchLog')}
        value={filter.query}
        onChange={(_event, { value }) => setFilter({ ...filter, query: value })}
      />
      <Select
        className={styles.actor}
        size="small"
        aria-label={text('machineFilter')}
        value={filter.actor}
        onChange={(_event, { value }) => setFilter({ ...filter, actor: value })}
      >
        <option value="">{text('allMachines')}</option>
        {machines.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <ToggleButton
        size="small"
        appearance="subtle"
        checked={filter.isRejectedOnly}
        onClick={() => setFilter({ ...filter, isRejectedOnly: !filter.isRejectedOnly })}
      >
        {text('rejectedOnly')}
      </ToggleButton>
      <div className={styles.group}>
        {file === null && (
          <ActionButton
            size="small"
            appearance="subtle"
            icon={isPaused ? <RecordRegular /> : <PauseRegular />}
            aria-label={text(isPaused ? 'resumeLog' : 'pauseLog')}
            hint={text(isPaused ? 'resumeLog' : 'pauseLog')}
            blockedBy={null}
            onClick={isPaused ? store.resume : store.pause}
          />
        )}
        <ActionButton
          size="small"
          appearance="subtle"
          icon={file === null ? <DeleteRegular /> : <DismissRegular />}
          aria-label={text(file === null ? 'clearLog' : 'closeFile')}
          hint={text(file === null ? 'clearLog' : 'closeFile')}
          blockedBy={file === null ? blockedWhile(log.steps.length === 0, text('emptyLog')) : null}
          onClick={() => {
            travel.select(null);
            onProblem(null);
            if (file === null) store.clear();
            else store.close();
          }}
        />
        <ActionButton
          size="small"
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          aria-label={text('saveLog')}
          hint={text('saveLog')}
          blockedBy={none}
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
      </div>
    </div>
  );
}
