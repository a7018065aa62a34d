import { growthOf } from '@/components/mapCanvas/pictures/pictureFrame';
import type { Store } from '@/components/mapCanvas/store';
import type { Size } from '@/model/geometry/view';
import type { Lens, Orbit } from '@/model/spatial/orbit';
import { createMarksPainter, type ModelMarks } from './marksPainter';
import type { CreateModelRenderer, ModelStage } from './modelRenderer';

/** Device pixels of a CSS pixel, at most: more are not seen and cost as much. */
const MOST_RATIO = 2;
/** Labels are placed anew when the camera has rested for so long. */
const REST_MILLISECONDS = 120;

export interface ModelScreen {
  setStage(stage: ModelStage): void;
  setMarks(marks: ModelMarks): void;
  /** Draws again with the next frame. */
  request(): void;
  dispose(): void;
}

interface Options {
  readonly orbit: Store<Orbit>;
  readonly lensOf: (size: Size) => Lens;
  readonly createRenderer: CreateModelRenderer;
  readonly onSize: (size: Size) => void;
  /** Nothing can be drawn any more. */
  readonly onLost: () => void;
}

function createCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  canvas.ariaHidden = 'true';
  host.append(canvas);
  return canvas;
}

/**
 * Two canvases, the bodies and the marks above them, that are drawn when something has changed and not otherwise.
 * @throws where the browser has no WebGL
 */
export function createModelScreen(
  host: HTMLElement,
  { orbit, lensOf, createRenderer, onSize, onLost }: Options,
): ModelScreen {
  const bodies = createCanvas(host);
  let renderer: ReturnType<CreateModelRenderer>;
  try {
    renderer = createRenderer(bodies, onLost);
  } catch (cause) {
    bodies.remove();
    throw cause;
  }
  const over = createCanvas(host);
  const context = over.getContext('2d');
  const painter = createMarksPainter();
  let stage: ModelStage | null = null;
  let marks: ModelMarks | null = null;
  let wanted = 0;
  let rest: number | undefined;
  let isMoving = false;
  let size: Size = { width: 0, height: 0 };

  const draw = () => {
    wanted = 0;
    if (size.width === 0 || size.height === 0 || !stage) return;
    const ratio = Math.min(MOST_RATIO, window.devicePixelRatio || 1);
    const lens = lensOf(size);
    renderer.render(orbit.get(), lens, ratio);
    host.dataset.drawCalls = String(renderer.drawCalls);
    if (!context) return;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (over.width !== width || over.height !== height) Object.assign(over, { width, height });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    if (marks) painter.paint(context, marks, { orbit: orbit.get(), lens, growth: growthOf(size) }, isMoving);
  };
  const request = () => {
    if (wanted === 0) wanted = requestAnimationFrame(draw);
  };
  const measure = () => {
    const next = { width: host.clientWidth, height: host.clientHeight };
    if (next.width === size.width && next.height === size.height) return;
    size = next;
    onSize(next);
    request();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  const off = orbit.subscribe(() => {
    isMoving = true;
    window.clearTimeout(rest);
    rest = window.setTimeout(() => {
      isMoving = false;
      request();
    }, REST_MILLISECONDS);
    request();
  });
  measure();

  return {
    setStage: (next) => {
      stage = next;
      renderer.setStage(next);
      request();
    },
    setMarks: (next) => {
      marks = next;
      request();
    },
    request,
    dispose: () => {
      off();
      observer.disconnect();
      cancelAnimationFrame(wanted);
      window.clearTimeout(rest);
      renderer.dispose();
      bodies.remove();
      over.remove();
    },
  };
}
