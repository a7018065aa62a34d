import { Badge, makeStyles, SearchBox, Tab, TabList } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy/lazyPart';
import { containsText } from '@/model/content/search/listOrder';
import type { Problem } from '@/model/network/checks/problem';
import type { NetworkIndex } from '@/model/network/networkIndex';
import type { Operation } from '@/model/network/operations/operation';
import { LabelPlacingButton } from '../../labels/LabelPlacingButton';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditedFloor } from '../../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../../session/editorActors';
import { useMapView } from '../../session/mapView';
import { useOpenedLocation } from '../../session/openedLocation';
import { useOpenParts } from '../../session/openParts';
import { useChecks } from '../checks/useChecks';
import { nodeRows } from './nodeRows';
import type { Row } from './RowList';
import { otherPartRows, type RoomRow, roomRows } from './roomRows';
import { text } from './texts';

// The map loads first: the script that keeps long lists short is as large as the panels.
const RowList = lazyPart(async () => (await import('./RowList')).RowList);
// Loads when it is opened: its question before a deletion needs the script of dialogs.
const ChecksPanel = lazyPart(async () => (await import('../checks/ChecksPanel')).ChecksPanel);
const ObjectTree = lazyPart(async () => (await import('../tree/ObjectTree')).ObjectTree);

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  // Four of them in a row of the panel's usual width.
  tabs: { flexWrap: 'wrap', columnGap: 0, marginInline: '-10px' },
  tab: { paddingInline: '2px' },
  count: { marginLeft: '4px' },
  head: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px 12px 4px' },
});

interface Props {
  /** The listed problems, so that the canvas can show their places. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** A step that a person is about to take, so that the canvas can show it. */
  readonly onPreview: (operation: Operation | null) => void;
}

const LISTS = ['rooms', 'nodes', 'objects', 'checks'] as const;
type List = (typeof LISTS)[number];

const listOf = (value: unknown): List => LISTS.find((one) => one === value) ?? 'rooms';
/** Key of the row that shows and hides the meshes that are no places; no mesh has an empty name. */
const OTHER_PARTS = '';
/** More digits would wrap the tabs; the status bar has the count too. */
const MOST_IN_TAB = 999;
const MOST_IN_BADGE = 99;
/** A fault of what is drawn; a room that has no entrance yet is work that is left. */
const isFault = ({ severity, check }: Problem): boolean => severity === 'error' && check !== 'mesh-without-node';
const NONE: readonly Problem[] = [];
const NO_NODES: NetworkIndex['nodes'] = [];

/**
 * Rooms and nodes of this floor as lists that share their selection with the canvas, and the problems of the network.
 */
export function PlacesPanel({ onProblems, onPreview }: Props) {
  const styles = useStyles();
  const [list, setList] = useList();
  const [search, setSearch] = useState('');
  const [showsOthers, setShowsOthers] = useState(false);
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { show } = useMapView();
  const { menu } = useOpenParts();
  const { routeCases, placements } = useBesideNetwork();
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  const { floor, drawn, networkIndex, error } = useEditedFloor();
  const meshes = useSelector(editor, (snapshot) => snapshot.context.meshes);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const isReading = useSelector(document, isReadingNetwork);
  const checks = useChecks(list === 'checks');
  const { judged } = useSyncExternalStore(routeCases.subscribe, routeCases.get);
  const broken = judged.filter(({ verdict }) => verdict.kind !== 'holds').length;
  const found = (checks.problems?.length ?? 0) + broken;
  const hasWork = checks.problems?.some(({ severity }) => severity === 'error');
  const pinned = list === 'checks' ? (checks.problems ?? NONE) : NONE;
  useEffect(() => onProblems(pinned), [pinned, onProblems]);

  // Each list is computed when its own records change, not with every edit and selection: a floor may have thousands of
  // rows. The floor plan is painted before the lists; those of the previous floor are not shown meanwhile.
  const listed = useDeferredValue(drawn) === drawn ? drawn : null;
  const rooms = useMemo<readonly Row[]>(() => {
    if (!listed) return [];
    const toRow = ({ at, ...row }: RoomRow): Row => ({
      ...row,
      choose: (isAdding = false) => {
        show(at);
        document.send({ type: 'select', selection: null });
        editor.send({ type: 'mesh.select', mesh: row.key, isAdding });
      },
    });
    const places = roomRows(listed, data, floor?.uuid ?? '').map(toRow);
    const others = otherPartRows(listed);
    if (others.length === 0) return places;
    const fold: Row = {
      key: OTHER_PARTS,
      name: showsOthers ? text('hideOtherParts') : text('otherParts', { count: others.length }),
      note: '',
      colour: null,
      choose: () => setShowsOthers(!showsOthers),
    };
    return [...places, fold, ...(showsOthers ? others.map(toRow) : [])];
  }, [listed, data, floor, document, editor, show, showsOthers]);
  const nodes = list === 'nodes' ? networkIndex.nodes : NO_NODES;
  const groups = useSelector(document, (snapshot) => snapshot.context.history.present.groups);
  const rows = useMemo<readonly Row[]>(
    () =>
      list === 'rooms'
        ? rooms
        : nodeRows(nodes, groups).map(
            ({ node, ...row }): Row => ({
              ...row,
              colour: null,
              choose: () => {
                show(node);
                document.send({ type: 'select', selection: { type: 'node', ids: [node.id] } });
                editor.send({ type: 'node.select' });
              },
            }),
          ),
    [list, rooms, nodes, groups, document, editor, show],
  );
  const selected = useMemo<ReadonlySet<string>>(() => {
    if (list === 'rooms') return new Set(meshes);
    return new Set(selection?.type === 'node' ? selection.ids.map(String) : []);
  }, [list, meshes, selection]);
  const unsaved = useMemo(
    () => new Set([...drafts.values()].filter((one) => one.floor === floor?.uuid).map((one) => one.mesh)),
    [drafts, floor],
  );
  const matching = useMemo(() => {
    return rows.filter(({ name, note }) => containsText(`${name} ${note}`, search));
  }, [rows, search]);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <TabList
          className={styles.tabs}
          size="small"
          selectedValue={list}
          onTabSelect={(_event, { value }) => setList(listOf(value))}
        >
          <Tab className={styles.tab} value="rooms">
            {text('places')}
          </Tab>
          <Tab className={styles.tab} value="nodes">
            {isReading || networkIndex.nodes.length > MOST_IN_TAB
              ? text('nodes')
              : text('nodesCount', { count: networkIndex.nodes.length })}
          </Tab>
          <Tab className={styles.tab} value="objects">
            {text('objects')}
          </Tab>
          <Tab className={styles.tab} value="checks">
            {text('checks')}
            {!isReading && found > 0 && (
              <Badge
                className={styles.count}
                size="small"
                color={broken > 0 || checks.problems?.some(isFault) ? 'danger' : hasWork ? 'warning' : 'informative'}
              >
                {found > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : found}
              </Badge>
            )}
          </Tab>
        </TabList>
        {(list === 'rooms' || list === 'nodes') && (
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
      {list === 'checks' ? (
        <Suspense>
          <ChecksPanel checks={checks} onPreview={onPreview} />
        </Suspense>
      ) : list === 'objects' ? (
        <Suspense>
          <ObjectTree />
        </Suspense>
      ) : (
        <Suspense>
          <RowList
            key={`${list} ${floor?.uuid}`}
            label={list === 'rooms' ? text('places') : text('nodes')}
            rows={matching}
            selected={selected}
            {...(list === 'rooms' && {
              unsaved,
              onRange: (range: readonly Row[]) => {
                const keys = range.map(({ key }) => key).filter((key) => key !== OTHER_PARTS);
                editor.send({ type: 'meshes.select', meshes: keys });
              },
            })}
            empty={
              list === 'rooms' && floor?.plan && !listed
                ? error === null
                  ? ''
                  : text('planUnreachable')
                : emptyText(list, search)
            }
            onMenu={(row, client) => {
              if (row.key === OTHER_PARTS) return;
              if (!selected.has(row.key)) row.choose();
              menu.set({ client, place: null });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The list of the address, so that links and reloads open it. */
function useList(): [List, (list: List) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('list');
  const set = (list: List) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (list === 'rooms') after.delete('list');
        else after.set('list', list);
        return after;
      },
      { replace: true },
    );
  return [listOf(wanted), set];
}

function emptyText(list: List, search: string): string {
  if (search) return text('noMatch', { search });
  return list === 'nodes' ? text('noNodes') : text('noFloorPlan');
}
