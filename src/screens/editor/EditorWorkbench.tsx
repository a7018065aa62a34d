import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CanvasPointer } from '@/components/planCanvas/canvasPointer';
import { EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/planCanvas/overlay';
import type { PlanCanvasHandle } from '@/components/planCanvas/PlanCanvas';
import { createStore, type Store } from '@/components/planCanvas/store';
import { useTell } from '@/components/useTell';
import { Waiting } from '@/components/Waiting';
import { toTravelType } from '@/contract/planWire';
import type { ProjectData } from '@/contract/projectData';
import type { ToolName } from '@/machines/editor/editor.machine';
import type { Point } from '@/model/geometry/points';
import { bringIntoView, fitBox, type View } from '@/model/geometry/view';
import { drawnFloor } from '@/model/mesh/drawnFloor';
import type { Problem } from '@/model/plan/checks/problem';
import { buildNetworkIndex } from '@/model/plan/networkIndex';
import { floorId } from '@/model/plan/plan';
import { EditorCanvas } from './EditorCanvas';
import { EditorToolbar } from './EditorToolbar';
import { type EditorActors, isReadingNetwork } from './editorParts';
import { NO_ROUTE_TEXTS } from './noRouteTexts';
import { PlacesPanel } from './PlacesPanel';
import { PROBLEM_TEXTS } from './problemTexts';
import type { RouteAnswer, RoutePort } from './routePort';
import { StatusBar } from './StatusBar';
import { useEditorAddress } from './useEditorAddress';
import { useEditorCommands } from './useEditorCommands';
import type { PointerState } from './useEditorScene';
import { floorOf, useFloorPlan } from './useFloorPlan';
import { useRoutePreview } from './useRoutePreview';
import { useToolEffects } from './useToolEffects';

// What only some of a visit needs comes when it is needed.
const Inspector = lazy(async () => ({ default: (await import('./Inspector')).Inspector }));
const PlacementList = lazy(async () => ({ default: (await import('./PlacementList')).PlacementList }));

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
  const planQuery = useFloorPlan(floor);
  // The plan is put up first, then what stands around it, and only then nodes and paths are read.
  const isFramed = useDeferredValue(true, false);
  const mayLoad = isFramed && (!isMap || !planQuery.isLoading);
  useEffect(() => {
    if (mayLoad) document.send({ type: 'load' });
  }, [mayLoad, document]);
  const drawn = useMemo(() => (planQuery.data ? drawnFloor(planQuery.data) : null), [planQuery.data]);
  const network = useMemo(
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
  const canvas = useRef<PlanCanvasHandle>(null);
  const lastPointer = useRef<CanvasPointer | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>(NO_PROBLEMS);

  const ground = drawn && drawn.plan.names.length > 0 ? drawn.index.box : null;
  const fitted = useRef<string | null>(null);
  const fitAll = () => {
    const size = canvas.current?.size;
    if (ground && size && size.width > 0) view.set(fitBox(ground, size));
  };
  // A floor is shown whole when it comes; coming back to one keeps nothing, since floors share their coordinates. In the
  // layout, since the plan is painted as soon as that is done.
  useLayoutEffect(() => {
    const size = canvas.current?.size;
    if (!floor || !ground || !size || size.width === 0 || fitted.current === project) return;
    fitted.current = project;
    view.set(fitBox(ground, size));
  });

  const lookAt = (point: Point) => {
    const size = canvas.current?.size;
    if (size) view.set(bringIntoView(view.get(), size, point));
  };

  const tell = useTell();
  useToolEffects(actors, {
    floor: floor && floorId(floor.uuid),
    elevation: floor?.elevation ?? 0,
    network,
    ground,
    view,
    refuse: (text) => tell(text, 'warning'),
  });
  useEditorAddress(actors, floor?.uuid ?? null);
  const route = useRoutePreview({ actors, data, routes, types, floor, lookAt });
  const pins = useMemo(() => pinsOf(problems, route.answer, floor?.uuid ?? null), [problems, route.answer, floor]);
  const commands = useEditorCommands({
    actors,
    view,
    canvas,
    network,
    ground,
    floor,
    fitAll,
  });

  return (
    <div className={styles.workbench}>
      {isFramed ? (
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
            {isFramed && (
              <PlacesPanel
                actors={actors}
                data={data}
                floor={floor}
                network={network}
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
              network={network}
              tool={tool}
              types={types}
              view={view}
              scene={scene}
              pointer={pointer}
              canvas={canvas}
              lastPointer={lastPointer}
              route={route.drawn}
              pins={pins}
              isLoading={planQuery.isLoading}
              error={planQuery.error?.message ?? null}
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
          <Suspense fallback={<Waiting label="Loading the list" />}>
            <PlacementList actors={actors} data={data} />
          </Suspense>
        </section>
      )}
      {isFramed && (
        <StatusBar className={styles.whole} actors={actors} view={view} network={network} floor={floor} tool={tool} />
      )}
    </div>
  );
}

/** Where something is wrong on the floor that is shown: problems of the network, and why no way was found. */
function pinsOf(problems: readonly Problem[], answer: RouteAnswer | null, floor: string | null): readonly Pin[] {
  const pins = problems.flatMap(({ place, severity, message }) =>
    place?.floor === floor ? [{ at: place.point, severity, isHighlighted: false, words: PROBLEM_TEXTS[message] }] : [],
  );
  const why = answer?.kind === 'none' ? answer.why : null;
  return why?.place && why.place.floor === floor
    ? [...pins, { at: why.place.point, severity: 'error', isHighlighted: true, words: NO_ROUTE_TEXTS[why.reason] }]
    : pins;
}
