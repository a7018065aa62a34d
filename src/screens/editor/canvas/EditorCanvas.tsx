import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense, useRef } from 'react';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { CompassPlace } from '@/components/floorPlan/CompassPlace';
import { ViewButtons } from '@/components/floorPlan/ViewButtons';
import { lazyOptional, lazyPart } from '@/components/lazy/lazyPart';
import { onDemand } from '@/components/lazy/onDemand';
import { MapCanvas } from '@/components/mapCanvas/MapCanvas';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import { useSettings } from '@/components/SettingsProvider';
import type { Command } from '@/components/shortcuts';
import type { Problem } from '@/model/network/checks/problem';
import type { NodeId } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import { useOpenParts } from '../session/openParts';
import { useToolWorld } from '../session/useToolWorld';
import { useDraggedNodes } from '../tools/useDraggedNodes';
import { useGesture } from '../tools/useGesture';
import { useTool } from '../tools/useTool';
import { EditorSurface } from './EditorSurface';
import { text } from './texts';
import { useCursor } from './useCursor';
import { useDoubleClick } from './useDoubleClick';
import { useFocusByTab } from './useFocusByTab';
import { useGhost } from './useGhost';
import { usePictures } from './usePictures';
import { usePointerInput } from './usePointerInput';

// Assistive technology needs its list, so that it says where it cannot be loaded.
const CanvasObjects = lazyPart(async () => (await import('./CanvasObjects')).CanvasObjects);
const MissingFloorPlan = lazyPart(async () => (await import('./MissingFloorPlan')).MissingFloorPlan);
// The whole floor is shown first, or a part of it.
const BackToPlan = lazyOptional(async () => (await import('./BackToPlan')).BackToPlan);
const RouteBar = lazyOptional(async () => (await import('./RouteBar')).RouteBar);
const LegendButton = lazyOptional(async () => (await import('./legend/LegendButton')).LegendButton);
const ScaleBar = lazyOptional(async () => (await import('@/components/mapCanvas/ScaleBar')).ScaleBar);
const Minimap = lazyOptional(async () => (await import('./minimap/Minimap')).Minimap);

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
    '&[data-by-tab] [role="application"]:focus > [data-crosshair]': { display: 'block' },
    '&:not([data-by-tab]) [role="application"]::after': { display: 'none' },
  },
  buttons: {
    position: 'absolute',
    right: '12px',
    bottom: '12px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  key: { position: 'absolute', left: '12px', bottom: '12px', display: 'flex', alignItems: 'end', gap: '12px' },
  /** Where Enter acts: visible only for keyboard users. */
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
  readonly problems: readonly Problem[];
  /** A step that is shown before it is taken. */
  readonly preview: Operation | null;
  readonly onCommand: (command: Command) => void;
}

const loadMenu = () => import('../commands/openMenuAt');
const NO_NODES: ReadonlySet<NodeId> = new Set();

/** The floor with its tools: pointers become events of the editor machine, and the state of its tool is drawn. */
export function EditorCanvas({ problems, preview, onCommand }: Props) {
  const world = useToolWorld();
  const { data, editor, view, scene, canvas, floor, isLoading, error, retry } = world;
  const { menu } = useOpenParts();
  const { clicksAtCentre, picksMeshes } = useTool();
  const hasMinimap = useSelector(editor, (snapshot) => snapshot.context.options.minimap);
  const { wheel } = useSettings();
  const styles = useStyles();
  const colours = useMapColours();
  const dragged = useDraggedNodes();
  const ghost = useGhost();
  // A copied node stays in its place.
  const isCopying = useGesture((snapshot) => snapshot?.hasTag('copyingNode') ?? false);
  const pictures = usePictures(colours, isCopying ? NO_NODES : dragged, ghost);
  const onPointer = usePointerInput(dragged, ghost?.index ?? null, ({ at, screen }) => {
    void onDemand(loadMenu, ({ openListAt }) => openListAt(at, screen, { ...world, menu }));
  });
  useCursor();
  const frame = useRef<HTMLDivElement>(null);
  useFocusByTab(frame);
  useDoubleClick(frame, () => {
    if (picksMeshes && editor.getSnapshot().context.mesh !== null) onCommand('zoom.selection');
  });

  return (
    <div ref={frame} className={styles.frame}>
      <MapCanvas
        handle={canvas}
        onSurface={world.surface.set}
        view={view}
        scene={scene}
        drawing={{
          floorPlan: pictures.floorPlan,
          marks: pictures.marks,
          colours,
          grows: false,
          Surface: EditorSurface,
        }}
        pointer={{
          wheel,
          onPointer,
          onReshape: (points) => editor.send({ type: 'reshape', points }),
          onMenu: (request) => void onDemand(loadMenu, ({ openMenuAt }) => openMenuAt(request, { ...world, menu })),
        }}
        label={{
          text: floor ? text('floorPlanOf', { floor: floor.name }) : text('floorPlan'),
          describedBy: 'plan-help',
        }}
      >
        <p id="plan-help" className={styles.hidden}>
          {text('help')}
        </p>
        {clicksAtCentre && (
          <svg aria-hidden data-crosshair className={styles.crosshair} viewBox="0 0 33 33">
            <path d="M16.5 0v12M16.5 21v12M0 16.5h12M21 16.5h12" stroke="Canvas" strokeWidth="4" />
            <path d="M16.5 1v11M16.5 21v11M1 16.5h11M21 16.5h11" stroke="currentColor" strokeWidth="2" />
          </svg>
        )}
        <Suspense fallback={null}>
          <CanvasObjects
            pictures={pictures}
            kiosks={pictures.kiosks}
            dragged={dragged}
            problems={problems}
            preview={preview}
          />
        </Suspense>
      </MapCanvas>
      {/* Beside the map, which takes every press within it. */}
      {isLoading && (
        <div className={styles.cover}>
          <DelayedSpinner label={text('loading')} />
        </div>
      )}
      {(error !== null || floor?.plan === null) && (
        <div className={styles.cover} {...(error !== null && { role: 'alert' })}>
          <Suspense fallback={null}>
            <MissingFloorPlan location={data.location.uuid} error={error} onRetry={retry} />
          </Suspense>
        </div>
      )}
      <div className={styles.key}>
        <Suspense fallback={null}>
          <LegendButton colours={colours} />
          <ScaleBar view={view} />
        </Suspense>
      </div>
      {hasMinimap && (
        <Suspense fallback={null}>
          <Minimap />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <BackToPlan onBack={() => onCommand('zoom.all')} />
        <RouteBar />
      </Suspense>
      <div className={styles.buttons}>
        <CompassPlace
          view={view}
          isLarge={false}
          onReset={() => {
            canvas.current?.focus();
            onCommand('turn.reset');
          }}
        />
        <ViewButtons
          isLarge={false}
          onZoomIn={() => onCommand('zoom.in')}
          onZoomOut={() => onCommand('zoom.out')}
          onFit={() => onCommand('zoom.all')}
        />
      </div>
    </div>
  );
}
