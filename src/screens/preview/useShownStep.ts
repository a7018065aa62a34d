import { useState } from 'react';
import type { FloorPlanProps } from './floorPlanProps';

type Step = FloorPlanProps['step'];

/** The step of the way that a visitor looks at, as long as the route stays. */
export function useShownStep(parts: FloorPlanProps['parts']): readonly [Step, (step: Step) => void] {
  const [shown, setShown] = useState<{ readonly of: typeof parts; readonly step: Step }>({ of: null, step: null });
  return [shown.of === parts ? shown.step : null, (step) => setShown({ of: parts, step })];
}
