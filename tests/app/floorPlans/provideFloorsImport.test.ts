import { beforeEach, expect, it, vi } from 'vitest';
import { buildingsKey } from '@/api/buildings/keys';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { provideFloorsImport } from '@/app/floorPlans/provideFloorsImport';
import { faultText } from '@/contract/texts/faultText';
import { meshError } from '@/model/floorPlan/meshError';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { labelsOf } from '@/model/floorPlan/sources/readBuildingFloor';
import { existingBuilding, openedDrawing, readBuildingOf } from '../../machines/buildings/floorsImportSamples';
import { planned, rectangle } from '../../support/plannedFloor';
import { holdService } from '../support/heldService';
import { holdUploads } from '../support/heldUploads';
import { UUID, uploadAnswer } from '../support/samples';

const worker = vi.hoisted(() => ({
  readBuilding: vi.fn(),
  openDrawings: vi.fn(),
  planDrawing: vi.fn(),
  readFloorFile: vi.fn(),
}));
const notifyError = vi.hoisted(() => vi.fn());
vi.mock('@/components/feedback/notifyError', () => ({ notifyError }));
vi.mock('@/workers/floorPlanWorker', () => ({ createFloorPlanWorker: () => worker }));

const uploads = holdUploads();
const service = holdService();
const file = Object.assign(new Blob(['{}']), { name: 'quay.imdf' });
const BUILDING = '99999999-9999-4999-8999-999999999999';
const floorAnswer = { uuid: UUID.floor, name: 'Ground', shortname: 'G', order: 0, compile: true, plan: null };

beforeEach(() => {
  worker.readBuilding.mockReset().mockResolvedValue(readBuildingOf('Quay House'));
  worker.readFloorFile.mockReset().mockRejectedValue(meshError('not-a-zip'));
});

function open() {
  const actor = service.run(provideFloorsImport(service.client, UUID.project, UUID.organisation), {
    project: UUID.project,
    buildings: [],
    mayPlace: false,
    mayBringNetwork: true,
  });
  const until = (state: 'choosing' | 'deciding' | 'reviewing' | 'interrupted' | 'done') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true));
  actor.send({ type: 'file.chosen', file });
  return { actor, until };
}

it('[BP8] the file is read here with its progress; a person who cancels ends the reading', async () => {
  worker.readBuilding.mockReturnValueOnce(new Promise(() => undefined));
  const { actor } = open();
  await vi.waitFor(() => expect(worker.readBuilding).toHaveBeenCalled());
  const [given, { onProgress, signal }] = worker.readBuilding.mock.lastCall ?? [];
  expect(given).toBe(file);
  onProgress(0.25);
  expect(actor.getSnapshot().context.share).toBe(0.25);
  actor.send({ type: 'cancel' });
  expect(signal.aborted).toBe(true);
  expect(service.waiting()).toEqual([]);
});

it('[BP4] a file that is no building says why in words', async () => {
  const fault = meshError('no-building-plan');
  worker.readBuilding.mockRejectedValueOnce(fault);
  const { actor, until } = open();
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(faultText(fault.fault)));
  await until('choosing');
});

it('[BP30] an archive that holds no building is read as a floor, for the only building of the location', async () => {
  const fault = meshError('no-building-plan');
  worker.readBuilding.mockRejectedValue(fault);
  worker.readFloorFile.mockResolvedValue({
    floorPlan: planOfSpaces([]),
    counts: { rooms: 1, doors: 0 },
    labels: '',
    damaged: 0,
  });
  const actor = service.run(provideFloorsImport(service.client, UUID.project, UUID.organisation), {
    project: UUID.project,
    buildings: [existingBuilding],
    mayPlace: false,
    mayBringNetwork: true,
  });
  const zip = Object.assign(new Blob(['PK']), { name: 'first.zip' });
  actor.send({ type: 'file.chosen', file: zip });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('reviewing')).toBe(true));
  const { read, building } = actor.getSnapshot().context;
  expect([read?.floors.map(({ name }) => name), building]).toEqual([['First'], existingBuilding.uuid]);
  worker.readFloorFile.mockRejectedValue(meshError('no-obj'));
  actor.send({ type: 'file.chosen', file: zip });
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(faultText(fault.fault)));
  worker.readBuilding.mockClear();
  actor.send({ type: 'file.chosen', file: zip, others: [Object.assign(new Blob(['PK']), { name: 'second.zip' })] });
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toContain('first.zip: '));
  expect(worker.readBuilding).not.toHaveBeenCalled();
});

it('[BP8] building, floor, floor plan, approval and names are sent in this order, each once; then lists are loaded again', async () => {
  const { actor, until } = open();
  await until('reviewing');
  actor.send({ type: 'floor.chosen', id: 'upper', isChosen: false });
  actor.send({ type: 'bring' });
  const building = await service.next(`POST projects/${UUID.project}/buildings`);
  expect(building.body).toEqual({ name: 'Quay House', shortname: 'QH' });
  building.answer({ uuid: BUILDING, name: 'Quay House', shortname: 'QH', overview: false, floors: [] });
  const floor = await service.next(`POST buildings/${BUILDING}/floors`);
  expect(floor.body).toEqual({ name: 'Ground', shortname: 'G', order: 0 });
  floor.answer(floorAnswer);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.url).toBe(`/api/floors/${UUID.floor}/upload-map?compile=0`);
  expect(uploads[0]?.form.get('file')).toMatchObject({ name: 'Ground.zip' });
  uploads[0]?.answer(200, uploadAnswer());
  const approval = await service.next(`POST uploaded-map-files/${UUID.upload}/approve`);
  expect(service.invalidated()).toEqual([]);
  approval.answer(uploadAnswer());
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]?.url).toBe(`/api/floors/${UUID.floor}/labels`);
  const labels = uploads[1]?.form.get('file');
  expect(labels).toMatchObject({ type: 'text/plain', name: 'labels.txt' });
  expect(await (labels as Blob).text()).toBe('room-a\tCafé\n');
  uploads[1]?.answer(200, { labels: 1, unknown: [] });
  await until('done');
  expect(service.invalidated()).toEqual(expect.arrayContaining([buildingsKey(UUID.project), UPLOADS_KEY]));
});

it('[BP8] a refused floor plan says why and keeps the building and the floor; going on sends it to them', async () => {
  const { actor, until } = open();
  await until('reviewing');
  actor.send({ type: 'bring' });
  (await service.next(`POST projects/${UUID.project}/buildings`)).answer({
    uuid: BUILDING,
    name: 'Quay House',
    shortname: 'QH',
    overview: false,
    floors: [],
  });
  (await service.next(`POST buildings/${BUILDING}/floors`)).answer(floorAnswer);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(422, {});
  await until('interrupted');
  expect(actor.getSnapshot().context.error).toBe('Too many.');
  actor.send({ type: 'retry' });
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]?.url).toContain(UUID.floor);
  expect(service.waiting()).toEqual([]);
  actor.stop();
  expect(uploads[1]?.isAborted).toBe(true);
});

const LAYERS = `projects/${UUID.project}/layer-kinds`;

it('[BP27] a drawing begins with the layers of the organisation, and what was decided is remembered', async () => {
  worker.readBuilding.mockResolvedValueOnce(openedDrawing(false));
  worker.planDrawing.mockResolvedValueOnce(readBuildingOf(''));
  const { actor, until } = open();
  (await service.next(`GET ${LAYERS}`)).answer({ kinds: { 'A-ROOM': 'corridor' } });
  await until('deciding');
  expect(actor.getSnapshot().context.kinds).toEqual({ 'A-ROOM': 'corridor', 'A-WALL': 'room' });
  actor.send({ type: 'layer.chosen', layer: 'A-WALL', kind: 'wall' });
  actor.send({ type: 'decided' });
  await until('reviewing');
  const kinds = { 'A-ROOM': 'corridor', 'A-WALL': 'wall' };
  expect(worker.planDrawing.mock.lastCall?.[0]).toEqual({
    id: 'the drawing',
    files: [{ file, filename: 'quay.imdf' }],
    choices: { unit: 'm', kinds },
  });
  const saved = await service.next(`PUT ${LAYERS}`);
  expect(saved.body).toEqual({ kinds });
  saved.refuse(422, {});
  await vi.waitFor(() => expect(notifyError).toHaveBeenCalledOnce());
  // The floor comes in all the same.
  expect(actor.getSnapshot().matches('reviewing')).toBe(true);
});

it('[BP27] without an answer of the service the layers are guessed; choices that leave nothing say so', async () => {
  worker.readBuilding.mockResolvedValueOnce(openedDrawing(false));
  const fault = meshError('no-outlines-chosen');
  worker.planDrawing.mockRejectedValueOnce(fault);
  const { actor, until } = open();
  (await service.next(`GET ${LAYERS}`)).refuse(500, {});
  await until('deciding');
  expect(actor.getSnapshot().context.kinds).toEqual({ 'A-ROOM': 'room', 'A-WALL': 'room' });
  actor.send({ type: 'decided' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(faultText(fault.fault)));
  expect(actor.getSnapshot().matches('deciding')).toBe(true);
});

const openTwo = (names: readonly [string, string]) => {
  const actor = service.run(provideFloorsImport(service.client, UUID.project, UUID.organisation), {
    project: UUID.project,
    buildings: [],
    mayPlace: false,
    mayBringNetwork: true,
  });
  const [first, second] = names.map((name) => Object.assign(new Blob([name]), { name }));
  if (!first || !second) throw new Error('There are two files.');
  actor.send({ type: 'file.chosen', file: first, others: [second] });
  return { actor, first, second };
};

it('[BP39] drawings of several floors are opened together, and named and ordered by their files', async () => {
  worker.openDrawings.mockResolvedValueOnce(openedDrawing(false));
  worker.planDrawing.mockResolvedValueOnce(readBuildingOf(''));
  const { actor, first, second } = openTwo(['quay-2.OG.dxf', 'quay-EG.dxf']);
  (await service.next(`GET ${LAYERS}`)).answer({ kinds: {} });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('deciding')).toBe(true));
  const files = [
    { file: first, filename: 'quay-2.OG.dxf' },
    { file: second, filename: 'quay-EG.dxf' },
  ];
  expect(worker.openDrawings.mock.lastCall?.[0]).toEqual(files);
  actor.send({ type: 'decided' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('reviewing')).toBe(true));
  expect(worker.planDrawing.mock.lastCall?.[0]).toMatchObject({ files });
  const { read } = actor.getSnapshot().context;
  expect(read?.name).toBe('Quay');
  expect(read?.floors.map(({ id, shortname, ordinal }) => [id, shortname, ordinal])).toEqual([
    ['upper', 'EG', 0],
    ['ground', '2', 2],
  ]);
});

it('[BP39] a drawing that is refused is named, and so are drawings that are chosen with other files', async () => {
  const fault = meshError('in-file', { file: 'b.dwg', cause: meshError('drawing-is-dwg').fault });
  worker.openDrawings.mockRejectedValueOnce(fault);
  const { actor } = openTwo(['a.dxf', 'b.dwg']);
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe(faultText(fault.fault)));
  const { actor: mixed } = openTwo(['a.dxf', 'b.zip']);
  await vi.waitFor(() => expect(mixed.getSnapshot().context.error).toBe('Choose drawings (.dxf) without other files.'));
});

it('[BP40] a floor that is in gets the destinations of its named rooms, where the person may create them', async () => {
  const spaces = [{ ...planned('room-a', 'room', rectangle(0, 0, 5, 4)), label: 'Harbour Books' }];
  const read = readBuildingOf('Quay House');
  const [ground] = read.floors;
  if (!ground) throw new Error('The sample has a floor.');
  const floors = [{ ...ground, floorPlan: planOfSpaces(spaces), labels: labelsOf({ spaces }) }];
  worker.readBuilding.mockResolvedValue({ ...read, floors });
  const actor = service.run(provideFloorsImport(service.client, UUID.project, UUID.organisation), {
    project: UUID.project,
    buildings: [{ ...existingBuilding, name: 'Quay House', floors: [] }],
    mayPlace: true,
    mayBringNetwork: true,
  });
  actor.send({ type: 'file.chosen', file });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('reviewing')).toBe(true));
  actor.send({ type: 'bring' });
  (await service.next(`POST buildings/${existingBuilding.uuid}/floors`)).answer(floorAnswer);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(200, uploadAnswer());
  (await service.next(`POST uploaded-map-files/${UUID.upload}/approve`)).answer(uploadAnswer());
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.answer(200, { labels: 1, unknown: [] });
  (await service.next(`GET organisations/${UUID.organisation}/destinations`)).answer([]);
  const placing = await service.next(`POST projects/${UUID.project}/project-mesh-destinations`);
  expect(placing.body).toEqual({
    destinations: [{ name: 'Harbour Books', rooms: [{ floor_id: UUID.floor, object_name: 'room-a' }] }],
  });
  placing.answer({ placements: [{ id: 1, revision: 1 }], destinations: [] });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('done')).toBe(true));
  expect(actor.getSnapshot().context.placed).toBe(1);
});
