import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { projectCalls } from '@/api/locations/projects';
import { provideRecordForm } from '@/app/records/provideRecordForm';
import type { Project } from '@/contract/locations/projects';
import { LocationFormDialog } from '@/screens/locations/LocationFormDialog';
import { locationKind } from '@/screens/locations/locationKind';
import { deferred } from '../../machines/until';
import { cleanUp, render } from '../../support/dom/render';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const ORGANISATION = '11111111-1111-4111-8111-111111111111';
const CREATED: Project = {
  uuid: '44444444-4444-4444-8444-444444444444',
  name: 'Pier Nine',
  description: 'Ferries',
  logo: null,
  banner: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
  hasMap: false,
  publish_status: 1,
  is_publishing: false,
  published_at: null,
  published_by: null,
  organisation_uuid: ORGANISATION,
};

const Address = () => <output>{useLocation().pathname}</output>;

it('[LO10] [LO11] creates a location from its dialog and opens its settings', async () => {
  const sent: { path: string; body: unknown }[] = [];
  const answered = deferred<void>();
  const client = new QueryClient();
  const machine = provideRecordForm(client, locationKind, projectCalls(ORGANISATION));
  const onEnd = vi.fn();
  const { page, find, after, text, until } = await render(
    <QueryClientProvider client={client}>
      <Address />
      <LocationFormDialog
        machine={machine}
        editing={{ row: null, id: null, intent: 'edit', onDeleting: vi.fn(), onEnd }}
      />
    </QueryClientProvider>,
  );
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const request = given instanceof Request ? given : new Request(new URL(given, 'http://atrium.test'), init);
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    await answered.promise;
    return new Response(JSON.stringify({ data: { project: CREATED }, message: 'Project successfully created.' }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const labels = [...page.querySelectorAll('[role=dialog] label')].map((label) => label.textContent?.replace('*', ''));
  expect(labels).toEqual(['Location name', 'Location description']);
  await after(() => {
    typeInto(find('[role=dialog] input') as HTMLInputElement, 'Pier Nine');
    const description = find('[role=dialog] textarea') as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(description, 'Ferries');
    description.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await after(() => text('Create location')?.click());
  await until(() => sent.length > 0);
  expect(text('Saving...')).not.toBeNull();
  expect(sent).toEqual([
    {
      path: `/api/organisations/${ORGANISATION}/projects`,
      body: { name: 'Pier Nine', description: 'Ferries', organisation_uuid: ORGANISATION },
    },
  ]);
  await after(() => answered.resolve());
  await vi.waitFor(() => expect(find('output').textContent).toBe(`/locations/${CREATED.uuid}/settings`));
  expect(onEnd).not.toHaveBeenCalled();
});
