import { Konva } from 'konva/lib/Global';
import type { Group as KonvaGroup } from 'konva/lib/Group';
import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore';
import { toScreen } from '@/model/geometry/view';
import { onDemand } from '../../lazy/onDemand';
import { selectionWeight } from '../network/selectionWeight';
import type { OverlayScene } from '../overlay/overlayScene';
import type { Store } from '../store';
import type { StageObjects } from './mapSurface';
import { NodeHandles } from './NodeHandles';
import { nodesInUse } from './nodesInUse';
import type { OutlineHandlesProps } from './OutlineHandles';
import { type OverlayProps, useOverlayFrames } from './useOverlayFrames';

// Each frame draws the layer itself, once.
Konva.autoDrawEnabled = false;

const inUse = (scene: OverlayScene) => {
  const { selected, ends } = nodesInUse(scene);
  return [...selected, ...ends];
};

/** The nodes in use of a scene: the same value while they are the same nodes, wherever a drag has them. */
function stableNodes(scene: Store<OverlayScene>) {
  let last = nodesInUse(scene.get());
  const keyOf = ({ selected, ends }: typeof last) =>
    [selected, ends].map((all) => all.map(({ id }) => id).join(' ')).join();
  return () => {
    const next = nodesInUse(scene.get());
    if (keyOf(next) !== keyOf(last)) last = next;
    return last;
  };
}

/** The Konva layer of the objects in use, above the pictures: one shape that draws them, and Konva nodes to be dragged. */
export function ObjectsInUse({ feed, onReshape, ...overlay }: OverlayProps & StageObjects) {
  const { view, scene, colours, growth } = overlay;
  const layer = useRef<KonvaLayer>(null);
  const group = useRef<KonvaGroup>(null);
  const drawing = useRef<((context: CanvasRenderingContext2D) => void) | null>(null);
  const [OutlineHandles, setOutlineHandles] = useState<ComponentType<OutlineHandlesProps> | null>(null);
  const nodes = useSyncExternalStore(
    scene.subscribe,
    useMemo(() => stableNodes(scene), [scene]),
  );
  const outline = useSyncExternalStore(scene.subscribe, () => scene.get().outline);
  const hasNodes = nodes.selected.length > 0 || nodes.ends.length > 0;
  const isListening = hasNodes || outline !== null;

  /** The scene without the objects that have Konva nodes. */
  const rest = useMemo<Store<OverlayScene>>(
    () => ({
      ...scene,
      get: () => {
        const all = scene.get();
        return {
          ...all,
          selectedNodes: hasNodes ? [] : all.selectedNodes,
          outline: OutlineHandles ? null : all.outline,
        };
      },
    }),
    [scene, hasNodes, OutlineHandles],
  );
  const draw = () => {
    const now = layer.current;
    if (!now) return;
    // A blank canvas would still be composited over the floor plan in every frame.
    const isSeen = drawing.current !== null || isListening;
    if (now.visible() !== isSeen) now.visible(isSeen);
    if (!isSeen) return;
    // Konva asks for the ratio of the screen once; the window may have moved since.
    const canvas = now.getCanvas();
    const ratio = window.devicePixelRatio || 1;
    if (canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
    const dragged = new Map(scene.get().draggedNodes.map((node) => [String(node.id), node]));
    const places = new Map(inUse(scene.get()).map((node) => [String(node.id), node]));
    for (const handle of group.current?.getChildren() ?? []) {
      const at = dragged.get(handle.name()) ?? places.get(handle.name());
      if (at) handle.position(toScreen(view.get(), at));
    }
    now.draw();
  };
  useOverlayFrames({ ...overlay, scene: rest }, (next) => {
    drawing.current = next;
    draw();
  });
  useLayoutEffect(() => {
    const stage = layer.current?.getStage();
    // Konva would handle each move of the pointer, for nothing while no object is in use.
    if (stage) stage.container().style.pointerEvents = isListening ? 'auto' : 'none';
    draw();
  });
  useEffect(() => {
    if (outline !== null)
      void onDemand(
        () => import('./OutlineHandles'),
        (module) => setOutlineHandles(() => module.OutlineHandles),
      );
  }, [outline]);

  return (
    <Layer ref={layer} name="objects" listening={isListening}>
      <Shape
        listening={false}
        perfectDrawEnabled={false}
        sceneFunc={({ _context: context }) => drawing.current?.(context)}
      />
      <NodeHandles
        group={group}
        selected={nodes.selected}
        ends={nodes.ends}
        colours={colours}
        feed={feed}
        sizeOf={() => {
          return growth * selectionWeight(scene.get().selectedNodes, growth / view.get().scale);
        }}
      />
      {OutlineHandles && outline && (
        <OutlineHandles outline={outline} view={view} colours={colours} onReshape={onReshape} />
      )}
    </Layer>
  );
}
