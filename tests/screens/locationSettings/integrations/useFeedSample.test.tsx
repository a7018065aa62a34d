import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { INTEGRATION_PARAMETERS } from '@/contract/imports/integrationParameters';
import type { FeedSampleAnswer } from '@/contract/imports/sampleIntegration';
import { type IntegrationValues, integrationKindOf } from '@/screens/locationSettings/integrations/integrationKind';
import { type FeedSampling, useFeedSample } from '@/screens/locationSettings/integrations/useFeedSample';
import { cleanUp, render } from '../../../support/dom/render';
import { jsonFeedAt } from '../../../support/jsonFeedAt';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const kind = integrationKindOf({ name: 'json-feed', parameters: [...INTEGRATION_PARAMETERS['json-feed']] });
const values = kind.valuesOf({ uuid: '1', mode: 0, ...jsonFeedAt('https://feeds.example/shops') });
const PROJECT = '44444444-4444-4444-8444-444444444444';

const answer = (mapping: FeedSampleAnswer['mapping']): FeedSampleAnswer => ({
  found: 'data.shops',
  rows: 2,
  columns: [{ place: 'tel', values: ['+49 351 1'] }],
  mapping,
  result: { problem: null, add: 2, change: 0, same: 0, refused: 0, remove: 0, errors: [] },
});

interface Seen {
  readonly sampling: FeedSampling;
  readonly entries: IntegrationValues;
  readonly setTested: () => void;
}

/** The hook in a form that keeps the entries. */
async function sampling(mapping: FeedSampleAnswer['mapping']) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ data: answer(mapping), message: '' }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const seen = vi.fn<(now: Seen) => void>();
  const Form = () => {
    const [entries, setEntries] = useState(values);
    const [state, setState] = useState<'changed' | 'tested'>('changed');
    const set = (name: string, value: unknown) => setEntries((before) => ({ ...before, [name]: value }));
    const now = useFeedSample({ values: entries, set }, { project: PROJECT, id: '', kind, state });
    seen({ sampling: now, entries, setTested: () => setState('tested') });
    return null;
  };
  const rendered = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const latest = () => {
    const [now] = seen.mock.lastCall ?? [];
    if (!now) throw new Error('The form is not there.');
    return now;
  };
  return { ...rendered, latest, sent };
}

it('[IG37] Read first rows fills fields without a place; a choice gives a place one field; older counts are not current', async () => {
  const { after, until, latest, sent } = await sampling({ external_id: 'id', name: 'name', phone: 'tel' });
  await after(() => latest().sampling.read());
  await until(() => latest().sampling.sample?.rows === 2);
  expect(sent).toMatchObject([{ guess: true }]);
  expect(latest().entries).toMatchObject({ items_path: 'data.shops', mapping: { name: 'name', phone: 'tel' } });
  expect(latest().sampling.isCurrent).toBe(true);
  await after(() => latest().sampling.choose('tel', 'note'));
  expect(latest().entries.mapping).toMatchObject({ phone: '', note: 'tel' });
  expect(latest().sampling.isCurrent).toBe(false);
});

it('[IG37] a test that succeeds shows the rows, and leaves the entries as they were tested', async () => {
  const { after, until, latest, sent } = await sampling({ external_id: 'id', name: 'name' });
  await after(() => latest().setTested());
  await until(() => latest().sampling.isCurrent);
  expect(sent).toMatchObject([{ guess: false }]);
  expect(latest().entries).toBe(values);
});
