import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';
import type { Box } from '@/model/geometry/box';
import { useEditedFloor } from '../../session/editedFloor';
import { useMapView } from '../../session/mapView';
import { text } from '../texts';
import { minimapFrame, minimapSize, viewFromMinimap } from './minimapGeometry';

const useStyles = makeStyles({
  map: {
    position: 'absolute',
    right: '60px',
    bottom: '12px',
    overflow: 'hidden',
    contain: 'strict',
    cursor: 'pointer',
    touchAction: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
    '@media (max-width: 899px)': { display: 'none' },
  },
  hidden: { visibility: 'hidden', pointerEvents: 'none' },
  frame: {
    position: 'absolute',
    top: 0,
    left: 0,
    boxSizing: 'border-box',
    pointerEvents: 'none',
    // A layer of its own: the floor under it, which may be of 50,000 rooms, is not painted again when it moves.
    willChange: 'transform',
    border: `2px solid ${tokens.colorBrandStroke1}`,
    // The rest of the floor is dimmed; the map clips the shadow.
    boxShadow: `0 0 0 400px color-mix(in srgb, ${tokens.colorNeutralBackground1} 55%, transparent)`,
  },
});

/** The whole floor with the part that is in the window, while that is not all of it. A press or a drag moves the view. */
export function Minimap() {
  const { drawn, bounds } = useEditedFloor();
  return drawn && bounds ? <LoadedMinimap bounds={bounds} /> : null;
}

function LoadedMinimap({ bounds }: { bounds: Box }) {
  const styles = useStyles();
  const { view, canvas } = useMapView();
  const { drawn } = useEditedFloor();
  const [isWhole, setWhole] = useState(true);
  // Its outlines take long for a large floor: they are not drawn before a part of the floor has left the window.
  const [isWanted, setWanted] = useState(false);
  const map = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const size = minimapSize(bounds);

  // Not by React: the view moves in every frame.
  useEffect(() => {
    const draw = () => {
      const window = canvas.current?.size;
      if (!window || window.width === 0 || !frame.current) return;
      const { left, top, width, height, turn, isWhole: seesAll } = minimapFrame(view.get(), window, bounds);
      Object.assign(frame.current.style, {
        transform: `translate(${left}px, ${top}px) rotate(${turn}rad)`,
        width: `${width}px`,
        height: `${height}px`,
      });
      setWhole(seesAll);
      if (!seesAll) setWanted(true);
    };
    draw();
    return view.subscribe(draw);
  }, [view, canvas, bounds]);

  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const go = (event: PointerEvent) => {
      const window = canvas.current?.size;
      if (!window || event.buttons === 0) return;
      const { left, top } = element.getBoundingClientRect();
      view.set(viewFromMinimap({ x: event.clientX - left, y: event.clientY - top }, bounds, view.get(), window));
    };
    const onDown = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      go(event);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', go);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', go);
    };
  }, [view, canvas, bounds]);

  return (
    <div
      ref={map}
      className={mergeClasses(styles.map, isWhole && styles.hidden)}
      style={size}
      role="img"
      aria-label={text('minimap')}
      aria-hidden={isWhole}
      data-testid="minimap"
    >
      {drawn && isWanted && <FloorPlanThumbnail floorPlan={drawn.floorPlan} />}
      <div ref={frame} className={styles.frame} />
    </div>
  );
}
