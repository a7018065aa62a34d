import { expect, it, vi } from 'vitest';
import { ORGANISATIONS_KEY } from '@/api/organisations/keys';
import { provideCreation } from '@/app/records/provideCreation';
import { createOrganisation, listFeatures } from '@/contract/organisations/organisations';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { holdService } from '../support/heldService';
import { projectAnswer } from '../support/samples';

const service = holdService();
const [OWN, OTHER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

function begin(form: 'organisation' | 'project' | 'building' | 'floor') {
  const organisationChanged = vi.fn();
  const machine = provideCreation(service.client, { own: OWN, userFeatures: [3, 5], organisationChanged });
  const actor = service.run(machine, { form, provider: { provider: OWN, child: 'C' }, organisation: null });
  const change = (values: object) => actor.send({ type: 'change', change: values } as never);
  return { actor, change, organisationChanged };
}

it('[MT27] an organisation inherits what its parent and its creator have, and the lists are loaded again', async () => {
  const { actor, change, organisationChanged } = begin('organisation');
  change({ name: 'Harbour', color: '#112233' });
  actor.send({ type: 'chooseOrganisation', organisation: OTHER });
  actor.send({ type: 'submit' });
  const features = await service.next(`GET organisations/${OTHER}/features`);
  const [feature] = sampleOf(listFeatures.data, 'data', 'full') as readonly object[];
  features.answer([3, 4].map((id) => ({ ...feature, id })));
  const created = await service.next('POST organisations');
  expect(created.body).toMatchObject({ name: 'Harbour', color: '#112233', organisation_uuid: OTHER, features: [3] });
  expect([service.invalidated(), organisationChanged.mock.calls.length]).toEqual([[], 0]);
  created.refuse(422);
  await expect.poll(() => actor.getSnapshot().matches('saving')).toBe(false);
  expect([service.invalidated(), organisationChanged.mock.calls.length]).toEqual([[], 0]);
});

it('[MT27] a location is created for its organisation, after the session may act for it', async () => {
  const { actor, change } = begin('project');
  change({ name: 'Mall', description: 'By the river' });
  actor.send({ type: 'chooseOrganisation', organisation: OTHER });
  actor.send({ type: 'submit' });
  const asked = await service.next(`PUT organisations/${OTHER}/remote-admin`);
  expect(asked.body).toEqual({ organisation: OTHER });
  asked.answer({ uuid: OTHER, name: 'Harbour' });
  const created = await service.next(`POST organisations/${OTHER}/projects`);
  expect(created.body).toEqual({ name: 'Mall', description: 'By the river' });
});

it('[MT27] the locations of the chosen organisation and the buildings of the chosen location are read', async () => {
  const { actor } = begin('floor');
  actor.send({ type: 'chooseOrganisation', organisation: OWN });
  const projects = await service.next(`GET organisations/${OWN}/projects`);
  actor.send({ type: 'chooseOrganisation', organisation: OTHER });
  expect(projects.isWanted()).toBe(false);
  const asked = await service.next(`PUT organisations/${OTHER}/remote-admin`);
  asked.refuse(404);
  await expect.poll(() => actor.getSnapshot().hasTag('busy' as never)).toBe(false);
});

it('[CR8] the lists of organisations are loaded again once one was created, before the form says so', async () => {
  const { actor, change, organisationChanged } = begin('organisation');
  const created: unknown[] = [];
  actor.on('created', () => created.push([service.invalidated(), organisationChanged.mock.calls.length]));
  change({ name: 'Harbour', color: '#112233' });
  actor.send({ type: 'chooseOrganisation', organisation: OTHER });
  actor.send({ type: 'submit' });
  (await service.next(`GET organisations/${OTHER}/features`)).answer([]);
  const call = await service.next('POST organisations');
  expect(call.body).toMatchObject({ features: [] });
  call.answer(sampleOf(createOrganisation.data, 'data', 'full'));
  await vi.waitFor(() => expect(created).toEqual([[[ORGANISATIONS_KEY], 1]]));
});

const MALL = '33333333-3333-4333-8333-333333333333';
const TOWER = '44444444-4444-4444-8444-444444444444';

/** Chooses a location of the own organisation. */
async function chooseProject(form: 'building' | 'floor') {
  const begun = begin(form);
  begun.actor.send({ type: 'chooseOrganisation', organisation: OWN });
  (await service.next(`GET organisations/${OWN}/projects`)).answer([projectAnswer({ uuid: MALL, name: 'Mall' })]);
  await vi.waitFor(() => expect(begun.actor.getSnapshot().context.projects).toEqual([{ uuid: MALL, name: 'Mall' }]));
  begun.actor.send({ type: 'chooseProject', project: MALL });
  return begun;
}

it('[CR4] a building is created in the chosen location', async () => {
  const { actor, change } = await chooseProject('building');
  change({ name: 'Tower', shortname: 'T' });
  actor.send({ type: 'submit' });
  const call = await service.next(`POST projects/${MALL}/buildings`);
  expect(call.body).toEqual({ name: 'Tower', shortname: 'T' });
});

it('[CR7] a floor is created above those of the chosen building', async () => {
  const { actor, change } = await chooseProject('floor');
  const floor = { uuid: OTHER, name: 'Ground', shortname: 'G', order: 2, compile: true, plan: null };
  const tower = { uuid: TOWER, name: 'Tower', shortname: 'T', overview: false, floors: [floor] };
  const read = await service.next(`GET projects/${MALL}/buildings`);
  read.answer({ buildings: [tower], revision: 1 });
  await vi.waitFor(() => expect(actor.getSnapshot().context.buildings).toHaveLength(1));
  actor.send({ type: 'chooseBuilding', building: TOWER });
  change({ name: 'Upper', shortname: 'U' });
  actor.send({ type: 'submit' });
  expect((await service.next(`POST buildings/${TOWER}/floors`)).body).toEqual({
    name: 'Upper',
    shortname: 'U',
    order: 3,
  });
});
