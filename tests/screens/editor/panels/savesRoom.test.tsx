import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { retryWaitMachine } from '@/machines/retry/retryWait.machine';
import type { PlacementForms } from '@/screens/editor/placements/placementForms';
import { untouchedDraft, withRoom } from '@/screens/editor/placements/untouchedDraft';
import { usePlacementForms } from '@/screens/editor/placements/usePlacementForms';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';

const retryWait = retryWaitMachine.provide({ actors: { watchNetwork: fromCallback(() => undefined) } });

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const PLACED = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: null,
  location_status: null,
  revision: 4,
  destination: { parent_id: 3, flagship: 0, colour: null },
} as unknown as Placement;

/** The forms of a location whose service answers every call, and what it was sent. */
async function opened() {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    sent.push({ method: request.method, path: new URL(request.url).pathname, body: JSON.parse(await request.text()) });
    return Response.json({ data: PLACED, message: 'Saved.' });
  });
  const client = new QueryClient();
  const known = [{ id: 3, name: 'Café' }] as Destination[];
  client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, known);
  const forms: PlacementForms[] = [];
  const Forms = () => {
    forms[0] = usePlacementForms('mall', () => undefined, retryWait);
    return null;
  };
  await render(
    <QueryClientProvider client={client}>
      <Forms />
    </QueryClientProvider>,
  );
  const [all] = forms;
  if (!all) throw new Error('There are no forms.');
  return { forms: all, sent };
}

it('[PP27] a room without a placement is created', async () => {
  const { forms, sent } = await opened();
  const empty = untouchedDraft('ground', 'room_9', undefined, undefined);
  await forms.saveAll({ ...empty, entered: 'Café' });
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/project-destinations', body: { object_name: 'room_9', parent_id: 3 } },
  ]);
});

it('[PP27] a room with a placement is changed', async () => {
  const { forms, sent } = await opened();
  const placed = untouchedDraft('ground', 'room_3', PLACED, undefined);
  await forms.saveAll(withRoom(placed, { ...placed.room, phone: '020' }));
  expect(sent).toMatchObject([
    { method: 'PUT', path: '/api/project-destinations/7', body: { parent_id: 3, phone_number: '020', revision: 4 } },
  ]);
});

it('[PP27] without a destination nothing is sent, and the form says what to select', async () => {
  const { forms, sent } = await opened();
  await forms.saveAll(untouchedDraft('ground', 'room_9', undefined, undefined));
  expect(sent).toEqual([]);
  expect([...forms.get().values()]).toMatchObject([
    { error: 'Please select a valid destination from the "name" selection.', isSaving: false },
  ]);
});
