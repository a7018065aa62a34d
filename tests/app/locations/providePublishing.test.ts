import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { buildsKey } from '@/api/publishing/keys';
import { providePublishing } from '@/app/locations/providePublishing';
import { readProject } from '@/contract/locations/projectDetails';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { holdService } from '../support/heldService';
import { jobAnswer, UUID } from '../support/samples';

const service = holdService();
const project = (uuid: string) => ({ uuid, name: 'Hall', publish_status: 1, is_publishing: false, job: null });
const READ = `GET jobs/${UUID.job}`;

function open() {
  service.client.setQueryData(['projects', 'o'], [project(UUID.project), project('other')]);
  service.client.setQueryData(projectKey(UUID.project), project(UUID.project));
  return service.run(providePublishing(service.client), { project: UUID.project, job: null, isUpToDate: false });
}

it.each([
  ['review', `POST projects/${UUID.project}/publish`, {}],
  ['publishDemo', `POST projects/${UUID.project}/publish`, { demo: '1' }],
  ['build', `POST projects/${UUID.project}/generate-build`, {}],
] as const)('[PU16] %s marks the location as publishing with nothing left, and no other', async (type, name, query) => {
  const actor = open();
  actor.send({ type });
  if (type !== 'build') actor.send({ type: 'confirm' });
  const call = await service.next(name);
  expect(call.query).toEqual(query);
  const job = jobAnswer({ state: 'queued', is_demo: type === 'publishDemo' });
  call.answer(job);
  await waitFor(actor, (snapshot) => snapshot.hasTag('publishing') && snapshot.context.job !== null);
  const marked = { publish_status: 0, is_publishing: true, job };
  expect(service.client.getQueryData(['projects', 'o'])).toEqual([
    { ...project(UUID.project), ...marked },
    project('other'),
  ]);
  expect(service.client.getQueryData(projectKey(UUID.project))).toEqual({ ...project(UUID.project), ...marked });
});

it('[PB1] the job of the answer is followed, and its end loads the location, its lists and its builds again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const actor = open();
  actor.send({ type: 'review' });
  actor.send({ type: 'confirm' });
  (await service.next(`POST projects/${UUID.project}/publish`)).answer(jobAnswer());
  await vi.waitFor(() => expect(actor.getSnapshot().context.job).not.toBeNull());
  await vi.advanceTimersByTimeAsync(3000);
  const read = await service.next(READ);
  service.invalidated();
  read.answer(jobAnswer({ state: 'succeeded', progress: 100 }));
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ idle: 'upToDate' })).toBe(true));
  expect(service.invalidated()).toEqual([PROJECTS_KEY, projectKey(UUID.project), buildsKey(UUID.project)]);
  vi.useRealTimers();
});

it('[PB1] cancelling cancels the job that runs', async () => {
  const actor = service.run(providePublishing(service.client), {
    project: UUID.project,
    job: jobAnswer() as never,
    isUpToDate: false,
  });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('publishing')).toBe(true));
  actor.send({ type: 'cancel' });
  await vi.waitFor(() => expect(service.waiting()).toContain(`POST jobs/${UUID.job}/cancel`));
});

it.each([
  [0, 'upToDate'],
  [1, 'unpublishedChanges'],
] as const)('[PB1] after a refused request the location is read anew: %s is %s', async (status, state) => {
  // As on a page whose copy of the location is not old yet.
  service.client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  const actor = open();
  actor.send({ type: 'build' });
  (await service.next(`POST projects/${UUID.project}/generate-build`)).refuse(409);
  const answer = sampleOf(readProject.data, 'data', 'full') as object;
  (await service.next(`GET projects/${UUID.project}`)).answer({ ...answer, publish_status: status, job: null });
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ idle: state })).toBe(true));
});
