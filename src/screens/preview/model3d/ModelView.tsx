import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef } from 'react';
import { useElementKeys } from '@/components/floorPlan/useElementKeys';
import { ViewControls } from '@/components/floorPlan/ViewControls';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { Point } from '@/model/geometry/points';
import { facingUp } from '@/model/kiosks/facingUp';
import { spotsOn } from '../floorPlaces';
import type { FloorPlanProps } from '../floorPlanProps';
import { useMapTexts } from '../languages/mapTexts';
import { viewerText } from '../languages/viewerText';
import type { CreateModelRenderer } from './modelRenderer';
import { pickPlace } from './pickPlace';
import { createModelRenderer } from './stage/createModelRenderer';
import { useCompass } from './useCompass';
import { type StackedFloor, useFloorStack } from './useFloorStack';
import { useModelCamera } from './useModelCamera';
import { useModelFocus } from './useModelFocus';
import { useModelMarks } from './useModelMarks';
import { useModelOverview } from './useModelOverview';
import { useModelRoute } from './useModelRoute';
import { useModelScreen } from './useModelScreen';
import { useModelStage } from './useModelStage';
import { useOrbitPointers } from './useOrbitPointers';

const useStyles = makeStyles({
  whole: { position: 'relative', width: '100%', height: '100%' },
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
  const viewTexts = useMemo(() => viewerText(texts), [texts]);
  const host = useRef<HTMLDivElement>(null);

  const { lines, ends } = useModelRoute(parts, stack);
  const selectedMesh = place?.floor.uuid === floor.uuid ? (shown.drawn.meshByName.get(place.mesh) ?? null) : null;
  const spots = useMemo(() => spotsOn(venue, floor, place), [venue, floor, place]);
  const [isOverview, setOverview] = useModelOverview({ parts, floor: floor.uuid, step, lines });
  const stage = useModelStage({ stack, shown: floor.uuid, isOverview, selectedMesh, route: lines, colours });
  const marks = useModelMarks({ venue, stack, shown, isOverview, place, kiosk, selectedMesh, ends, colours });

  const focus = useModelFocus({ stack, shown, isOverview, step, lines, selectedMesh, spots });
  const restTurn = kiosk ? facingUp(kiosk.orientation) : 0;
  const camera = useModelCamera({ focus, stack, insets, restTurn });
  const { orbit, bounds } = camera;
  const compass = useCompass(orbit);
  useModelScreen(host, { camera, stage, marks, insets, createRenderer, onFailed });

  const lens = () => camera.lensOf(camera.size.current);
  const onTap = (at: Point) => {
    const drawnFloors = new Set(stage.floors.map(({ uuid }) => uuid));
    const tapped = pickPlace({ stack, shown, drawnFloors, spots }, { orbit: orbit.get(), lens: lens() }, at);
    if (tapped) onPlace(tapped);
  };
  const showAll = () => {
    if (stack.floors.length > 1) setOverview(!isOverview);
    camera.fit(false);
  };
  useOrbitPointers(host, { orbit, lens, bounds, onTap });
  useElementKeys(host, camera.keys({ onShowAll: showAll }));

  return (
    <div className={styles.whole}>
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
        text={viewTexts}
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
