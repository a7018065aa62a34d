import { createContext, type RefObject } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { TypedInput } from '@/machines/editor/documentTypes';
import type { BesideChange } from '@/model/network/besideChange';
import type { RouteCases } from '@/screens/checks/routeCases';
import type { PlacementForms } from '../placements/placementForms';
import { usePart } from './usePart';

/** Forms and verdicts beside the network. */
export interface BesideNetwork {
  /** The unsaved input for rooms. */
  readonly placements: PlacementForms;
  /** The unsaved input of other forms, by form. */
  readonly typed: Store<TypedInput>;
  /** The changes that discarding all input would make, for the history. */
  readonly discarding: RefObject<() => readonly BesideChange[]>;
  /** Takes rooms of the edited floor off its floor plan. */
  readonly removing: RefObject<(rooms: readonly string[]) => void>;
  /** The route cases as they are on the present network. */
  readonly routeCases: Store<RouteCases>;
}

export const BesideNetworkContext = createContext<BesideNetwork | null>(null);

export const useBesideNetwork = (): BesideNetwork => usePart(BesideNetworkContext);
