import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { projectKey } from '@/api/locations/keys';
import { providePublishing } from '@/app/locations/providePublishing';

const UUID = '44444444-4444-4444-8444-444444444444';
const job = { uuid: UUID, kind: 'publish', state: 'queued', is_demo: false, step: null, stage: 'Waiting', log: [] };
const { requestPublish, requestBuild } = vi.hoisted(() => ({ requestPublish: vi.fn(), requestBuild: vi.fn() }));
vi.mock('@/api/locations/projects', async (original) => ({ ...(await original<object>()), requestPublish }));
vi.mock('@/api/publishing/builds', async (original) => ({ ...(await original<object>()), requestBuild }));
vi.mock('@/api/jobs/jobs', () => ({ fetchJob: () => new Promise(() => undefined), requestCancel: vi.fn() }));

const project = (uuid: string) => ({ uuid, name: 'Hall', publish_status: 1, is_publishing: false, job: null });

it.each([
  ['publish', requestPublish, [UUID, false]],
  ['publishDemo', requestPublish, [UUID, true]],
  ['build', requestBuild, [UUID]],
] as const)(
  '[PU16] %s marks the location as publishing with nothing left, and no other',
  async (type, request, asked) => {
    request.mockReset().mockResolvedValue(job);
    const client = new QueryClient();
    client.setQueryData(['projects', 'o'], [project(UUID), project('other')]);
    client.setQueryData(projectKey(UUID), project(UUID));
    const actor = createActor(providePublishing(client), { input: { project: UUID, job: null, isUpToDate: false } });
    actor.start();
    actor.send({ type });
    await waitFor(actor, (snapshot) => snapshot.hasTag('publishing'));
    expect(request.mock.calls).toEqual([asked]);
    const marked = { publish_status: 0, is_publishing: true, job };
    expect(client.getQueryData(['projects', 'o'])).toEqual([{ ...project(UUID), ...marked }, project('other')]);
    expect(client.getQueryData(projectKey(UUID))).toEqual({ ...project(UUID), ...marked });
    actor.stop();
  },
);
