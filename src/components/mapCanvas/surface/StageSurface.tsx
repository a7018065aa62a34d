import type { Stage as KonvaStage } from 'konva/lib/Stage';
import { type ComponentType, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { nodeId } from '@/model/network/network';
import { onDemand } from '../../lazy/onDemand';
import type { StageObjects, SurfaceProps } from './mapSurface';
import { PictureLayer } from './PictureLayer';
import type { OverlayProps } from './useOverlayFrames';

const PLACE = { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } as const;

/** A Konva stage: floor plan, marks and the objects in use are its layers, the lowest first. */
export function StageSurface({ handle, hasObjects, ...objects }: SurfaceProps) {
  const { size } = objects;
  const stage = useRef<KonvaStage>(null);
  const [layers] = useState(() => ({ floorPlan: new PictureLayer('floorPlan'), marks: new PictureLayer('marks') }));
  const [ObjectsInUse, setObjectsInUse] = useState<ComponentType<OverlayProps & StageObjects> | null>(null);
  useLayoutEffect(() => {
    stage.current?.add(layers.floorPlan, layers.marks);
  }, [layers]);
  useImperativeHandle(
    handle,
    () => ({
      ...layers,
      stage: stage.current,
      nodeAt: (place) => {
        const id = Number(stage.current?.getIntersection(place)?.name());
        // The corner of an outline is no node.
        return Number.isNaN(id) ? null : nodeId(id);
      },
      toCanvas: () => stage.current?.toCanvas({ pixelRatio: window.devicePixelRatio || 1 }) ?? null,
    }),
    [layers],
  );
  useEffect(() => {
    // A floor plan can be viewed before any of it is selected.
    if (hasObjects)
      void onDemand(
        () => import('./ObjectsInUse'),
        (module) => setObjectsInUse(() => module.ObjectsInUse),
      );
  }, [hasObjects]);
  return (
    <Stage ref={stage} style={PLACE} width={size.width} height={size.height}>
      {ObjectsInUse && <ObjectsInUse {...objects} />}
    </Stage>
  );
}
