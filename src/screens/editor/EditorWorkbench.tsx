import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '@/components/feedback/Loading';
import { useNotify } from '@/components/feedback/useNotify';
import type { CanvasPointer } from '@/components/mapCanvas/canvasPointer';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import { EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/mapCanvas/overlay';
import { createStore, type Store } from '@/components/mapCanvas/store';
import { toTravelType } from '@/contract/networkWire';
import type { ProjectData } from '@/contract/projectData';
import type { ToolName } from '@/machines/editor/editor.machine';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';
import { bringIntoView, fitBox, type View } from '@/model/geometry/view';
import type { Problem } from '@/model/network/checks/problem';
import { floorId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { EditorCanvas } from './canvas/EditorCanvas';
import type { PointerState } from './canvas/useEditorScene';
import { EditorToolbar } from './EditorToolbar';
import { type EditorActors, isReadingNetwork } from './editorActors';
import { NO_ROUTE_TEXTS } from './noRouteTexts';
import { PlacesPanel } from './panels/PlacesPanel';
import { PROBLEM_TEXTS } from './problemTexts';
import { StatusBar } from './StatusBar';
import type { RoutePort, RouteResult } from './tools/routePort';
import { useRoutePreview } from './tools/useRoutePreview';
import { useToolEffects } from './tools/useToolEffects';
import { useEditorAddress } from './useEditorAddress';
import { useEditorCommands } from './useEditorCommands';
import { floorOf, useFloorPlan } from './useFloorPlan';

// What only some of a visit needs comes when it is needed.
const Inspector = lazy(async () => ({ default: (await import('./panels/Inspector')).Inspector }));
const PlacementList = lazy(async () => ({ default: (await import('./list/PlacementList')).PlacementList }));

const useStyles = makeStyles({
  workbench: {
    display: 'grid',
    height: '100%',
    gridTemplateRows: '44px minmax(0, 1fr) 28px',
    gridTemplateColumns: '280px minmax(0, 1fr) 360px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (min-width: 2200px)': { gridTemplateColumns: '320px minmax(0, 1fr) 400px' },
    '@media (max-width: 1100px)': { gridTemplateColumns: '0 minmax(0, 1fr) 320px' },
  },
  whole: { gridColumn: '1 / -1', minWidth: 0 },
  left: { borderRight: `1px solid ${tokens.colorNeutralStroke2}`, overflow: 'hidden', minHeight: 0 },
  middle: { minWidth: 0, minHeight: 0, overflow: 'hidden' },
  right: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}`, overflow: 'auto', minHeight: 0 },
});

interface Props {
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly project: string;
  readonly routes: RoutePort;
}

const NO_PROBLEMS: readonly Problem[] = [];
const TOOLS = ['select', 'node', 'path', 'route'] as const satisfies readonly ToolName[];

/** The editor once everything is there: toolbar, places, plan, inspector, status. */
export function EditorWorkbench({ actors, data, project, routes }: Props) {
  const styles = useStyles();
  const { document, editor } = actors;
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const floorUuid = useSelector(editor, (snapshot) => snapshot.context.floor) ?? data.first_floor;
  const tool = useSelector(
    editor,
    (snapshot): ToolName => TOOLS.find((name) => snapshot.matches({ tool: name })) ?? 'select',
  );
  const isReading = useSelector(document, isReadingNetwork);
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));

  const floor = useMemo(() => floorOf(data, floorUuid), [data, floorUuid]);
  const floorPlanResult = useFloorPlan(floor);
  // The plan is put up first, then what stands around it, and only then nodes and paths are read.
  const isChromeReady = useDeferredValue(true, false);
  const mayLoad = isChromeReady && (!isMap || !floorPlanResult.isLoading);
  useEffect(() => {
    if (mayLoad) document.send({ type: 'load' });
  }, [mayLoad, document]);
  const drawn = useMemo(() => (floorPlanResult.data ? drawnFloor(floorPlanResult.data) : null), [floorPlanResult.data]);
  const networkIndex = useMemo(
    () => buildNetworkIndex(history.present, floorId(floor?.uuid ?? '')),
    [history.present, floor],
  );
  const types = useMemo(() => data.transporttypes.map(toTravelType), [data]);

  const stores = useRef<{ view: Store<View>; scene: Store<OverlayScene>; pointer: Store<PointerState> }>(null);
  stores.current ??= {
    view: createStore<View>({ scale: 8, x: 0, y: 0 }),
    scene: createStore<OverlayScene>(EMPTY_SCENE),
    pointer: createStore<PointerState>({ over: null, snap: null }),
  };
  const { view, scene, pointer } = stores.current;
  const canvas = useRef<MapCanvasHandle>(null);
  const lastPointer = useRef<CanvasPointer | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>(NO_PROBLEMS);

  const floorBounds = drawn && drawn.floorPlan.names.length > 0 ? drawn.index.box : null;
  const fitted = useRef<string | null>(null);
  const fitAll = () => {
    const size = canvas.current?.size;
    if (floorBounds && size && size.width > 0) view.set(fitBox(floorBounds, size));
  };
  // A floor is shown whole when it comes; coming back to one keeps nothing, since floors share their coordinates. In the
  // layout, since the plan is painted as soon as that is done.
  useLayoutEffect(() => {
    const size = canvas.current?.size;
    if (!floor || !floorBounds || !size || size.width === 0 || fitted.current === project) return;
    fitted.current = project;
    view.set(fitBox(floorBounds, size));
  });

  const lookAt = (point: Point) => {
    const size = canvas.current?.size;
    if (size) view.set(bringIntoView(view.get(), size, point));
  };

  const notify = useNotify();
  useToolEffects(actors, {
    floor: floor && floorId(floor.uuid),
    elevation: floor?.elevation ?? 0,
    networkIndex,
    floorBounds,
    view,
    notifyBlocked: (text) => notify(text, 'warning'),
  });
  useEditorAddress(actors, floor?.uuid ?? null);
  const route = useRoutePreview({ actors, data, routes, types, floor, lookAt });
  const pins = useMemo(() => pinsOf(problems, route.answer, floor?.uuid ?? null), [problems, route.answer, floor]);
  const commands = useEditorCommands({
    actors,
    view,
    canvas,
    networkIndex,
    floorBounds,
    floor,
    fitAll,
  });

  return (
    <div className={styles.workbench}>
      {isChromeReady ? (
        <EditorToolbar
          className={styles.whole}
          actors={actors}
          data={data}
          floor={floor}
          tool={tool}
          run={commands}
          isHelpOpen={isHelpOpen}
          onHelp={setHelpOpen}
        />
      ) : (
        <div className={styles.whole} />
      )}
      {isMap ? (
        <>
          <aside className={styles.left} aria-label="Places of this floor">
            {isChromeReady && (
              <PlacesPanel
                actors={actors}
                data={data}
                floor={floor}
                networkIndex={networkIndex}
                drawn={drawn}
                view={view}
                canvas={canvas}
                types={types}
                onProblems={setProblems}
              />
            )}
          </aside>
          <section className={styles.middle} aria-label="Plan">
            <EditorCanvas
              actors={actors}
              data={data}
              floor={floor}
              drawn={drawn}
              networkIndex={networkIndex}
              tool={tool}
              types={types}
              view={view}
              scene={scene}
              pointer={pointer}
              canvas={canvas}
              lastPointer={lastPointer}
              route={route.drawn}
              pins={pins}
              isLoading={floorPlanResult.isLoading}
              error={floorPlanResult.error?.message ?? null}
              onCommand={commands}
              onFit={fitAll}
            />
          </section>
          <aside className={styles.right} aria-label="Properties">
            {/* Nothing can be selected before. */}
            {!isReading && (
              <Suspense fallback={null}>
                <Inspector
                  actors={actors}
                  data={data}
                  project={project}
                  floor={floor}
                  drawn={drawn}
                  tool={tool}
                  types={types}
                  route={route}
                />
              </Suspense>
            )}
          </aside>
        </>
      ) : (
        <section className={styles.whole} aria-label="List">
          <Suspense fallback={<Loading label="Loading the list" />}>
            <PlacementList actors={actors} data={data} />
          </Suspense>
        </section>
      )}
      {isChromeReady && (
        <StatusBar
          className={styles.whole}
          actors={actors}
          view={view}
          networkIndex={networkIndex}
          floor={floor}
          tool={tool}
        />
      )}
    </div>
  );
}

/** Where something is wrong on the floor that is shown: problems of the network, and why no way was found. */
function pinsOf(problems: readonly Problem[], answer: RouteResult | null, floor: string | null): readonly Pin[] {
  const pins = problems.flatMap(({ place, severity, message }) =>
    place?.floor === floor ? [{ at: place.point, severity, isHighlighted: false, label: PROBLEM_TEXTS[message] }] : [],
  );
  const why = answer?.kind === 'none' ? answer.why : null;
  return why?.place && why.place.floor === floor
    ? [...pins, { at: why.place.point, severity: 'error', isHighlighted: true, label: NO_ROUTE_TEXTS[why.reason] }]
    : pins;
}
