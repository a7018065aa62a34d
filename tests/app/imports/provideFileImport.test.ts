import { beforeEach, expect, it, vi } from 'vitest';
import { fileImportsKey } from '@/api/fileImports/keys';
import { destinationRecords } from '@/app/imports/destinationRecords';
import { PROMOTION_RECORDS } from '@/app/imports/promotionRecords';
import { provideFileImport } from '@/app/imports/provideFileImport';
import { fileImport } from '../../machines/batches/fileImportSamples';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const notify = vi.hoisted(() => vi.fn());
vi.mock('@/components/feedback/toastStack', () => ({ notify }));

const service = holdService();
const IMPORTS = `organisations/${UUID.organisation}/destination-imports`;
const UNKNOWN = { imports: [], results: [], mapping: null, links: [], translations: [] };
const file = (text: string, name = 'places.csv') => Object.assign(new Blob([text]), { name });

// Categories are kept for the next page.
beforeEach(() => sessionStorage.clear());

const open = () =>
  service.run(
    provideFileImport({ client: service.client, organisation: UUID.organisation }, destinationRecords),
    undefined,
  );
type Opened = ReturnType<typeof open>;
const reaches = (actor: Opened, state: string | object) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(state));

async function planned(text: string, mapping: object | null = null, name?: string): Promise<Opened> {
  const actor = open();
  actor.send({ type: 'file.chosen', file: file(text, name) });
  const known = await service.next(`GET ${IMPORTS}`);
  expect(known.query.shape).toMatch(/^[0-9a-f]{16}$/);
  known.answer({ ...UNKNOWN, mapping });
  await reaches(actor, 'mapping');
  actor.send({ type: 'check' });
  (await service.next(`GET organisations/${UUID.organisation}/destinations`)).answer([]);
  (await service.next(`GET organisations/${UUID.organisation}/categories`)).answer([]);
  await reaches(actor, 'planned');
  return actor;
}

it('[FI17] a file is read, compared, sent and watched until it has ended', async () => {
  const actor = await planned('name,phone\nNord,+49 1\n,lost\n');
  expect(actor.getSnapshot().context.plan?.rows.map(({ kind }) => kind)).toEqual(['add', 'refused']);
  actor.send({ type: 'import' });
  const start = await service.next(`POST ${IMPORTS}`);
  expect(start.body).toMatchObject({
    file: 'places.csv',
    mapping: { name: 'name', phone: 'phone' },
    create_categories: false,
    rows: [{ row: 2, values: { name: 'Nord', phone: '+49 1' } }, { row: 3 }],
  });
  start.answer(fileImport());
  await reaches(actor, { running: 'asking' });
  const ended = fileImport({ state: 'succeeded', added: 1, undo_until: '2026-11-28T10:00:00.000Z' });
  (await service.next(`GET ${IMPORTS}`)).answer({ ...UNKNOWN, imports: [ended] });
  await reaches(actor, 'ended');
  actor.send({ type: 'undo' });
  const undo = await service.next(`POST ${IMPORTS}`);
  expect(undo.body).toEqual({ undo: ended.uuid });
});

it('[FI17] a look that the service cannot answer is repeated after a while, and one that it refuses says why', async () => {
  const actor = await planned('name\nNord\n');
  actor.send({ type: 'import' });
  (await service.next(`POST ${IMPORTS}`)).answer(fileImport());
  await reaches(actor, { running: 'asking' });
  (await service.next(`GET ${IMPORTS}`)).refuse(503);
  await vi.waitFor(() => {
    for (const network of ['offline', 'online']) window.dispatchEvent(new Event(network));
    expect(service.waiting()).toHaveLength(1);
  });
  (await service.next(`GET ${IMPORTS}`)).refuse(403);
  await reaches(actor, 'unwatched');
  expect(actor.getSnapshot().context.error).toBe('No.');
  expect(service.waiting()).toEqual([]);
});

it('[FI17] the list of imports shows it from its start, and Stop that is refused says why', async () => {
  const actor = await planned('name\nNord\n');
  actor.send({ type: 'import' });
  const start = await service.next(`POST ${IMPORTS}`);
  service.invalidated();
  const one = fileImport();
  start.answer(one);
  await reaches(actor, { running: 'asking' });
  expect(service.invalidated()).toEqual([fileImportsKey('destinations', UUID.organisation)]);
  actor.send({ type: 'stop' });
  (await service.next(`POST jobs/${one.job}/cancel`)).refuse(409);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('No.', 'error'));
  const ended = fileImport({ state: 'cancelled' });
  (await service.next(`GET ${IMPORTS}`)).answer({ ...UNKNOWN, imports: [ended] });
  await reaches(actor, 'ended');
  expect(service.invalidated()).toContainEqual(fileImportsKey('destinations', UUID.organisation));
});

it.each([
  ['x'.repeat(201), 'x'.repeat(200)],
  ['', 'file'],
])('[FI17] a file is sent with the part of its name that the service keeps: %s', async (name, sent) => {
  const actor = await planned('name\nNord\n', null, name);
  actor.send({ type: 'import' });
  expect((await service.next(`POST ${IMPORTS}`)).body).toMatchObject({ file: sent });
});

it('[FI5] the fields of the last file of its kind are those of this one', async () => {
  const actor = await planned('a,b\nNord,x\n', { b: 'name' });
  expect(actor.getSnapshot().context).toMatchObject({ mapping: { b: 'name' }, read: { isRemembered: true } });
});

it('[FI3] [FI17] a file that is no table is refused with the reason, and asks the service nothing', async () => {
  const actor = open();
  actor.send({ type: 'file.chosen', file: file('{"name": "x"}') });
  await reaches(actor, 'choosing');
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toMatch(/^The JSON file has no list/));
});

it('[EV27] [FI28] a file of events is checked once the order of its days is chosen, and is sent as events', async () => {
  const events = `organisations/${UUID.organisation}/event-imports`;
  const target = { client: service.client, organisation: UUID.organisation };
  const actor = service.run(provideFileImport(target, PROMOTION_RECORDS.event), undefined);
  actor.send({ type: 'file.chosen', file: file('Title,Start,Everywhere\nMarket,03/04/2099 10:00,yes\nLost,,yes\n') });
  const known = await service.next(`GET ${events}`);
  known.answer({ imports: [], results: [], mapping: null, links: [] });
  await reaches(actor, 'mapping');
  expect(actor.getSnapshot().context.read?.twoOrders).toEqual(['Start']);
  actor.send({ type: 'check' });
  expect(actor.getSnapshot().value).toBe('mapping');
  actor.send({ type: 'field.chosen', column: 'Start', field: 'start:dmy' });
  actor.send({ type: 'check' });
  for (const list of ['events', 'destinations', 'projects'])
    (await service.next(`GET organisations/${UUID.organisation}/${list}`)).answer([]);
  await reaches(actor, 'planned');
  expect(actor.getSnapshot().context.plan?.rows.map(({ kind }) => kind)).toEqual(['add', 'refused']);
  actor.send({ type: 'import' });
  const start = await service.next(`POST ${events}`);
  expect(start.body).toMatchObject({
    mapping: { Title: 'name', Start: 'start:dmy', Everywhere: 'everywhere' },
    rows: [{ row: 2, values: { name: 'Market', start: '2099-04-03 10:00:00', everywhere: true } }, { row: 3 }],
  });
  start.answer(fileImport());
  await reaches(actor, { running: 'asking' });
});
