import { createContext } from 'react';
import type { ProjectData } from '@/contract/locations/projectData';
import type { TravelType } from '@/model/network/network';
import { usePart } from './usePart';

/** An opened location as the service has it, except for its network. */
export interface OpenedLocation {
  /** Its uuid. */
  readonly project: string;
  readonly data: ProjectData;
  readonly types: readonly TravelType[];
}

export const OpenedLocationContext = createContext<OpenedLocation | null>(null);

export const useOpenedLocation = (): OpenedLocation => usePart(OpenedLocationContext);
