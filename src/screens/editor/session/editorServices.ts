import { type ComponentType, createContext } from 'react';
import type { RetryWaitMachine } from '@/machines/retry/retryWait.machine';
import type { RoutePort } from '@/screens/checks/routePort';
import type { GlobalDestinationProps } from '../placements/placementForms';
import type { LabelPlacingProps, NetworkGenerationProps } from './partProps';
import type { PublishControlProps } from './publishControlProps';
import { usePart } from './usePart';

/** Workers, machines and parts that talk to the service, provided by src/app. */
export interface EditorServices {
  readonly routes: RoutePort;
  /** Asks what changes of a destination are for. */
  readonly GlobalDestination: ComponentType<GlobalDestinationProps>;
  /** Creates destinations from labels. */
  readonly LabelPlacing: ComponentType<LabelPlacingProps>;
  /** Generates the network of floors. */
  readonly NetworkGeneration: ComponentType<NetworkGenerationProps>;
  /** The picture under a floor. */
  readonly Underlay: ComponentType;
  /** The wait before a save that failed is tried again. */
  readonly retryWait: RetryWaitMachine;
  readonly PublishControl: ComponentType<PublishControlProps>;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

export const useEditorServices = (): EditorServices => usePart(EditorServicesContext);
