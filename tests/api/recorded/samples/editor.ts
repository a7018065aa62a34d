import {
  addBuilding,
  addFloor,
  buildingsQuery,
  postBuilding,
  postFloor,
  removeBuilding,
  removeFloor,
  sendLabels,
  updateBuildings,
} from '@/api/buildings/buildings';
import { fetchLayerKinds, sendLayerKinds } from '@/api/buildings/layerKinds';
import { correctOutlinesIn, undoOutlinesIn } from '@/api/buildings/outlines';
import { loadPreviewFloorPlan } from '@/api/buildings/previewFloorPlans';
import { sendUnderlay, underlayQuery } from '@/api/buildings/underlays';
import { sendDestinationFile, sendDocumentFor } from '@/api/destinations/destinationFiles';
import { destinationHoursQuery } from '@/api/destinations/destinationHours';
import { destinationsQuery } from '@/api/destinations/destinationList';
import {
  appleCategoriesQuery,
  destinationCalls,
  destinationTypesQuery,
  placementTypesQuery,
  staleByDestinations,
  tagsQuery,
} from '@/api/destinations/destinations';
import { placeInRooms, undoBatchIn } from '@/api/destinations/placementBatches';
import { updateEverywhere } from '@/api/destinations/updateEverywhere';
import {
  createDestinationIn,
  dynamicRoutesQuery,
  loadNetwork,
  networkQuery,
  placementAtQuery,
  placementsQuery,
  projectDataQuery,
  refreshPlacements,
  removePlacement,
  saveNetworkChanges,
  savePlacement,
  storeMesh,
} from '@/api/network/editor';
import { fetchGeneratedNetworks, sendGeneratedNetwork } from '@/api/network/generatedNetworks';
import { networkStateQuery, sharedNetworkQuery } from '@/api/network/networkState';
import { networkOfBuildQuery } from '@/api/network/networkVersions';
import { nodeQuery, saveNode } from '@/api/network/nodes';
import { previewQuery } from '@/api/network/preview';
import { placeQuery } from '@/api/network/previewPlace';
import { addRouteCase, changeRouteCase, removeRouteCase, routeCasesQuery } from '@/api/network/routeCases';
import { announcementQuery, leave, leaveAtOnce, presenceQuery } from '@/api/presence/presence';
import { saveTranslation, translationsQuery } from '@/api/translations/translations';
import { buildingRule, floorRule, saveBuildings } from '@/contract/buildings/buildings';
import { correctOutlines } from '@/contract/buildings/outlines';
import { destinationFormRule } from '@/contract/destinations/destinationRecords';
import { destinationRule, placementRule } from '@/contract/destinations/destinations';
import { undoPlacements } from '@/contract/destinations/placementBatches';
import { routeCaseRule } from '@/contract/network/routeCases';
import { updateTranslation } from '@/contract/translations/translations';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { floorId, nodeId } from '@/model/network/network';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import type { HeldPage } from '../support/heldPage';
import { bodyOf, picture, recordSamples, type Samples, signal } from '../support/sample';

const MESH = { floor_id: 'F', object_name: 'L-1', location_id: 'A1', type: 'floor', linked_floor_id: 'G' } as const;
const FILE = { group: 4, name: 'hours.pdf', file: new File(['four'], 'hours.pdf') };
const { revision: _, ...DESTINATION } = bodyOf(destinationFormRule);
const EDITED = { id: 7, revision: 5, body: DESTINATION };
const { correction } = bodyOf(correctOutlines.body);

/** The data of a location is there, with the floors of its answer. */
const withData = async ({ query, client, log }: HeldPage) => {
  await query(projectDataQuery('P'));
  log.length = 0;
  return client.getQueryData(projectDataQuery('P').queryKey);
};

export const editorSamples: Samples = {
  'network/generatedNetworks fetchGeneratedNetworks': () => fetchGeneratedNetworks('F', signal),
  'network/generatedNetworks sendGeneratedNetwork': () =>
    sendGeneratedNetwork('F', { nodes: [{ key: 'middle shop', x: 1, y: 2, mesh: 'shop' }], links: [] }),
  'buildings/layerKinds fetchLayerKinds': () => fetchLayerKinds('P', signal),
  'buildings/layerKinds sendLayerKinds': () =>
    sendLayerKinds('P', { 'A-WALL': 'wall', '': 'room', ['x'.repeat(256)]: 'room' }),
  'buildings/buildings buildingsQuery': ({ query }) => query(buildingsQuery('P')),
  'buildings/buildings addBuilding': ({ mutate }) => mutate(addBuilding('P'), bodyOf(buildingRule)),
  'buildings/buildings addFloor': ({ mutate }) => mutate(addFloor('P'), { ...bodyOf(floorRule), building: 'B' }),
  'buildings/buildings postBuilding': () => postBuilding('P', bodyOf(buildingRule), signal),
  'buildings/buildings postFloor': () => postFloor('B', bodyOf(floorRule), signal),
  'buildings/buildings updateBuildings': ({ mutate }) => mutate(updateBuildings('P'), bodyOf(saveBuildings.body)),
  'buildings/buildings removeBuilding': ({ mutate }) => mutate(removeBuilding('P'), 'B'),
  'buildings/buildings removeFloor': ({ mutate }) => mutate(removeFloor('P'), 'F'),
  'buildings/buildings sendLabels': () => sendLabels('F', new File(['four'], 'labels.txt'), signal),
  'buildings/outlines correctOutlinesIn': async (page) => {
    await withData(page);
    return page.mutate(correctOutlinesIn('P', 'O'), { floor: 'F', plan: 'old', correction, attempt: '1' });
  },
  'buildings/outlines undoOutlinesIn': async (page) => {
    const data = await withData(page);
    const floor = data?.location.buildings[0]?.floors[0]?.uuid ?? 'F';
    return page.mutate(undoOutlinesIn('P', 'O'), { floor, plan: 'old' });
  },
  'buildings/underlays underlayQuery': ({ query }) => query(underlayQuery('F')),
  'buildings/underlays sendUnderlay': ({ client }) => sendUnderlay(client, { floor: 'F', revision: 0, underlay: null }),
  'buildings/previewFloorPlans loadPreviewFloorPlan': () =>
    loadPreviewFloorPlan({ project: 'P', floor: 'F', plan: 'L', at: { unit: 'U-1', kiosk: '4' } }, signal),
  'destinations/destinationFiles sendDestinationFile': (page) => sendDestinationFile('7', 4, picture(page)),
  'destinations/destinationFiles sendDocumentFor': (page) => sendDocumentFor('O')(picture(page)),
  'destinations/destinationHours destinationHoursQuery': ({ query }) => query(destinationHoursQuery('O', 'bean')),
  'destinations/destinationHours destinationHoursQuery of all': ({ query }) => query(destinationHoursQuery('O', '')),
  'destinations/destinationList destinationsQuery': ({ query }) => query(destinationsQuery('O')),
  'destinations/destinations tagsQuery': ({ query }) => query(tagsQuery('O')),
  'destinations/destinations appleCategoriesQuery': ({ query }) => query(appleCategoriesQuery),
  'destinations/destinations destinationTypesQuery': ({ query }) => query(destinationTypesQuery),
  'destinations/destinations placementTypesQuery': ({ query }) => query(placementTypesQuery),
  'destinations/destinations staleByDestinations': () => staleByDestinations('O'),
  ...recordSamples('destinations/destinations destinationCalls', destinationCalls('O'), {
    create: DESTINATION,
    update: DESTINATION,
    remove: '7',
  }),
  'destinations/destinations destinationCalls create with other tags and files': ({ log }) =>
    destinationCalls('O', (name, error) => log.push(`not sent: ${name}, ${String(error)}`)).create?.({
      ...DESTINATION,
      tags: ['one', 'two'],
      files: [FILE],
    }),
  'destinations/placementBatches placeInRooms': () =>
    placeInRooms(
      'P',
      'F',
      [
        { name: 'Bean', existing: null, meshes: ['L-1', 'L-2'] },
        { name: 'Book', existing: 7, meshes: ['L-3'] },
      ] as never,
      '1',
    ),
  'destinations/placementBatches undoBatchIn': ({ mutate }) =>
    mutate(undoBatchIn('P', 'O'), bodyOf(undoPlacements.body) as never),
  'destinations/updateEverywhere updateEverywhere': ({ client }) =>
    updateEverywhere(client, { project: 'P', organisation: 'O' }, EDITED),
  'destinations/updateEverywhere updateEverywhere without a revision': ({ client }) =>
    updateEverywhere(client, { project: 'P', organisation: 'O' }, { ...EDITED, revision: undefined }),
  'network/editor projectDataQuery': ({ query }) => query(projectDataQuery('P')),
  'network/editor placementsQuery': ({ query }) => query(placementsQuery('P')),
  'network/editor placementAtQuery': ({ query }) => query(placementAtQuery('P', 'F', 'L-1')),
  'network/editor dynamicRoutesQuery': ({ query }) => query(dynamicRoutesQuery('P')),
  'network/editor networkQuery': async ({ query }) => Object.keys((await query(networkQuery('P'))) as object),
  'network/editor loadNetwork': async () => {
    const { network, revision, floors } = await loadNetwork('P', signal);
    return { nodes: [...network.nodes.values()], edges: [...network.edges.values()], revision, floors };
  },
  'network/editor saveNetworkChanges': async () => {
    const base = { network: sampleNetwork(), revision: 4 };
    const moved = moveNodes(new Map([[nodeId(1), { x: 7, y: 9 }]]))(base.network);
    const saved = await saveNetworkChanges('P', base, moved);
    return saved.kind === 'saved'
      ? [saved.kind, saved.revision, saved.network === moved, saved.assignedIds]
      : [saved.kind, saved.theirs.revision, saved.theirs.network.nodes.size, saved.theirs.floors];
  },
  'network/editor refreshPlacements': ({ client }) => refreshPlacements(client, 'P', 'O'),
  'network/editor createDestinationIn': ({ mutate }) => mutate(createDestinationIn('P', 'O'), bodyOf(destinationRule)),
  'network/editor savePlacement': ({ mutate }) =>
    mutate(savePlacement('P', 'O'), { ...bodyOf(placementRule), id: 7 } as never),
  'network/editor savePlacement of a new one': ({ mutate }) =>
    mutate(savePlacement('P', 'O'), { ...bodyOf(placementRule), id: null } as never),
  'network/editor removePlacement': ({ mutate }) => mutate(removePlacement('P', 'O'), 7),
  'network/editor storeMesh': ({ mutate }) => mutate(storeMesh('P', 'O'), MESH),
  'network/editor storeMesh of a known one': async (page) => {
    const data = await withData(page);
    const { floor_id = 'F', object_name = 'L-1' } = data?.meshes?.[0] ?? {};
    await page.mutate(storeMesh('P', 'O'), { ...MESH, floor_id, object_name: 'L-9' });
    return page.mutate(storeMesh('P', 'O'), { ...MESH, floor_id, object_name });
  },
  'network/networkState networkStateQuery': ({ query }) => query(networkStateQuery('P')),
  'network/networkState sharedNetworkQuery': async ({ query }) =>
    ((await query(sharedNetworkQuery('P', 6))) as { revision: number }).revision,
  'network/networkVersions networkOfBuildQuery': async ({ query }) =>
    Object.keys((await query(networkOfBuildQuery('P', 6))) as object),
  'network/nodes nodeQuery': ({ query }) => query(nodeQuery(3)),
  'network/nodes saveNode': ({ mutate }) =>
    mutate(saveNode('P', 3), ({ screens }) => ({ screens: screens.map(({ id }) => ({ id })) }) as never),
  'network/preview previewQuery': ({ query }) => query(previewQuery('P', { unit: 'U-1', kiosk: '4' })),
  'network/previewPlace placeQuery': () => [
    placeQuery({ unit: null, kiosk: null }),
    placeQuery({ unit: 'U-1', kiosk: null }),
    placeQuery({ unit: null, kiosk: '4' }),
  ],
  'network/routeCases routeCasesQuery': ({ query }) => query(routeCasesQuery('P')),
  'network/routeCases addRouteCase': ({ mutate }) => mutate(addRouteCase('P'), bodyOf(routeCaseRule) as never),
  'network/routeCases changeRouteCase': ({ mutate }) =>
    mutate(changeRouteCase('P'), { ...bodyOf(routeCaseRule), id: 7, revision: 5 }),
  'network/routeCases removeRouteCase': ({ mutate }) => mutate(removeRouteCase('P'), 7),
  'presence/presence presenceQuery': ({ query }) => query(presenceQuery('P')),
  'presence/presence announcementQuery': ({ query }) =>
    query(announcementQuery({ project: 'P', floor: floorId('F'), hasUnsavedChanges: true })),
  'presence/presence leave': async ({ query }) => {
    const announced = query(announcementQuery({ project: 'P', floor: null, hasUnsavedChanges: false }));
    leave('P', 'O');
    return announced;
  },
  'presence/presence leaveAtOnce': async ({ query }) => {
    const announced = query(announcementQuery({ project: 'P', floor: null, hasUnsavedChanges: false }));
    await leaveAtOnce('P', 'O');
    return announced;
  },
  'translations/translations translationsQuery': ({ query }) => query(translationsQuery('P')),
  'translations/translations saveTranslation': () => saveTranslation('P', bodyOf(updateTranslation.body)),
};
