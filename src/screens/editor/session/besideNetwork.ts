import { createContext } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { RouteCases } from '@/screens/checks/routeCases';
import type { PlacementForms } from '../placements/placementForms';
import { usePart } from './usePart';

/** Forms and verdicts beside the network. */
export interface BesideNetwork {
  /** The unsaved input for rooms. */
  readonly placements: PlacementForms;
  /** The route cases as they are on the present network. */
  readonly routeCases: Store<RouteCases>;
}

export const BesideNetworkContext = createContext<BesideNetwork | null>(null);

export const useBesideNetwork = (): BesideNetwork => usePart(BesideNetworkContext);
