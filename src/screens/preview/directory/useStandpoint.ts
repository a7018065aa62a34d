import { useMemo } from 'react';
import type { RouteOrigin } from '@/machines/visitor.machine';
import { originNodes } from '../useVisitorRoute';
import type { Venue } from '../venue';
import type { Standpoint } from './standpoint';

interface Visit {
  readonly origin: RouteOrigin | null;
  readonly isStepFree: boolean;
}

/** Where a visitor is: at the kiosk, or where the last directions began. */
export const useStandpoint = (venue: Venue, { origin, isStepFree }: Visit, floor: string): Standpoint =>
  useMemo(
    () => ({ floor, from: origin ? originNodes(venue, origin) : [], isStepFree }),
    [venue, origin, isStepFree, floor],
  );
