import { expect, it, vi } from 'vitest';
import { projectDetailsCalls } from '@/api/locations/projectDetails';
import { provideIntegration } from '@/app/locations/provideIntegration';
import { INTEGRATION_PARAMETERS } from '@/contract/imports/integrationParameters';
import { integrationText } from '@/contract/texts/integrationTexts';
import { formInputOf, formRecordOf } from '@/machines/records/recordKind';
import { integrationKindOf } from '@/screens/locationSettings/integrations/integrationKind';
import { jsonFeedAt } from '../../support/jsonFeedAt';
import { holdService } from '../support/heldService';
import { projectAnswer, UUID } from '../support/samples';

const service = holdService();
const ID = '11111111-1111-4111-8111-111111111111';
const kind = integrationKindOf({ name: 'json-feed', parameters: [...INTEGRATION_PARAMETERS['json-feed']] });
const feed = jsonFeedAt('https://feeds.example/shops');
const values = kind.valuesOf({ uuid: ID, mode: 0, ...feed });
const other = { ...values, url: 'https://feeds.example/other' };
const provide = (integration: string) =>
  provideIntegration(service.client, kind, { project: UUID.project, integration });
const openTest = (integration = ID) => service.run(provide(integration).test, { values, isSaved: false });

it('[IG30] a test reads the source with the values of the form, and the header values that are stored', async () => {
  const actor = openTest();
  actor.send({ type: 'test' });
  const call = await service.next('POST test-integration');
  expect(call.body).toMatchObject({ ...feed, id: ID });
  call.answerNothing();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('tested')).toBe(true));
  const added = openTest('');
  added.send({ type: 'test' });
  expect((await service.next('POST test-integration')).body).not.toHaveProperty('id');
});

it('[IG30] what was not tested is not saved: a test that failed, and one of other values', async () => {
  const actor = openTest();
  const notified: string[] = [];
  actor.on('notified', ({ text }) => notified.push(text));
  actor.send({ type: 'test' });
  (await service.next('POST test-integration')).refuse(422);
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe('No.'));
  actor.send({ type: 'save' });
  expect(actor.getSnapshot().matches('changed')).toBe(true);
  actor.send({ type: 'test' });
  const call = await service.next('POST test-integration');
  actor.send({ type: 'change', values: other, isSaved: false });
  // Nobody waits for the test of what is not there any more.
  expect(call.isWanted()).toBe(false);
  actor.send({ type: 'save' });
  expect(actor.getSnapshot().matches('changed')).toBe(true);
  expect(notified).toEqual([integrationText('testFirst'), integrationText('testFirst')]);
});

it('[IG34] saving changes this integration alone, at the revision of its location', async () => {
  const opened = { uuid: ID, mode: 0, ...feed, revision: 4 };
  const actor = service.run(provide(ID).form, formInputOf(kind, { record: formRecordOf(kind, opened) }));
  actor.send({ type: 'change', field: 'mode', value: 1 });
  actor.send({ type: 'save' });
  const stored = { revision: 4, integrations: [{ id: ID, mode: 0, ...feed }] };
  (await service.next(`GET projects/${UUID.project}`)).answer(projectAnswer(stored));
  const call = await service.next(`PUT projects/${UUID.project}`);
  expect(call.body).toMatchObject({ revision: 4, integrations: [{ id: ID, mode: 1, ...feed }] });
  call.answer(projectAnswer({ revision: 5, integrations: [{ id: ID, mode: 1, ...feed }] }));
  await vi.waitFor(() => expect(actor.getSnapshot().output).toMatchObject({ outcome: 'updated' }));
  expect(service.invalidated()).toEqual(projectDetailsCalls(UUID.project).stale);
});
