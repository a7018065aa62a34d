import type { View } from '@/model/geometry/view';
import type { Store } from '../mapCanvas/store';

const MILLISECONDS = 180;
const running = new WeakMap<Store<View>, number>();

/** Animates a view to its target, eased out; jumps where people prefer reduced motion. */
export function animateView(view: Store<View>, to: View, isSudden: boolean): void {
  cancelAnimationFrame(running.get(view) ?? 0);
  if (isSudden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    view.set(to);
    return;
  }
  const from = view.get();
  const began = performance.now();
  let shown = from;
  const step = (now: number) => {
    // The person has moved the floor plan meanwhile.
    if (view.get() !== shown) return;
    const share = Math.min(1, Math.max(0, now - began) / MILLISECONDS);
    const eased = 1 - (1 - share) ** 3;
    shown = share === 1 ? to : between(from, to, eased);
    view.set(shown);
    if (share < 1) running.set(view, requestAnimationFrame(step));
  };
  running.set(view, requestAnimationFrame(step));
}

/** Scales by equal factors, so that zooming looks even. */
function between(from: View, to: View, share: number): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  const spread = to.scale - from.scale;
  const weight = Math.abs(spread) < 1e-9 ? share : (scale - from.scale) / spread;
  return { scale, x: from.x + (to.x - from.x) * weight, y: from.y + (to.y - from.y) * weight };
}
