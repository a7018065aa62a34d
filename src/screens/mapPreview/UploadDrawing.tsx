import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uploadPlanQuery } from '@/api/uploadPlans';
import { EmptyState } from '@/components/EmptyState';
import { EMPTY_SCENE, type OverlayScene } from '@/components/planCanvas/overlay';
import { PLAN_COLOURS } from '@/components/planCanvas/planColours';
import { createStore } from '@/components/planCanvas/store';
import { PlanViewer } from '@/components/planViewer/PlanViewer';
import { useSettings } from '@/components/SettingsProvider';
import { Waiting } from '@/components/Waiting';
import type { UploadedMapFile } from '@/contract/uploads';
import { drawnFloor } from '@/model/mesh/drawnFloor';

const NO_LABELS = new Map<never, never>();

/** The plan of an upload, drawn as the floor would be. */
export function UploadDrawing({ upload }: { upload: UploadedMapFile }) {
  const { up, unit, mirrored } = upload.report;
  const plan = useQuery(uploadPlanQuery(upload.uuid, `${up}-${unit}-${mirrored}`));
  const floor = useMemo(() => (plan.data ? drawnFloor(plan.data) : null), [plan.data]);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  const { shownTheme } = useSettings();
  if (plan.isError)
    return (
      <EmptyState
        drawing={<ErrorCircleRegular />}
        title="The drawing could not be loaded"
        text={plan.error.message}
        action={<Button onClick={() => void plan.refetch()}>Retry</Button>}
      />
    );
  if (!floor) return <Waiting label="Loading the drawing" page />;
  if (floor.plan.names.length === 0)
    return (
      <EmptyState
        drawing={<MapRegular />}
        title="Nothing to draw"
        text="The plan holds no mesh that can be drawn. The problems at the side say why."
      />
    );
  return (
    <PlanViewer
      floor={floor}
      labels={NO_LABELS}
      colours={PLAN_COLOURS[shownTheme]}
      scene={scene}
      label={`Plan of ${upload.floor.name}. Arrow keys move it, plus and minus zoom, 0 shows all.`}
    />
  );
}
