import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { postBuilding, postFloor, refreshBuildings, sendLabels } from '@/api/buildings/buildings';
import { fetchLayerKinds, sendLayerKinds } from '@/api/buildings/layerKinds';
import { refreshPlacements } from '@/api/network/editor';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { requestApproval, sendMap } from '@/api/uploads/uploads';
import { notifyError } from '@/components/feedback/notifyError';
import { type FloorsImportMachine, floorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { BuildingFile } from '@/machines/buildings/floorsImportSetup';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { ReadBuilding } from '@/model/floorPlan/sources/readBuildingFloor';
import { createFloorPlanWorker } from '@/workers/floorPlanWorker';
import { bringNetwork } from './bringNetwork';
import { areDrawings, namedByFiles } from './drawingFiles';
import { hasNoFloor, isNoBuilding, mayHoldFloor, readFloorFiles } from './readFloorFiles';
import { throwWithText } from './throwWithText';

/** Finding the kinds of rooms takes scripts that other parts of a location do without. */
const names = () => import('./placeNames');

/** Without its script no names are offered, which is no reason to refuse the file. */
const counted = async (read: ReadBuilding): Promise<ReadBuilding> =>
  names().then(
    ({ withNamed }) => withNamed(read),
    () => read,
  );

const named = (files: readonly BuildingFile[]) => files.map((file) => ({ file, filename: file.name }));

/** Floors from a file of a whole building, with the worker that reads it and the location behind it. */
export function provideFloorsImport(client: QueryClient, project: string, organisation: string): FloorsImportMachine {
  const worker = createFloorPlanWorker();
  const watchers = new Set<(share: number) => void>();
  return floorsImportMachine.provide({
    actors: {
      readBuilding: fromPromise(async ({ input, signal }) => {
        const onProgress = (share: number) => {
          for (const watcher of watchers) watcher(share);
        };
        const files = [input.file, ...input.others];
        const readFloors = async () => counted(await readFloorFiles(worker, files, { signal, onProgress }));
        const withLayers = async (drawing: OpenedDrawing) =>
          // Without an answer the layers are guessed, which is no reason to refuse the file.
          ({ ...drawing, remembered: await fetchLayerKinds(project, signal).catch(() => ({})) });
        if (files.length > 1) {
          if (!areDrawings(files)) return readFloors();
          return withLayers(await worker.openDrawings(named(files), { signal, onProgress }).catch(throwWithText));
        }
        const read = await worker.readBuilding(input.file, { signal, onProgress }).catch((error: unknown) => {
          // An archive that holds no building may hold a floor.
          if (isNoBuilding(error) && mayHoldFloor(input.file))
            return readFloors().catch((fault) => throwWithText(hasNoFloor(fault) ? error : fault));
          return throwWithText(error);
        });
        return 'facts' in read ? withLayers(read) : counted(read);
      }),
      planDrawing: fromPromise(async ({ input: { files, ...request }, signal }) => {
        const read = await worker.planDrawing({ ...request, files: named(files) }, { signal }).catch(throwWithText);
        return counted(namedByFiles(read, files));
      }),
      watchReading: fromCallback(({ sendBack }) => {
        const watcher = (share: number) => sendBack({ type: 'read.progress', share });
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      }),
      makeBuilding: fromPromise(async ({ input: { project: id, ...body }, signal }) => postBuilding(id, body, signal)),
      makeFloor: fromPromise(async ({ input: { building, ...body }, signal }) => postFloor(building, body, signal)),
      sendFloorPlan: fromPromise(async ({ input: { floor, archive, name }, signal }) => {
        const options = { floor, compile: true, file: archive, filename: `${name}.zip`, onProgress: () => undefined };
        return (await sendMap({ ...options, signal })).uuid;
      }),
      approveFloorPlan: fromPromise(async ({ input }) => void (await requestApproval(input.upload, []))),
      bringNetwork: fromPromise(({ input, signal }) => bringNetwork(client, input, signal)),
      sendLabels: fromPromise(async ({ input: { floor, labels }, signal }) => {
        const file = Object.assign(new Blob([labels], { type: 'text/plain' }), { name: 'labels.txt' });
        await sendLabels(floor, file, signal);
      }),
      placeNames: fromPromise(async ({ input: { upload, ...request } }) => {
        const { placeNames } = await names();
        return placeNames(client, { ...request, project, organisation, attempt: upload });
      }),
    },
    actions: {
      rememberLayers: (_, kinds) => void sendLayerKinds(project, kinds).catch(notifyError),
      refresh: () => {
        void refreshBuildings(client, project);
        void refreshPlacements(client, project, organisation);
        void client.invalidateQueries({ queryKey: UPLOADS_KEY });
      },
    },
  });
}
