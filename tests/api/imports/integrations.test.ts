import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedIntegration } from '@/api/imports/integrations';
import { ApiError } from '@/api/transport/apiError';
import { jsonFeedAt } from '../../support/jsonFeedAt';

/** The location of a provider that keeps the list of its integrations, and the bodies that it was sent. */
const UUID = '44444444-4444-4444-8444-444444444444';
const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
let revision = 3;
let integrations: object[] = [];
let tests: unknown[] = [];
let testStatus = 204;

const located = () => ({
  uuid: UUID,
  name: 'Riverside Mall',
  description: null,
  logo: null,
  banner: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
  hasMap: true,
  publish_status: 0,
  is_publishing: false,
  published_at: null,
  published_by: null,
  organisation_uuid: UUID,
  revision,
  integrations,
});
const answer = (body: unknown, status = 200) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

vi.stubGlobal('fetch', async (address: string | URL | Request, given: RequestInit = {}) => {
  const sent = given.body ? (JSON.parse(String(given.body)) as { integrations?: object[] }) : {};
  if (String(address).endsWith('/test-integration')) {
    tests.push(sent);
    return testStatus === 204 ? answer(null, 204) : answer({ data: null, message: 'fine' }, testStatus);
  }
  if (sent.integrations?.some((one) => JSON.stringify(one).includes('wrong')))
    return answer(
      { error: 'No', message: 'No', code: 'invalid', errors: { 'integrations.1.config.url': ['No'] } },
      422,
    );
  if (sent.integrations) {
    integrations = sent.integrations.map((one, at) => ({ id: [FIRST, SECOND][at], ...one }));
    revision += 1;
  }
  return answer({ data: located(), message: 'Location updated successfully.' });
});
const { integrationCalls, openedIntegration, runIntegrationTest } = await import('@/api/imports/integrations');
const calls = integrationCalls(UUID);
const stored = (id: string, mode: number) => ({ id, mode, ...jsonFeedAt(`https://feeds.example/${id}`) });
const body = (mode: number, url = 'https://feeds.example/new') => ({ mode, ...jsonFeedAt(url) });

beforeEach(() => {
  revision = 3;
  integrations = [stored(FIRST, 0)];
  tests = [];
  testStatus = 204;
});

it('[IG34] a new integration is added behind those that are there by then', async () => {
  const saved = await calls.update?.('', { ...body(1), revision: 1 });
  expect(integrations).toMatchObject([{ id: FIRST, mode: 0 }, { mode: 1 }]);
  expect(saved?.data).toMatchObject({ uuid: SECOND, mode: 1, revision: 4 } satisfies Partial<OpenedIntegration>);
});

it('[IG34] a change of one leaves the others; another revision is a conflict with what there is', async () => {
  integrations = [stored(FIRST, 0), stored(SECOND, 0)];
  await calls.update?.(SECOND, { ...body(1), revision: 3 });
  expect(integrations).toMatchObject([
    { id: FIRST, mode: 0 },
    { id: SECOND, mode: 1 },
  ]);
  await expect(calls.update?.(FIRST, { ...body(1), revision: 3 })).rejects.toMatchObject({
    status: 409,
    body: { current: { uuid: FIRST, mode: 0, revision: 4 } },
  });
  await calls.remove?.(FIRST);
  expect(integrations).toMatchObject([{ id: SECOND }]);
  await expect(calls.update?.(FIRST, body(1))).rejects.toMatchObject({ status: 404 });
});

it('[IG34] the errors of the list are those of the parameters', async () => {
  await expect(calls.update?.('', body(0, 'https://wrong.example/'))).rejects.toMatchObject({
    fields: { url: ['No'] },
  });
});

it('[IG32] a test sends type and config, and the id of a stored one; only 204 is a success', async () => {
  const { signal } = new AbortController();
  const { type, config } = jsonFeedAt('https://feeds.example/');
  await runIntegrationTest('', { type, mode: 1, config }, signal);
  await runIntegrationTest(FIRST, { type, mode: 1, config }, signal);
  expect(tests).toEqual([
    { type, config },
    { type, config, id: FIRST },
  ]);
  testStatus = 200;
  await expect(runIntegrationTest('', { type, mode: 1, config }, signal)).rejects.toBeInstanceOf(ApiError);
  expect(openedIntegration({ ...located(), integrations: [] }, FIRST)).toBeNull();
});
