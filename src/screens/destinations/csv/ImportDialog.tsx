import { Button, MessageBar, MessageBarBody, makeStyles, Text } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { destinationCalls } from '@/api/destinations/destinations';
import { BatchDialog } from '@/components/batch/BatchDialog';
import { useCurrentUser } from '@/components/currentUser';
import type { Destination } from '@/contract/destinations/destinations';
import { decodeCsv } from '@/model/content/csv';
import { useDestinationBatch } from '../batch/useDestinationBatch';
import { destinationKind } from '../destinationKind';
import { ImportPreview } from './ImportPreview';
import { countPlanned, type PlannedRow, planImport, plannedKinds } from './planImport';
import { MOST_ROWS, readCsv } from './readCsv';
import { text } from './texts';

const useStyles = makeStyles({
  input: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  // A long preview leaves it its height.
  choose: { alignSelf: 'flex-start', flexShrink: 0 },
});

/** Bytes of a file. */
const MOST_BYTES = 10 * 1024 * 1024;

interface Props {
  readonly destinations: readonly Destination[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

interface Chosen {
  readonly rows: readonly PlannedRow[];
  readonly unknown: readonly string[];
  readonly problem: string | null;
}

/** Imports destinations from a CSV file: shows what each row would do, then writes the rows without errors one by one. */
export function ImportDialog({ destinations, categories, onClose }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const { organisation } = useCurrentUser();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isRefused, setRefused] = useState(false);
  const counts = countPlanned(chosen?.rows ?? []);
  const planned = (chosen?.rows ?? []).filter(({ kind }) => kind === 'add' || kind === 'change');
  const byKey = new Map(planned.map((row) => [String(row.line), row]));
  const run = useDestinationBatch(
    planned.map(({ line, name }) => ({ key: String(line), name })),
    async ({ key }) => {
      const row = byKey.get(key);
      if (!row) return false;
      const { create, update } = destinationCalls(organisation.uuid);
      const body = destinationKind.bodyOf(row.values);
      if (row.record === null) await create?.(body);
      else {
        const { id, revision } = row.record;
        await update?.(String(id), { ...body, ...(revision !== undefined && { revision }) });
      }
      return true;
    },
  );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setRefused(false);
    const failed = (problem: string) => setChosen({ rows: [], unknown: [], problem });
    if (file.size > MOST_BYTES) return failed(text('tooLarge'));
    try {
      const read = readCsv(decodeCsv(await file.arrayBuffer()));
      if (read.kind === 'wrong')
        return failed(read.problem === 'tooMany' ? text('tooMany', { count: MOST_ROWS }) : text(read.problem));
      setChosen({ rows: planImport(read.rows, { destinations, categories }), unknown: read.unknown, problem: null });
    } catch {
      failed(text('unreadable'));
    }
  };
  const problem = chosen?.problem ?? (isRefused && planned.length === 0 ? text('nothingToImport') : null);
  return (
    <BatchDialog
      title={text('title')}
      run={run}
      count={planned.length}
      isWide
      confirm={{
        label: planned.length === 0 ? text('importNothing') : text('importRows', { count: planned.length }),
        onClick: () => (planned.length === 0 ? setRefused(true) : run.start()),
      }}
      onClose={onClose}
    >
      <Text>{text('chooseText')}</Text>
      <Button className={styles.choose} autoFocus onClick={() => input.current?.click()}>
        {chosen ? text('otherFile') : text('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        tabIndex={-1}
        aria-label={text('file')}
        className={styles.input}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      {problem !== null && (
        <MessageBar intent="error">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {chosen && chosen.rows.length > 0 && (
        <>
          <Text weight="semibold" role="status">
            {plannedKinds(chosen.rows)
              .map(([kind, count]) => text(`count.${kind}`, { count }))
              .join(', ')}
          </Text>
          {counts.wrong > 0 && <Text>{text('skipsErrors')}</Text>}
          {chosen.unknown.length > 0 && <Text>{text('unknownColumns', { names: chosen.unknown.join(', ') })}</Text>}
          <ImportPreview rows={chosen.rows} />
        </>
      )}
    </BatchDialog>
  );
}
