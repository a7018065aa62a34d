import { createContext } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { RouteCases } from '@/screens/checks/routeCases';
import type { PlacementForms } from '../placements/placementForms';
import { usePart } from './usePart';

/** What is edited and judged beside the network. */
export interface BesideNetwork {
  /** What was typed for rooms and is not saved. */
  readonly placements: PlacementForms;
  /** The route cases as they are on the present network. */
  readonly routeCases: Store<RouteCases>;
}

export const BesideNetworkContext = createContext<BesideNetwork | null>(null);

export const useBesideNetwork = (): BesideNetwork => usePart(BesideNetworkContext);
