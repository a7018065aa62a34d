import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createStore } from '@/components/mapCanvas/store';
import type { Building, Floor } from '@/contract/buildings/buildings';
import type { ProjectData } from '@/contract/locations/projectData';
import { documentMachine } from '@/machines/editor/document.machine';
import type { LoadResult, RecoveredDraft, TypedInput } from '@/machines/editor/documentTypes';
import { type EditorRights, editorMachine } from '@/machines/editor/editor.machine';
import { keepOneSelection } from '@/machines/editor/oneSelection';
import { retryWaitMachine } from '@/machines/retry/retryWait.machine';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorId, type Network } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { CheckWorkerContext } from '@/screens/checks/checkPort';
import { NO_ROUTE_CASES } from '@/screens/checks/routeCases';
import type { RoutePort } from '@/screens/checks/routePort';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import type { BesideNetwork } from '@/screens/editor/session/besideNetwork';
import { EditorSessionProvider } from '@/screens/editor/session/EditorSessionProvider';
import { type EditedFloor, EditedFloorContext } from '@/screens/editor/session/editedFloor';
import type { EditorActors } from '@/screens/editor/session/editorActors';
import type { EditorServices } from '@/screens/editor/session/editorServices';
import { type MapView, NO_HOVER } from '@/screens/editor/session/mapView';
import type { OpenedLocation } from '@/screens/editor/session/openedLocation';
import type { OpenParts, Picking } from '@/screens/editor/session/openParts';
import { performAcross } from '@/screens/editor/session/performAcross';
import { until } from '../../machines/until';

export const GROUND = { uuid: 'ground', name: 'Ground', order: 0, plan: null, elevation: 1.5 } as Floor;
export const UPPER = { uuid: 'upper', name: 'Upper', order: 1, plan: null, elevation: 4 } as Floor;

/** A location with one building of these floors. */
export const housed = (floors: readonly Floor[]): ProjectData['location'] => ({
  uuid: 'mall',
  name: 'Mall',
  buildings: [{ uuid: 'house', name: 'House', shortname: 'H', floors } as unknown as Building],
});

const projectData = (more: Partial<ProjectData>): ProjectData => ({
  first_floor: GROUND.uuid,
  settings: { units: 'C', timezone: 'Europe/London' },
  location: housed([GROUND, UPPER]),
  events: [],
  offers: [],
  badges: [],
  destinations: [],
  amenities: [],
  screens: [],
  transitgroups: [],
  transporttypes: [],
  ...more,
});

/** All parts of an opened location in one. */
interface Session extends EditorActors, OpenedLocation, MapView, OpenParts, BesideNetwork, EditorServices {}

interface Options {
  readonly network: Network;
  readonly data?: Partial<ProjectData>;
  readonly rights?: EditorRights;
  readonly drawn?: DrawnFloor | null;
  readonly edited?: Partial<EditedFloor>;
  /** Finds routes; without it no route is ever answered. */
  readonly ask?: RoutePort['ask'];
  /** A draft that is offered. */
  readonly draft?: RecoveredDraft | null;
  /** The error of every save of the network; without it no save is ever answered. */
  readonly saveError?: Error;
}

/** It waits for its delay alone. */
const retryWait = retryWaitMachine.provide({ actors: { watchNetwork: fromCallback(() => undefined) } });
const ALL: EditorRights = { mayEditNodes: true, mayEditPaths: true };

/** An opened location with real machines, for parts of the editor shown on their own. */
export async function testEditor({
  network,
  data = {},
  rights = ALL,
  drawn = null,
  edited = {},
  ask = () => new Promise(() => {}),
  draft = null,
  saveError,
}: Options) {
  const saves: Network[] = [];
  const document = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise<LoadResult, { project: string }>(async () => ({
          loaded: { network, revision: 1 },
          draft,
        })),
        retryWait,
        save: fromPromise(async ({ input }) => {
          saves.push(input.network);
          if (saveError) throw saveError;
          return new Promise<never>(() => {});
        }),
      },
    }),
    { input: { project: 'mall' } },
  ).start();
  document.send({ type: 'load' });
  await until(document, draft ? 'offeringDraft' : 'open');
  const editor = createActor(editorMachine, { input: { view: 'map', floor: GROUND.uuid, ...rights } }).start();
  keepOneSelection(document, editor);
  const blocked: string[] = [];
  const placed: PlacementDraft[] = [];
  const client = new QueryClient();
  const session: Session = {
    document,
    editor,
    project: 'mall',
    data: projectData(data),
    types: TRAVEL_TYPES,
    GlobalDestination: () => null,
    LabelPlacing: () => null,
    NetworkGeneration: () => null,
    Underlay: () => null,
    PublishControl: () => null,
    retryWait,
    routes: {
      setNetwork: () => undefined,
      ask,
      judge: () => new Promise(() => {}),
      trace: () => new Promise(() => {}),
    },
    placements: createPlacementForms(async (draft) => {
      placed.push(draft);
      return undefined;
    }),
    typed: createStore<TypedInput>({}),
    discarding: { current: () => [] },
    removing: { current: () => undefined },
    view: createStore({ scale: 10, x: 0, y: 0, turn: 0 }),
    scene: createStore({} as never),
    hover: createStore(NO_HOVER),
    pointer: createStore(null),
    surface: createStore(null),
    menu: createStore(null),
    copying: createStore(null),
    isHistoryOpen: createStore(false),
    isGenerationOpen: createStore(false),
    isVersionsOpen: createStore(false),
    isUnderlayOpen: createStore<boolean>(false),
    picking: createStore<Picking | null>(null),
    routeCases: createStore(NO_ROUTE_CASES),
    canvas: { current: null },
    perform: (operation) => {
      if (operation.blockedBy) blocked.push(operation.blockedBy);
      else document.send({ type: 'edit', operation });
    },
    performAcross: (on, operationOn) => performAcross({ document, perform: session.perform, client }, on, operationOn),
    show: () => undefined,
  };
  const floor: EditedFloor = {
    floor: GROUND,
    drawn,
    networkIndex: buildNetworkIndex(network, floorId(GROUND.uuid)),
    bounds: null,
    isLoading: false,
    error: null,
    retry: () => undefined,
    ...edited,
  };
  const parts = { actors: session, location: session, map: session, open: session, beside: session, services: session };
  // The data says what is placed on a mesh; no service is asked.
  client.setQueryDefaults(['project-data', 'mall'], { enabled: false });
  const around = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <EditorSessionProvider session={parts}>
        <CheckWorkerContext value={() => new Promise(() => undefined)}>
          <EditedFloorContext value={floor}>{shown}</EditedFloorContext>
        </CheckWorkerContext>
      </EditorSessionProvider>
    </QueryClientProvider>
  );
  return { document, editor, session, floor, around, blocked, saves, placed, client };
}
