import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ViewButtons } from '@/components/floorPlan/ViewButtons';
import type { CanvasPointer } from '@/components/mapCanvas/canvasPointer';
import type { FloorPlanPicture, MeshLabel } from '@/components/mapCanvas/floorPlanPainter';
import { MapCanvas, type MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { NetworkPicture } from '@/components/mapCanvas/networkPainter';
import type { DrawnRoute, OverlayScene, Pin } from '@/components/mapCanvas/overlay';
import type { Store } from '@/components/mapCanvas/store';
import { useSettings } from '@/components/SettingsProvider';
import type { Command } from '@/components/shortcuts';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import type { ToolName } from '@/machines/editor/editor.machine';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { toFloor, type View } from '@/model/geometry/view';
import { type NodeId, nodeId, type TravelType } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import type { EditorActors } from '../editorActors';
import { hitTest } from './hitTest';
import { ObjectList } from './ObjectList';
import { snapPoint } from './snapPoint';
import { type PointerState, useDraggedNodes, useEditorScene } from './useEditorScene';
import { useHoverAtRest } from './useHoverAtRest';

const useStyles = makeStyles({
  cover: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  frame: {
    position: 'relative',
    height: '100%',
    '& [role="application"]:focus-visible > [data-crosshair]': { display: 'block' },
  },
  buttons: { position: 'absolute', right: '12px', bottom: '12px' },
  /** Where Enter acts: seen only by who came here with the keyboard. */
  crosshair: {
    display: 'none',
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: '33px',
    height: '33px',
    translate: '-50% -50%',
    pointerEvents: 'none',
    color: tokens.colorBrandForeground1,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props {
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly floor: Floor | null;
  readonly drawn: DrawnFloor | null;
  readonly networkIndex: NetworkIndex;
  readonly tool: ToolName;
  readonly types: readonly TravelType[];
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly pointer: Store<PointerState>;
  readonly canvas: RefObject<MapCanvasHandle | null>;
  readonly lastPointer: RefObject<CanvasPointer | null>;
  readonly route: DrawnRoute | null;
  readonly pins: readonly Pin[];
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly onCommand: (command: Command) => void;
  readonly onFit: () => void;
}

const NO_LABELS: ReadonlyMap<number, MeshLabel> = new Map();

/** The plan with the tools on it: pointers become events of the tool in hand, charts become pictures. */
export function EditorCanvas(props: Props) {
  const {
    actors,
    data,
    floor,
    drawn,
    networkIndex,
    tool,
    types,
    view,
    scene,
    pointer,
    canvas,
    lastPointer,
    route,
    pins,
  } = props;
  const { onCommand, onFit } = props;
  const { resolvedTheme, wheel } = useSettings();
  const styles = useStyles();
  const navigate = useNavigate();
  const colours = MAP_COLOURS[resolvedTheme];
  const history = useSelector(actors.document, (snapshot) => snapshot.context.history);
  const options = useSelector(actors.editor, (snapshot) => snapshot.context.options);
  const selectedMesh = useSelector(actors.editor, (snapshot) => snapshot.context.mesh);
  const dragged = useDraggedNodes(actors, history.selection);

  const labels = useMemo(() => (drawn && floor ? labelsOf(data, floor.uuid, drawn) : NO_LABELS), [data, floor, drawn]);
  const floorPlanPicture = useMemo<FloorPlanPicture | null>(
    () => drawn && { floor: drawn, labels, colours, hasShadows: options.shadows },
    [drawn, labels, colours, options.shadows],
  );
  const transit = useMemo(
    () => new Set<NodeId>([...history.present.groups.values()].flatMap((group) => group.nodes)),
    [history.present.groups],
  );
  const kiosks = useMemo(
    () =>
      new Map(
        data.screens.flatMap(({ node_id, orientation }) =>
          node_id === null ? [] : [[nodeId(node_id), orientation] as const],
        ),
      ),
    [data.screens],
  );
  const isStepFree = useMemo(() => {
    const steps = new Set(types.filter(({ access }) => access === 0).map(({ key }) => key));
    return (travel: readonly string[]) => travel.length === 0 || travel.some((key) => !steps.has(key));
  }, [types]);
  const networkPicture = useMemo<NetworkPicture>(
    () => ({
      index: networkIndex,
      colours,
      showsNodes: options.nodes,
      showsPaths: options.paths,
      dragged,
      transit,
      kiosks,
      isStepFree,
    }),
    [networkIndex, colours, options.nodes, options.paths, dragged, transit, kiosks, isStepFree],
  );
  const sceneState = useMemo(
    () => ({
      network: history.present,
      selection: history.selection,
      floor: drawn,
      networkIndex,
      selectedMesh,
      tool,
      route,
      pins,
    }),
    [history.present, history.selection, drawn, networkIndex, selectedMesh, tool, route, pins],
  );
  useEditorScene(scene, pointer, actors, dragged, sceneState);

  const isPressed = useRef(false);
  const hover = useCallback(
    ({ at, isTouch, alt }: Pick<CanvasPointer, 'at' | 'isTouch' | 'alt'>): PointerState => {
      const { scale } = view.get();
      const hitOptions = { floor: drawn, networkIndex, showsNodes: options.nodes, showsPaths: options.paths };
      const over = hitTest(hitOptions, tool, at, scale, isTouch);
      const snap =
        alt || (tool !== 'node' && tool !== 'path')
          ? null
          : snapPoint({ networkIndex, floor: drawn, dragged }, at, scale);
      pointer.set({ over, snap });
      return { over, snap };
    },
    [tool, drawn, networkIndex, options.nodes, options.paths, dragged, pointer, view],
  );
  const onPointer = useCallback(
    (canvasPointer: CanvasPointer) => {
      lastPointer.current = canvasPointer;
      if (canvasPointer.kind === 'down') isPressed.current = true;
      else if (canvasPointer.kind === 'up' || canvasPointer.kind === 'cancel') isPressed.current = false;
      const toolActor = tool === 'node' ? actors.nodeTool : tool === 'path' ? actors.pathTool : actors.selectTool;
      if (canvasPointer.kind === 'leave') return pointer.set({ over: null, snap: null });
      if (canvasPointer.kind === 'cancel') return toolActor.send({ type: 'cancel' });
      const { over, snap } = hover(canvasPointer);
      const { at, screen, isTouch, shift } = canvasPointer;
      const event = { at, screen, isTouch, shift, over, snapped: snap?.label ? snap.point : null };
      if (canvasPointer.kind === 'down') toolActor.send({ type: 'pointer.down', ...event });
      else if (canvasPointer.kind === 'move') toolActor.send({ type: 'pointer.move', ...event });
      else toolActor.send({ type: 'pointer.up', ...event });
    },
    [actors, tool, hover, pointer, lastPointer],
  );
  useHoverAtRest(
    view,
    pointer,
    () => isPressed.current,
    () => {
      const last = lastPointer.current;
      if (last && last.kind !== 'leave' && !last.isTouch) hover({ ...last, at: toFloor(view.get(), last.screen) });
    },
  );

  return (
    <div className={styles.frame}>
      <MapCanvas
        handle={canvas}
        view={view}
        scene={scene}
        floorPlan={floorPlanPicture}
        network={networkPicture}
        colours={colours}
        wheel={wheel}
        onPointer={onPointer}
        cursor={tool === 'node' || tool === 'path' ? 'crosshair' : 'default'}
        label={floor ? `Plan of ${floor.name}` : 'Plan'}
        describedBy="plan-help"
      >
        <p id="plan-help" className={styles.hidden}>
          Arrow keys pan, or nudge what is selected. Plus and minus zoom. V, N, P and R choose a tool. Enter uses it at
          the middle. Question mark lists all shortcuts.
        </p>
        {(tool === 'node' || tool === 'path') && (
          <svg aria-hidden data-crosshair className={styles.crosshair} viewBox="0 0 33 33">
            <path d="M16.5 0v12M16.5 21v12M0 16.5h12M21 16.5h12" stroke="Canvas" strokeWidth="4" />
            <path d="M16.5 1v11M16.5 21v11M1 16.5h11M21 16.5h11" stroke="currentColor" strokeWidth="2" />
          </svg>
        )}
        <ObjectList
          view={view}
          canvas={canvas}
          drawn={drawn}
          labels={labels}
          networkIndex={networkIndex}
          showsNodes={options.nodes}
          showsPaths={options.paths}
          kiosks={kiosks}
          selection={history.selection}
          selectedMesh={selectedMesh}
          route={route}
          pins={pins}
        />
        {props.isLoading && (
          <div className={styles.cover}>
            <DelayedSpinner label="Loading the plan" />
          </div>
        )}
        {floor && floor.plan === null && (
          <div className={styles.cover}>
            <EmptyState
              icon={<MapRegular />}
              title="This floor has no plan yet"
              text="Upload its plan as a .zip with .obj and .mtl, look at it and approve it."
              action={
                <Button appearance="primary" onClick={() => navigate(`/locations/${data.location.uuid}/buildings`)}>
                  Buildings and floors
                </Button>
              }
            />
          </div>
        )}
        {props.error !== null && (
          <div className={styles.cover} role="alert">
            {props.error}
          </div>
        )}
      </MapCanvas>
      <div className={styles.buttons}>
        <ViewButtons
          isLarge={false}
          onZoomIn={() => onCommand('zoom.in')}
          onZoomOut={() => onCommand('zoom.out')}
          onFit={onFit}
        />
      </div>
    </div>
  );
}

/** Destinations first, the labels file for the rest. */
function labelsOf(data: ProjectData, floor: string, drawn: DrawnFloor): ReadonlyMap<number, MeshLabel> {
  const labels = new Map<number, MeshLabel>();
  for (const { floor_id, object_name, text } of data.labels ?? []) {
    const mesh = drawn.meshByName.get(object_name);
    if (floor_id === floor && mesh !== undefined) labels.set(mesh, { text, colour: null, isFlagship: false });
  }
  for (const { floor_id, object_name, location_name, destination } of data.destinations) {
    const mesh = drawn.meshByName.get(object_name);
    if (floor_id === floor && mesh !== undefined)
      labels.set(mesh, { text: location_name, colour: destination.colour, isFlagship: destination.flagship === 1 });
  }
  return labels;
}
