import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { uploadFloorPlanQuery } from '@/api/uploads/uploadFloorPlans';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer, type FloorPlanViewerHandle } from '@/components/floorPlan/FloorPlanViewer';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import type { RoomComparison, UploadedMapFile } from '@/contract/uploads/uploads';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { text } from './texts';
import { useComparisonScene } from './useComparisonScene';
import type { RoomReview } from './useRoomReview';

const NO_LABELS = new Map<never, never>();

interface Props {
  readonly upload: UploadedMapFile;
  readonly comparison: RoomComparison | undefined;
  readonly review: RoomReview;
}

/** The floor plan of an upload, painted as the floor would be, with changed rooms outlined as they are at present. */
export function UploadFloorPlan({ upload, comparison, review }: Props) {
  const { up, unit, mirrored } = upload.report;
  const floorPlan = useQuery(uploadFloorPlanQuery(upload.uuid, `${up}-${unit}-${mirrored}`));
  const floor = useMemo(() => (floorPlan.data ? drawnFloor(floorPlan.data) : null), [floorPlan.data]);
  const viewer = useRef<FloorPlanViewerHandle>(null);
  const scene = useComparisonScene({ upload, floor, comparison, review, viewer });
  const colours = useMapColours();
  if (floorPlan.isError)
    return (
      <EmptyState
        icon={<ErrorCircleRegular />}
        title={text('drawingFailed')}
        text={floorPlan.error.message}
        action={<Button onClick={() => void floorPlan.refetch()}>{text('retry')}</Button>}
      />
    );
  if (!floor) return <Loading label={text('loading')} page />;
  if (floor.floorPlan.names.length === 0)
    return <EmptyState icon={<MapRegular />} title={text('nothingToDraw')} text={text('nothingToDrawText')} />;
  return (
    <FloorPlanViewer
      handle={viewer}
      drawing={{ floor, labels: NO_LABELS, colours }}
      scene={scene}
      label={text('planKeys', { name: upload.floor.name })}
    />
  );
}
