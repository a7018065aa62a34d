import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { type NetworkPicture, paintMarks } from '@/components/mapCanvas/network/networkPainter';
import type { Ghost } from '@/components/mapCanvas/network/paintGhost';
import type { FloorPlanPicture, MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { Painter } from '@/components/mapCanvas/pictures/slicedPicture';
import { useMapLogos } from '@/components/mapCanvas/useMapLogos';
import { useAtPresent } from '@/components/useNow';
import { openByDate } from '@/model/network/closure';
import { type NodeId, nodeId } from '@/model/network/network';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { floorLabels, logoAddresses } from './floorLabels';
import { stepFreeTest, transitNodes } from './legend/networkSymbols';

export interface Pictures {
  readonly floorPlan: FloorPlanPicture | null;
  readonly network: NetworkPicture;
  /** Paints labels and network. */
  readonly marks: Painter;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  /** Orientation of each kiosk by its node. */
  readonly kiosks: ReadonlyMap<NodeId, number>;
}

const NO_LABELS: ReadonlyMap<number, MeshLabel> = new Map();

/** The contents of the layers below the overlay. */
export function usePictures(colours: MapColours, dragged: ReadonlySet<NodeId>, ghost: Ghost | null): Pictures {
  const { document, editor } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const { floor, drawn, networkIndex } = useEditedFloor();
  const present = useSelector(document, (snapshot) => snapshot.context.history.present);
  const { groups } = present;
  const open = useAtPresent((now) => openByDate(present, now));
  const options = useSelector(editor, (snapshot) => snapshot.context.options);

  const logos = useMapLogos(useMemo(() => (floor ? logoAddresses(data, floor.uuid) : []), [data, floor]));
  const labels = useMemo(
    () => (drawn && floor ? floorLabels(data, floor.uuid, drawn.meshByName, logos) : NO_LABELS),
    [data, floor, drawn, logos],
  );
  const floorPlan = useMemo<FloorPlanPicture | null>(
    () => drawn && { floor: drawn, labels, colours, hasShadows: options.shadows, hasMaterials: options.materials },
    [drawn, labels, colours, options.shadows, options.materials],
  );
  const transit = useMemo(() => transitNodes(groups.values()), [groups]);
  const kiosks = useMemo(
    () =>
      new Map(
        data.screens.flatMap(({ node_id, orientation }) =>
          node_id === null ? [] : [[nodeId(node_id), orientation] as const],
        ),
      ),
    [data.screens],
  );
  const isStepFree = useMemo(() => stepFreeTest(types), [types]);
  const network = useMemo<NetworkPicture>(
    () => ({
      index: networkIndex,
      colours,
      showsNodes: options.nodes,
      showsPaths: options.paths,
      dragged,
      transit,
      kiosks,
      openByDate: open,
      isStepFree,
      ghost,
    }),
    [networkIndex, colours, options.nodes, options.paths, dragged, transit, kiosks, open, isStepFree, ghost],
  );
  const marks = useMemo(() => paintMarks(floorPlan, network), [floorPlan, network]);
  return { floorPlan, network, marks, labels, kiosks };
}
