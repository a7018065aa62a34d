import { createContext } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { FloorPoint } from '@/model/geometry/points';
import type { MenuRequest } from './menuRequest';
import type { CopyRequest } from './partProps';
import { usePart } from './usePart';

/** Takes the next clicks on the map, in place of the tool. */
export type Picking = (at: FloorPoint) => void;

/** The parts over the workbench, for the commands that open them. */
export interface OpenParts {
  /** The context menu that is asked for; null while none is open. */
  readonly menu: Store<MenuRequest | null>;
  /** The copy of a network that is asked about; null while none is. */
  readonly copying: Store<CopyRequest | null>;
  /** Whether the list of steps is open. */
  readonly isHistoryOpen: Store<boolean>;
  /** Whether the generation of a network is open. */
  readonly isGenerationOpen: Store<boolean>;
  /** Whether the versions of the network are open. */
  readonly isVersionsOpen: Store<boolean>;
  /** Whether the picture under the floor is being placed. */
  readonly isUnderlayOpen: Store<boolean>;
  readonly picking: Store<Picking | null>;
}

export const OpenPartsContext = createContext<OpenParts | null>(null);

export const useOpenParts = (): OpenParts => usePart(OpenPartsContext);
