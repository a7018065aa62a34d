import { beforeEach, expect, it, vi } from 'vitest';
import { buildingsKey } from '@/api/buildings/keys';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { provideFloorsImport } from '@/app/floorPlans/provideFloorsImport';
import { faultText } from '@/contract/texts/faultText';
import { meshError } from '@/model/floorPlan/meshError';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { existingBuilding, openedDrawing, readBuildingOf } from '../../machines/buildings/floorsImportSamples';
import { holdService } from '../support/heldService';
import { holdUploads } from '../support/heldUploads';
import { UUID, uploadAnswer } from '../support/samples';

const worker = vi.hoisted(() => ({ readBuilding: vi.fn(), planDrawing: vi.fn(), readFloorFile: vi.fn() }));
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
  const actor = service.run(provideFloorsImport(service.client, UUID.project), {
    project: UUID.project,
    buildings: [],
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
  const actor = service.run(provideFloorsImport(service.client, UUID.project), {
    project: UUID.project,
    buildings: [existingBuilding],
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
    file,
    filename: 'quay.imdf',
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
