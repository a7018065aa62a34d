import { useSyncExternalStore } from 'react';
import type { PlacementForms } from './placementForms';

/** Whether one of the forms is saved again by itself. */
export const useWaitingRooms = (forms: PlacementForms): boolean =>
  useSyncExternalStore(forms.subscribe, () => [...forms.get().values()].some(({ isWaiting }) => isWaiting));
