import { useMemo } from 'react';
import type { Problem } from '@/model/network/checks/problem';
import type { NodeId } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import { useEditedFloor } from '../session/editedFloor';
import { useRoute } from '../tools/route/route';
import { problemPins, routePins } from './mapPins';
import { ObjectList } from './ObjectList';
import { useEditorScene } from './useEditorScene';
import type { Pictures } from './usePictures';

interface Props {
  /** The pictures below. */
  readonly pictures: Pick<Pictures, 'floorPlan' | 'network' | 'labels'>;
  readonly kiosks: ReadonlyMap<NodeId, number>;
  readonly dragged: ReadonlySet<NodeId>;
  readonly problems: readonly Problem[];
  readonly preview: Operation | null;
}

/**
 * Objects over the floor plan, drawn and as a list. A component apart from the canvas, since the route changes with
 * every frame of a drag.
 */
export function CanvasObjects({ pictures, kiosks, dragged, problems, preview }: Props) {
  const { floor } = useEditedFloor();
  const { answer, drawn } = useRoute();
  const shown = floor?.uuid ?? null;
  // Apart, since there may be thousands of problems and another answer with each frame of a drag.
  const ofProblems = useMemo(() => problemPins(problems, shown), [problems, shown]);
  const ofRoute = useMemo(() => routePins(answer, shown), [answer, shown]);
  const pins = useMemo(() => (ofRoute.length === 0 ? ofProblems : [...ofProblems, ...ofRoute]), [ofProblems, ofRoute]);
  const { floorPlan, network, labels } = pictures;
  const below = useMemo(() => floorPlan && { floorPlan, network }, [floorPlan, network]);
  useEditorScene({ labels, dragged, route: drawn, pins, below, preview });
  return <ObjectList labels={labels} kiosks={kiosks} route={drawn} pins={pins} />;
}
