import { floorNames } from '@/model/floorPlan/floorNames';
import { useOpenedLocation } from './openedLocation';

/** The names of all floors of the opened location by uuid, with their building where there are several. */
export const useFloorNames = (): ReadonlyMap<string, string> => floorNames(useOpenedLocation().data.location.buildings);
