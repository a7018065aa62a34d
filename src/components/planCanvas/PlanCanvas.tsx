import { makeStyles, tokens } from '@fluentui/react-components';
import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { keepCentre, type Size, type View } from '@/model/geometry/view';
import type { CanvasPointer } from './canvasPointer';
import { type NetworkPicture, paintNetwork } from './networkPainter';
import { drawOverlay, type OverlayScene } from './overlay';
import type { PlanColours } from './planColours';
import { type PlanPicture, paintPlan } from './planPainter';
import { SlicedPicture } from './slicedPicture';
import type { Store } from './store';
import { usePointers } from './usePointers';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    outlineStyle: 'none',
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
});

export interface PlanCanvasHandle {
  focus(): void;
  readonly size: Size;
}

interface Props {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly plan: PlanPicture | null;
  readonly network: NetworkPicture | null;
  readonly colours: PlanColours;
  readonly wheel: 'pan' | 'zoom';
  readonly onPointer: (pointer: CanvasPointer) => void;
  /** Called when the window has its first size and whenever it changes. */
  readonly onSize?: (size: Size) => void;
  readonly label: string;
  /** Id of an element with more words about what can be done here. */
  readonly describedBy?: string;
  readonly cursor?: string | undefined;
  readonly handle?: Ref<PlanCanvasHandle>;
  /** Over the canvas: the list of its objects for assistive technology, scale bar, buttons. */
  readonly children?: ReactNode;
}

/**
 * The plan of a floor on three Konva layers, each one custom shape: the drawn plan and the network as pictures that are
 * painted in slices, and an overlay with what is touched just now. Nothing here knows of tools.
 */
export function PlanCanvas(props: Props) {
  const {
    view,
    scene,
    plan,
    network,
    colours,
    wheel,
    onPointer,
    onSize,
    label,
    describedBy,
    cursor,
    handle,
    children,
  } = props;
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const planLayer = useRef<KonvaLayer>(null);
  const networkLayer = useRef<KonvaLayer>(null);
  const overlayLayer = useRef<KonvaLayer>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const measured = useRef<Size>(size);
  const tellSize = useRef(onSize);
  tellSize.current = onSize;

  const pictures = useMemo(
    () => ({
      plan: new SlicedPicture(() => planLayer.current?.batchDraw()),
      network: new SlicedPicture(() => networkLayer.current?.batchDraw()),
    }),
    [],
  );
  useEffect(
    () => () => {
      pictures.plan.stop();
      pictures.network.stop();
    },
    [pictures],
  );
  useEffect(() => {
    if (plan) pictures.plan.setPainter(paintPlan(plan));
    planLayer.current?.batchDraw();
  }, [plan, pictures]);
  useEffect(() => {
    if (network) pictures.network.setPainter(paintNetwork(network));
    networkLayer.current?.batchDraw();
  }, [network, pictures]);

  useEffect(() => {
    const redrawAll = () => {
      planLayer.current?.batchDraw();
      networkLayer.current?.batchDraw();
      overlayLayer.current?.batchDraw();
    };
    const redrawOverlay = () => overlayLayer.current?.batchDraw();
    const offView = view.subscribe(redrawAll);
    const offScene = scene.subscribe(redrawOverlay);
    return () => {
      offView();
      offScene();
    };
  }, [view, scene]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      const before = measured.current;
      if (before.width > 0 && next.width > 0) view.set(keepCentre(view.get(), before, next));
      measured.current = next;
      setSize(next);
      tellSize.current?.(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  useImperativeHandle(handle, () => ({
    focus: () => frame.current?.focus(),
    get size() {
      return measured.current;
    },
  }));
  usePointers(frame, { view, wheel, onPointer });

  const pixelRatio = window.devicePixelRatio || 1;
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ backgroundColor: colours.ground, cursor: cursor ?? 'default' }}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      data-testid="plan"
    >
      <Stage width={size.width} height={size.height} listening={false}>
        <Layer ref={planLayer} listening={false}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => pictures.plan.draw(context._context, view.get(), size, pixelRatio)}
          />
        </Layer>
        <Layer ref={networkLayer} listening={false}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => pictures.network.draw(context._context, view.get(), size, pixelRatio)}
          />
        </Layer>
        <Layer ref={overlayLayer} listening={false}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={({ _context: context }) => {
              const { scale, x, y } = view.get();
              context.save();
              context.translate(x, y);
              context.scale(scale, scale);
              drawOverlay(context, scene.get(), colours, scale);
              context.restore();
            }}
          />
        </Layer>
      </Stage>
      {children}
    </div>
  );
}
