import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewQuery } from '@/api/network/preview';
import { PreviewScreen } from '@/screens/preview/PreviewScreen';
import type { VisitorMap } from '@/screens/preview/VisitorMap';
import { Wayfinder } from '@/screens/preview/Wayfinder';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { testPublication } from '../../support/dom/testPublication';

type MapProps = ComponentProps<typeof VisitorMap>;
const shown = vi.hoisted(() => ({ map: null as MapProps | null }));
vi.mock('@/screens/preview/VisitorMap', () => ({
  VisitorMap: (props: MapProps) => {
    shown.map = props;
    return null;
  },
}));

beforeEach(() => {
  shown.map = null;
});
afterEach(async () => {
  await cleanUp();
  window.history.replaceState(null, '', '/');
});

const publication = testPublication();
const drawQr = async () => '';
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
const withClient = (children: ReactNode) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

it.each([
  ['', true],
  ['?place=2', true],
  ['?kiosk=4', false],
])('[PV24] a build that is opened with “%s” keeps what it shows in its address: %s', async (search, isKept) => {
  window.history.replaceState(null, '', `/${search}`);
  const { until } = await render(
    withClient(
      <Wayfinder readPublication={async () => publication} loadPlan={() => Promise.reject()} drawQr={drawQr} />,
    ),
  );
  await until(() => shown.map !== null);
  expect(shown.map?.isAddressed).toBe(isKept);
});

it('[EB3] [EB4] a page that embeds the map hears once that it is there, or why it is not', async () => {
  const heard: string[] = [];
  const embedding = {
    address: 'https://atrium.test/preview/1',
    embedder: 'https://shop.example',
    onAddress: () => undefined,
    onReady: () => heard.push('ready'),
    onFailed: (reason: string) => heard.push(reason),
  };
  const embed = async (read: () => Promise<typeof publication>) => {
    const own = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
    const map = (
      <Wayfinder readPublication={read} loadPlan={() => Promise.reject()} drawQr={drawQr} embedding={embedding} />
    );
    const { until } = await render(<QueryClientProvider client={own}>{map}</QueryClientProvider>);
    await until(() => heard.length > 0);
    await cleanUp();
    return heard.splice(0);
  };
  expect(await embed(async () => publication)).toEqual(['ready']);
  const refuse = vi.fn(() => Promise.reject(new Error('Not here.')));
  expect(await embed(refuse)).toEqual(['Not here.']);
  expect(refuse).toHaveBeenCalledTimes(2);
});

it.each([
  ['', { unit: null, kiosk: null }, true],
  ['?kiosk=4', { unit: null, kiosk: '4' }, true],
  ['?unit=u-1', { unit: 'u-1', kiosk: null }, false],
])('[PV24] a preview at “%s” keeps what it shows in its address: %o %s', async (search, at, isKept) => {
  client.setQueryData(previewQuery(publication.uuid, at).queryKey, { publication, draft: false, published: 'same' });
  const { until } = await render(
    withClient(
      <Routes>
        <Route path="/preview/:id" element={<PreviewScreen drawQr={drawQr} />} />
      </Routes>,
    ),
    testCurrentUser(),
    `/preview/${publication.uuid}${search}`,
  );
  await until(() => shown.map !== null);
  expect(shown.map?.isAddressed).toBe(isKept);
});
