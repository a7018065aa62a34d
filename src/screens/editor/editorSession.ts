import { type ComponentType, createContext, type RefObject, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import type { OverlayScene } from '@/components/mapCanvas/overlay';
import type { Store } from '@/components/mapCanvas/store';
import type { ProjectData } from '@/contract/locations/projectData';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import type { LabelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import type { Hit } from '@/machines/editor/toolPointer';
import type { FloorPoint, Point } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import type { TravelType } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { Snap } from '@/model/network/snapping';
import type { RouteCases } from '@/screens/checks/routeCases';
import type { RoutePort } from '@/screens/checks/routePort';
import type { MenuRequest } from './menu/menuRequest';
import type { GlobalDestinationProps, PlacementForms } from './placements/placementForms';
import type { PublishControlProps } from './publish/PublishControl';

/** The object under the pointer and its snap target. It changes with every move, so React does not render it. */
export interface Hover {
  readonly over: Hit | null;
  readonly snap: Snap | null;
}

export const NO_HOVER: Hover = { over: null, snap: null };

/** The context of one opened location, from the toolbar down to a field of a panel. */
export interface EditorSession {
  readonly document: ActorRefFrom<DocumentMachine>;
  readonly editor: ActorRefFrom<EditorMachine>;
  readonly project: string;
  readonly data: ProjectData;
  readonly types: readonly TravelType[];
  readonly routes: RoutePort;
  /** Creates destinations from labels. */
  readonly labelPlacing: LabelPlacingMachine;
  /** Asks what changes of a destination are for. */
  readonly GlobalDestination: ComponentType<GlobalDestinationProps>;
  readonly PublishControl: ComponentType<PublishControlProps>;
  /** The unsaved input for rooms. */
  readonly placements: PlacementForms;
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly hover: Store<Hover>;
  /** Where the pointer is on the floor; null while it is not over the map. */
  readonly pointer: Store<FloorPoint | null>;
  /** The context menu that is asked for; null while none is open. */
  readonly menu: Store<MenuRequest | null>;
  /** Whether the list of steps is open. */
  readonly isHistoryOpen: Store<boolean>;
  /** Whether the versions of the network are open. */
  readonly isVersionsOpen: Store<boolean>;
  /** The route cases as they are on the present network. */
  readonly routeCases: Store<RouteCases>;
  readonly canvas: RefObject<MapCanvasHandle | null>;
  /** Runs an operation as one step of the history, or notifies the person why it is blocked. */
  readonly perform: (operation: Operation) => void;
  /** Brings a place of the floor into view. */
  readonly show: (place: Point) => void;
}

export const EditorSessionContext = createContext<EditorSession | null>(null);

/** @throws Error outside of an opened location */
export function useEditor(): EditorSession {
  const session = use(EditorSessionContext);
  if (!session) throw new Error('Only parts of an opened location ask for its session.');
  return session;
}

/** Whether nodes and paths are still loading. */
export const isReadingNetwork = (snapshot: SnapshotFrom<DocumentMachine>): boolean => snapshot.hasTag('reading');
