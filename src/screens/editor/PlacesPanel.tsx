import { Button, makeStyles, mergeClasses, SearchBox, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanCanvasHandle } from '@/components/planCanvas/PlanCanvas';
import type { Store } from '@/components/planCanvas/store';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import type { Point } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import { type DrawnFloor, ROOM } from '@/model/mesh/drawnFloor';
import { checkPlan } from '@/model/plan/checks/checkPlan';
import type { Problem } from '@/model/plan/checks/problem';
import type { NetworkIndex } from '@/model/plan/networkIndex';
import { floorId, type TravelType } from '@/model/plan/plan';
import type { EditorActors } from './editorParts';
import { PROBLEM_TEXTS } from './problemTexts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  head: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '12px 12px 4px' },
  list: { flexGrow: 1, overflow: 'auto', minHeight: 0, padding: '4px 8px 12px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    height: '30px',
    boxSizing: 'border-box',
    padding: '0 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  selected: { backgroundColor: tokens.colorBrandBackground2, fontWeight: tokens.fontWeightSemibold },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  dot: { width: '8px', height: '8px', borderRadius: tokens.borderRadiusCircular, flexShrink: 0 },
  problems: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
  problem: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  actions: { display: 'flex', gap: '4px' },
  empty: { padding: '16px 8px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly floor: Floor | null;
  readonly network: NetworkIndex;
  readonly drawn: DrawnFloor | null;
  readonly view: Store<View>;
  readonly canvas: RefObject<PlanCanvasHandle | null>;
  readonly types: readonly TravelType[];
  /** The problems that are listed, so that the plan can show their places. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly colour: string | null;
  readonly place: Point | null;
  readonly isSelected: boolean;
  select(): void;
}

type List = 'rooms' | 'nodes' | 'checks';
const ROW_HEIGHT = 30;
const NONE: readonly Problem[] = [];

/** What stands on this floor, as lists that share their selection with the plan, and what is wrong with the network. */
export function PlacesPanel({ actors, data, floor, network, drawn, view, canvas, types, onProblems }: Props) {
  const styles = useStyles();
  const [list, setList] = useState<List>('rooms');
  const [search, setSearch] = useState('');
  const { document, editor } = actors;
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const show = (place: Point | null) => {
    const size = canvas.current?.size;
    if (!place || !size) return;
    const { scale } = view.get();
    view.set({ scale, x: size.width / 2 - place.x * scale, y: size.height / 2 - place.y * scale });
  };
  const problems = useProblems(actors, data, floor, drawn, types, list === 'checks');
  useEffect(() => onProblems(problems), [problems, onProblems]);

  const rows = useMemo<readonly Row[]>(() => {
    if (list === 'rooms') {
      if (!drawn) return [];
      const placed = new Map(
        data.destinations
          .filter(({ floor_id }) => floor_id === floor?.uuid)
          .map((one) => [one.object_name, one] as const),
      );
      return drawn.plan.names
        .map((name, index) => ({ name, index }))
        .filter(({ index }) => drawn.kinds[index] === ROOM)
        .map(({ name, index }): Row => {
          const placement = placed.get(name);
          return {
            key: name,
            name: placement?.location_name ?? name,
            note: placement ? name : 'no destination',
            colour: placement?.destination.colour ?? null,
            place: { x: drawn.plan.anchors[3 * index] ?? 0, y: drawn.plan.anchors[3 * index + 1] ?? 0 },
            isSelected: name === mesh,
            select: () => {
              document.send({ type: 'select', selection: null });
              editor.send({ type: 'mesh.select', mesh: name });
            },
          };
        })
        .sort(
          (one, other) =>
            Number(one.colour === null) - Number(other.colour === null) || one.name.localeCompare(other.name),
        );
    }
    return network.nodes.map(
      (node): Row => ({
        key: String(node.id),
        name: node.name || `Node ${node.id}`,
        note: node.mesh ?? '',
        colour: null,
        place: node,
        isSelected: selection?.type === 'node' && selection.ids.includes(node.id),
        select: () => {
          document.send({ type: 'select', selection: { type: 'node', ids: [node.id] } });
          editor.send({ type: 'node.select' });
        },
      }),
    );
  }, [list, drawn, data, floor, network, mesh, selection, document, editor]);
  const found = useMemo(() => {
    const typed = search.trim().toLowerCase();
    return typed === '' ? rows : rows.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(typed));
  }, [rows, search]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <TabList
          size="small"
          selectedValue={list}
          onTabSelect={(_event, { value }) =>
            setList(value === 'nodes' ? 'nodes' : value === 'checks' ? 'checks' : 'rooms')
          }
        >
          <Tab value="rooms">Places</Tab>
          <Tab value="nodes">{`Nodes ${network.nodes.length}`}</Tab>
          <Tab value="checks">Checks</Tab>
        </TabList>
        {list !== 'checks' && (
          <SearchBox
            size="small"
            aria-label="Search this floor"
            placeholder="Search this floor"
            value={search}
            onChange={(_event, { value }) => setSearch(value)}
          />
        )}
      </div>
      {list === 'checks' ? (
        <div className={styles.list}>
          {problems.length === 0 ? (
            <Text className={styles.empty} block>
              Nothing is wrong with the network.
            </Text>
          ) : (
            <ul className={styles.problems} aria-label="Problems">
              {problems.slice(0, 100).map((problem) => (
                <li
                  key={JSON.stringify([
                    problem.check,
                    problem.message,
                    problem.nodes,
                    problem.joints,
                    problem.groups,
                    problem.place,
                  ])}
                  className={styles.problem}
                >
                  <Text>{PROBLEM_TEXTS[problem.message]}</Text>
                  <Text size={200} className={styles.quiet}>
                    {floorName(data, problem)}
                  </Text>
                  <div className={styles.actions}>
                    <Button
                      size="small"
                      onClick={() => {
                        if (problem.place && problem.place.floor !== floor?.uuid)
                          editor.send({ type: 'floor.set', floor: problem.place.floor });
                        show(problem.place?.point ?? null);
                        if (problem.nodes.length > 0)
                          document.send({ type: 'select', selection: { type: 'node', ids: problem.nodes } });
                      }}
                    >
                      Show
                    </Button>
                    {problem.fix && (
                      <Button
                        size="small"
                        onClick={() => problem.fix && document.send({ type: 'edit', operation: problem.fix })}
                      >
                        Fix
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <div ref={scroller} className={styles.list}>
          {found.length === 0 && (
            <Text className={styles.empty} block>
              {search
                ? `Nothing matches “${search}”.`
                : list === 'nodes'
                  ? 'No nodes yet. Take the node tool (N) and click on the plan.'
                  : 'This floor has no plan yet.'}
            </Text>
          )}
          <ul
            style={{ height: virtual.getTotalSize(), position: 'relative', listStyle: 'none', margin: 0, padding: 0 }}
            aria-label={list === 'rooms' ? 'Places' : 'Nodes'}
          >
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = found[index];
              if (!row) return null;
              return (
                <li
                  key={row.key}
                  style={{ position: 'absolute', top: 0, left: 0, right: 0, transform: `translateY(${start}px)` }}
                >
                  <button
                    type="button"
                    className={mergeClasses(styles.row, row.isSelected && styles.selected)}
                    aria-pressed={row.isSelected}
                    onClick={() => {
                      row.select();
                      show(row.place);
                    }}
                  >
                    {row.colour && <span className={styles.dot} style={{ backgroundColor: row.colour }} />}
                    <span className={styles.name}>{row.name}</span>
                    <span className={styles.quiet}>{row.note}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

const floorName = (data: ProjectData, { place }: Problem): string =>
  data.location.buildings.flatMap((building) => building.floors).find(({ uuid }) => uuid === place?.floor)?.name ?? '';

/** Looks for problems while the list of them is open. */
function useProblems(
  { document }: EditorActors,
  data: ProjectData,
  floor: Floor | null,
  drawn: DrawnFloor | null,
  types: readonly TravelType[],
  isOpen: boolean,
): readonly Problem[] {
  const plan = useSelector(document, (snapshot) => snapshot.context.history.present);
  return useMemo(() => {
    if (!isOpen) return NONE;
    const destinations = data.destinations.flatMap(({ floor_id, object_name }) => {
      const index = floor_id === floor?.uuid ? drawn?.meshByName.get(object_name) : undefined;
      if (!drawn || index === undefined) return [];
      const point = { x: drawn.plan.anchors[3 * index] ?? 0, y: drawn.plan.anchors[3 * index + 1] ?? 0 };
      return [{ name: object_name, floor: floorId(floor_id), point, z: floor?.elevation ?? 0 }];
    });
    return checkPlan({ plan, travelTypes: types, destinations });
  }, [isOpen, plan, data, floor, drawn, types]);
}
