import { normalTurn, turnedPoint } from '@/model/geometry/turns';
import { turnAround, type View, zoomAt } from '@/model/geometry/view';
import type { Store } from '../mapCanvas/store';

const MILLISECONDS = 180;
interface Animation {
  readonly frame: number;
  readonly to: View;
}

const running = new WeakMap<Store<View>, Animation>();

/** The view once it is at rest: where it is being animated to, or the one that is shown. */
export const viewAtRest = (view: Store<View>): View => running.get(view)?.to ?? view.get();

/** Animates a view to its target, eased out; jumps where people prefer reduced motion. */
export function animateView(view: Store<View>, to: View, isSudden: boolean): void {
  cancelAnimationFrame(running.get(view)?.frame ?? 0);
  running.delete(view);
  if (isSudden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    view.set(to);
    return;
  }
  const from = view.get();
  const began = performance.now();
  let shown = from;
  const step = (now: number) => {
    // The person has moved the floor plan meanwhile.
    if (view.get() !== shown) {
      running.delete(view);
      return;
    }
    const share = Math.min(1, Math.max(0, now - began) / MILLISECONDS);
    const eased = 1 - (1 - share) ** 3;
    shown = share === 1 ? to : between(from, to, eased);
    view.set(shown);
    if (share < 1) request();
    else running.delete(view);
  };
  const request = () => running.set(view, { frame: requestAnimationFrame(step), to });
  request();
}

/** Scales by equal factors, so that zooming looks even. */
function between(from: View, to: View, share: number): View {
  if (from.turn !== to.turn) return turningBetween(from, to, share);
  const scale = from.scale * (to.scale / from.scale) ** share;
  const spread = to.scale - from.scale;
  const weight = Math.abs(spread) < 1e-9 ? share : (scale - from.scale) / spread;
  return { ...to, scale, x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight };
}

/** Turns the shorter way around the one place of the screen that both views show alike. */
function turningBetween(from: View, to: View, share: number): View {
  const by = normalTurn(to.turn - from.turn);
  const growth = to.scale / from.scale;
  const full = turnedPoint({ x: growth, y: 0 }, by);
  // The place f of f = to + full * (f - from), in complex numbers.
  const [dx, dy] = [1 - full.x, -full.y];
  const [ox, oy] = [to.x - (full.x * from.x - full.y * from.y), to.y - (full.y * from.x + full.x * from.y)];
  const square = dx * dx + dy * dy;
  const still = { x: (ox * dx + oy * dy) / square, y: (oy * dx - ox * dy) / square };
  return turnAround(zoomAt(from, still, growth ** share), still, by * share);
}
