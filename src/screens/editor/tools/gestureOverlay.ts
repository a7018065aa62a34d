import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import { marqueeOf } from '@/machines/editor/toolPointer';
import type { Snap } from '@/model/network/snapping';
import { SNAP_LABELS } from './snapPoint';

/** The marquee or the lasso: it selects the objects inside of it. */
export function areaOverlay(snapshot: ToolSnapshot): Partial<OverlayScene> {
  const { press, to, trace } = snapshot.context;
  if (snapshot.hasTag('lasso')) return { lasso: trace };
  return snapshot.hasTag('marquee') && press && to ? { marquee: marqueeOf(press.at, to, press.turn) } : {};
}

/** Guides and a label while a gesture snaps. */
export const snapOverlay = (snap: Snap | null): Partial<OverlayScene> =>
  snap ? { guides: snap.guides, snapLabel: snap.label && { at: snap.point, text: SNAP_LABELS[snap.label] } } : {};
