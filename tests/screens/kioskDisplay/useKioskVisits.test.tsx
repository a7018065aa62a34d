import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { devicePublicationQuery } from '@/api/kiosks/devices';
import { useKioskVisits } from '@/screens/kioskDisplay/useKioskVisits';
import { holdService } from '../../app/support/heldService';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testPublication } from '../../support/dom/testPublication';

const service = holdService();
afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const BUILD = 5;

it('[AY24] a kiosk counts a visit to its location once somebody touches it', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_address: string, body: string) => sent.push(JSON.parse(body)) > 0 });
  const publication = testPublication();
  const { client } = service;
  client.setQueryData(devicePublicationQuery('key', BUILD).queryKey, publication);
  const { uuid } = publication.project.location;
  const page = await renderHook(() => useKioskVisits('key', BUILD), {
    around: (shown) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>,
  });
  const call = await service.next(`GET preview/${uuid}/visit-key`);
  await page.after(() => call.answer({ access_key: 'visits' }));
  expect(sent).toEqual([]);
  await page.after(() => void window.dispatchEvent(new Event('pointerdown')));
  await expect
    .poll(() => sent)
    .toMatchObject([
      { location: uuid, access_key: 'visits', events: [{ service: 'web-map-ui', environment: 'live' }] },
    ]);
});
