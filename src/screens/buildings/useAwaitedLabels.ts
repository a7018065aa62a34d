import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeAwaitedLabels } from '@/components/floorPlan/awaitedLabels';
import type { LabelsFile } from '@/machines/uploads/labelsUpload.machine';

/** Uploads the labels file that was chosen with a floor plan, once its approval has led back to this page. */
export function useAwaitedLabels(upload: (labels: LabelsFile) => void): void {
  const { state } = useLocation();
  const take = useEffectEvent((given: unknown) => {
    const labels = takeAwaitedLabels(given);
    if (labels) upload(labels);
  });
  useEffect(() => take(state), [state]);
}
