import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ViewControls } from '@/components/floorPlan/ViewControls';
import { symbolTapped } from '@/components/mapCanvas/drawing/drawSymbol';
import { createStore } from '@/components/mapCanvas/store';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import { facingUp } from '@/model/kiosks/facingUp';
import { groundAt, metresPerPixel, rayAt } from '@/model/spatial/orbit';
import { pickMesh } from '@/model/spatial/pickMesh';
import { routeLines } from '@/model/spatial/routeLines';
import { tourEnds } from '@/model/spatial/tourEnds';
import { spotsOn } from '../floorPlaces';
import type { FloorPlanProps } from '../floorPlanProps';
import { useMapTexts } from '../languages/mapTexts';
import { viewerText } from '../languages/viewerText';
import { focusBox } from './focusBox';
import type { CreateModelRenderer } from './modelRenderer';
import { createModelScreen, type ModelScreen } from './modelScreen';
import { createModelRenderer } from './stage/createModelRenderer';
import { type StackedFloor, useFloorStack } from './useFloorStack';
import { useModelCamera } from './useModelCamera';
import { useModelMarks } from './useModelMarks';
import { useModelStage } from './useModelStage';
import { useOrbitPointers } from './useOrbitPointers';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    outlineStyle: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      border: `2px solid ${tokens.colorStrokeFocus2}`,
    },
  },
});

export interface ModelViewProps extends FloorPlanProps {
  readonly floorPlan: FloorPlan;
  /** The view cannot be drawn, or not any more. */
  readonly onFailed: () => void;
  readonly createRenderer?: CreateModelRenderer;
}

/** A building in three dimensions, with the same names, selection and links as on the plan of a floor. */
export function ModelView(props: ModelViewProps) {
  const stack = useFloorStack(props.venue, props.floor, props.floorPlan, props.loadPlan);
  const shown = stack.floors.find(({ floor }) => floor.uuid === props.floor.uuid);
  return shown ? <LoadedModel {...props} stack={stack} shown={shown} /> : null;
}

interface LoadedProps extends ModelViewProps {
  readonly stack: ReturnType<typeof useFloorStack>;
  readonly shown: StackedFloor;
}

function LoadedModel(props: LoadedProps) {
  const { venue, floor, place, kiosk, parts, step, view, onPlace, stack, shown, onFailed, controls } = props;
  const { createRenderer = createModelRenderer } = props;
  const { colours, insets } = view;
  const styles = useStyles();
  const texts = useMapTexts();
  const words = useMemo(() => viewerText(texts), [texts]);
  const { elevations } = stack;
  const elevation = elevations.get(floor.uuid) ?? 0;
  const lines = useMemo(() => (parts ?? []).flatMap(({ route }) => routeLines(route, elevations)), [parts, elevations]);
  const ends = useMemo(
    () =>
      parts &&
      tourEnds(
        parts.map(({ route }) => route),
        elevations,
      ),
    [parts, elevations],
  );
  const selectedMesh = place?.floor.uuid === floor.uuid ? (shown.drawn.meshByName.get(place.mesh) ?? null) : null;
  const spots = useMemo(() => spotsOn(venue, floor, place), [venue, floor, place]);

  const climbs = new Set(lines.flat().map(({ z }) => z)).size > 1;
  const [began, setBegan] = useState({ parts, floor: floor.uuid });
  // A route through several floors begins with all of them; another floor is shown by itself.
  if (began.parts !== parts) setBegan({ parts, floor: floor.uuid });
  const [asked, setAsked] = useState<{
    readonly parts: typeof parts;
    readonly floor: string;
    readonly isOn: boolean;
  }>();
  const isAsked = asked?.parts === parts && asked.floor === floor.uuid;
  const isOverview = isAsked ? asked.isOn : climbs && began.floor === floor.uuid && step === null;

  const stage = useModelStage({ stack, shown: floor.uuid, isOverview, selectedMesh, route: lines, colours });
  const marks = useModelMarks({ venue, stack, shown, isOverview, place, kiosk, selectedMesh, ends, colours });

  const focus = useMemo(() => {
    const drawn = new Set(lines.flat().map(({ z }) => z));
    const levels = [...elevations.values()];
    return focusBox({
      elevation,
      floor: shown.drawn.index.box,
      stack: isOverview ? { box: stack.box, lowest: Math.min(...levels), highest: Math.max(...levels) } : null,
      step: step?.floor === floor.uuid ? step.at : null,
      route: drawn.size === 0 ? [] : lines.flat().filter(({ z }) => z - elevation < 2 && z >= elevation),
      room: selectedMesh === null ? null : roomBox(shown, selectedMesh),
      spots: spots.filter(({ isSelected }) => isSelected).map(({ at }) => at),
    });
  }, [elevations, elevation, shown, stack, isOverview, step, floor, lines, selectedMesh, spots]);
  const restTurn = kiosk ? facingUp(kiosk.orientation) : 0;
  const camera = useModelCamera({ focus, stack, insets, restTurn });
  const { orbit, lensOf, bounds, size } = camera;

  const host = useRef<HTMLDivElement>(null);
  const screen = useRef<ModelScreen>(null);
  const latest = useRef({ onFailed, camera, createRenderer });
  latest.current = { onFailed, camera, createRenderer };
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const fail = () => latest.current.onFailed();
    try {
      screen.current = createModelScreen(element, {
        orbit,
        lensOf,
        createRenderer: latest.current.createRenderer,
        onSize: (next) => latest.current.camera.setSize(next),
        onLost: fail,
      });
    } catch {
      // Without WebGL the plan is shown.
      fail();
      return;
    }
    setReady(true);
    return () => {
      screen.current?.dispose();
      screen.current = null;
      setReady(false);
    };
  }, [orbit, lensOf]);
  useEffect(() => {
    if (isReady) screen.current?.setStage(stage);
  }, [isReady, stage]);
  useEffect(() => {
    if (isReady) screen.current?.setMarks(marks);
  }, [isReady, marks]);
  useEffect(() => {
    if (isReady && insets) screen.current?.request();
  }, [isReady, insets]);

  const onTap = (at: Point) => {
    const [now, lens] = [orbit.get(), lensOf(size.current)];
    const ground = groundAt({ ...now, target: { ...now.target, z: elevation } }, lens, at);
    const symbol = ground && symbolTapped(spots, ground, metresPerPixel(now, lens));
    if (symbol) return onPlace(symbol.place);
    const ray = rayAt(now, lens, at);
    // The shown floor first, then what is seen through it or beside it.
    const others = stack.floors.filter(
      (one) => one !== shown && stage.floors.some(({ uuid }) => uuid === one.floor.uuid),
    );
    for (const one of [shown, ...others.toReversed()]) {
      const base = elevations.get(one.floor.uuid) ?? 0;
      const picked = pickMesh(one.drawn, one.heights, base, ray, (mesh) => one.places.has(mesh));
      const tapped = picked && one.places.get(picked.mesh);
      if (tapped) return onPlace(tapped);
    }
  };
  useOrbitPointers(host, { orbit, lens: () => lensOf(size.current), bounds, onTap });

  const compass = useMemo(() => createStore<View>({ scale: 1, x: 0, y: 0, turn: 0 }), []);
  useEffect(() => {
    const turn = () => compass.set({ scale: 1, x: 0, y: 0, turn: orbit.get().turn });
    turn();
    return orbit.subscribe(turn);
  }, [orbit, compass]);
  const showAll = () => {
    if (stack.floors.length > 1) setAsked({ parts, floor: floor.uuid, isOn: !isOverview });
    camera.fit(false);
  };
  const frame = useRef<HTMLDivElement>(null);
  const onKey = camera.keys({ onShowAll: showAll });
  const latestOnKey = useRef(onKey);
  latestOnKey.current = onKey;
  useEffect(() => {
    const element = host.current;
    const listen = (event: KeyboardEvent) => latestOnKey.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={frame} style={{ position: 'relative', width: '100%', height: '100%' }}>
      <div
        ref={host}
        className={styles.frame}
        style={{ backgroundColor: colours.background }}
        role="application"
        aria-label={texts.text('modelKeys', { name: floor.name })}
        tabIndex={0}
        data-testid="model"
      />
      <ViewControls
        view={compass}
        isLarge
        text={words}
        bottom={insets.bottom}
        restTurn={restTurn}
        onReset={() => {
          host.current?.focus();
          camera.turnUp();
        }}
        onZoomIn={() => camera.zoom(1)}
        onZoomOut={() => camera.zoom(-1)}
        onFit={showAll}
      >
        {controls}
      </ViewControls>
    </div>
  );
}

const roomBox = ({ drawn: { floorPlan } }: StackedFloor, mesh: number): Box => ({
  minX: floorPlan.boxes[4 * mesh]!,
  minY: floorPlan.boxes[4 * mesh + 1]!,
  maxX: floorPlan.boxes[4 * mesh + 2]!,
  maxY: floorPlan.boxes[4 * mesh + 3]!,
});
