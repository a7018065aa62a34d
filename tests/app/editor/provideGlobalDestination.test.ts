import { expect, it, vi } from 'vitest';
import { destinationsKey } from '@/api/destinations/keys';
import { projectKey } from '@/api/locations/keys';
import { projectDataKey } from '@/api/network/keys';
import { provideGlobalDestination } from '@/app/editor/provideGlobalDestination';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const LISTS = [projectKey(UUID.project), projectDataKey(UUID.project), destinationsKey(UUID.organisation)];
const body = { name: 'Bean Ferry', description: 'Coffee' };
const answer = (id: number) => ({
  id,
  name: body.name,
  description: body.description,
  logo: null,
  map_logo: null,
  parent_id: null,
  categories: [],
  tags: [],
  organisation_uuid: UUID.organisation,
  default_category_colour: null,
});

const open = (revision: number | undefined) =>
  service.run(provideGlobalDestination(service.client, UUID.organisation, UUID.project), {
    edit: { id: 7, revision, body },
  });

it.each([
  [3, { ...body, revision: 3 }],
  [0, { ...body, revision: 0 }],
  [undefined, body],
])('[PP25] Update All sends the changes with the revision that they are based on: %s', async (revision, sent) => {
  const actor = open(revision);
  actor.send({ type: 'updateAll' });
  const call = await service.next('PUT destinations/7');
  expect(call.body).toEqual(sent);
  expect(service.invalidated()).toEqual([]);
  call.answer(answer(7));
  await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'settled', destination: 7 }));
  expect(service.invalidated()).toEqual(LISTS);
});

it('[PP25] Create New makes a destination of the organisation, which the place then has', async () => {
  const actor = open(3);
  actor.send({ type: 'createNew' });
  const call = await service.next(`POST organisations/${UUID.organisation}/destinations`);
  expect(call.body).toEqual(body);
  call.answer(answer(12));
  await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'settled', destination: 12 }));
  expect(service.invalidated()).toEqual(LISTS);
});

it('[PP25] a rejected change is an error and loads nothing again', async () => {
  const actor = open(3);
  actor.send({ type: 'updateAll' });
  (await service.next('PUT destinations/7')).refuse(409);
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe('No.'));
  expect(service.invalidated()).toEqual([]);
});
