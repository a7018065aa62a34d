import { makeStyles, SearchBox } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { Problem } from '@/model/network/checks/problem';
import type { Operation } from '@/model/network/operations/operation';
import { LabelPlacingButton } from '../../labels/LabelPlacingButton';
import { useEditedFloor } from '../../session/editedFloor';
import { useChecks } from '../checks/useChecks';
import { ListTabs } from './ListTabs';
import { SearchedRows } from './SearchedRows';
import { text } from './texts';
import { useNodeRows } from './useNodeRows';
import { useRoomRows } from './useRoomRows';
import { type ShownList, useShownList } from './useShownList';

// Loads when it is opened: its question before a deletion needs the script of dialogs.
const ChecksPanel = lazyPart(async () => (await import('../checks/ChecksPanel')).ChecksPanel);
const ObjectTree = lazyPart(async () => (await import('../tree/ObjectTree')).ObjectTree);

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  head: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px 12px 4px' },
});

interface Props {
  /** The listed problems, so that the canvas can show their places. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** A step that a person is about to take, so that the canvas can show it. */
  readonly onPreview: (operation: Operation | null) => void;
}

const NONE: readonly Problem[] = [];
const SEARCHED: ReadonlySet<ShownList> = new Set(['rooms', 'nodes']);

/**
 * Rooms and nodes of this floor as lists that share their selection with the canvas, and the problems of the network.
 */
export function PlacesPanel({ onProblems, onPreview }: Props) {
  const styles = useStyles();
  const [list, setList] = useShownList();
  const [search, setSearch] = useState('');
  const { floor } = useEditedFloor();
  const checks = useChecks(list === 'checks');
  const problems = checks.problems ?? NONE;
  const rooms = useRoomRows();
  const nodes = useNodeRows(list === 'nodes');
  const pinned = list === 'checks' ? problems : NONE;
  useEffect(() => onProblems(pinned), [pinned, onProblems]);

  // Lists of different floors share no place and no focus: each has a key.
  const contents: Readonly<Record<ShownList, () => ReactNode>> = {
    rooms: () => <SearchedRows key={`rooms ${floor?.uuid}`} label={text('places')} list={rooms} search={search} />,
    nodes: () => <SearchedRows key={`nodes ${floor?.uuid}`} label={text('nodes')} list={nodes} search={search} />,
    objects: () => <ObjectTree />,
    checks: () => <ChecksPanel checks={checks} onPreview={onPreview} />,
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <ListTabs list={list} onList={setList} problems={problems} />
        {SEARCHED.has(list) && (
          <SearchBox
            size="small"
            aria-label={text('search')}
            placeholder={text('search')}
            value={search}
            onChange={(_event, { value }) => setSearch(value)}
          />
        )}
        {list === 'rooms' && <LabelPlacingButton size="small" />}
      </div>
      <Suspense>{contents[list]()}</Suspense>
    </div>
  );
}
