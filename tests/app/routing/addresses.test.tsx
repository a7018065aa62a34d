import { createMemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDeepLink, takeDeepLink } from '@/app/routing/deepLink';
import { navigateThen, setRouter } from '@/app/routing/navigateThen';
import { useLinkQuery } from '@/app/routing/useLinkQuery';
import { startOrganisationLinks } from '@/app/shell/organisationLinks';
import { useAddressOrganisation } from '@/app/shell/useAddressOrganisation';
import { useFavicon } from '@/app/shell/useFavicon';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

afterEach(cleanUp);

const OWN = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

it('[MT29] the address that sign-in interrupted is taken once, also after a reload, and no foreign one', () => {
  expect(takeDeepLink()).toBe('/locations');
  setDeepLink('/locations/1?tab=2');
  expect([takeDeepLink(), takeDeepLink(), sessionStorage.length]).toEqual(['/locations/1?tab=2', '/locations', 0]);
  sessionStorage.setItem('atrium.deepLink', '/kiosks');
  expect(takeDeepLink()).toBe('/kiosks');
  for (const foreign of ['//evil.example', '/login', 'https://evil.example', '']) {
    setDeepLink(foreign);
    expect(takeDeepLink()).toBe('/locations');
  }
});

it('[MT29] the query of a link is read once and removed from the address', async () => {
  const { result } = await renderHook(() => [useLinkQuery(), useLocation()] as const, {
    address: '/reset?token=T&email=a',
  });
  const [query, { pathname, search }] = result();
  expect([query.get('token'), query.get('email'), pathname, search]).toEqual(['T', 'a', '/reset', '']);
});

it('[MT29] the address names the organisation that one acts for, and never the own one', async () => {
  let organisation = { uuid: OTHER };
  const user = { organisation: { uuid: OWN } };
  const { result, again } = await renderHook(
    () => {
      useAddressOrganisation({ organisation, user } as never);
      return useLocation();
    },
    { address: '/locations?tab=2#part' },
  );
  const parts = () => [new URLSearchParams(result().search).get('tab'), result().search.includes(OTHER), result().hash];
  expect(parts()).toEqual(['2', true, '#part']);
  organisation = { uuid: OWN };
  await again();
  expect(parts()).toEqual(['2', false, '#part']);
});

it('[MT29] the icon of the page has the letter and the colour of the organisation, and the earlier one after leaving', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'icon', href: 'http://atrium.example/icon.svg' });
  document.head.append(link);
  let [name, colour] = ['“river”', '#ffffff'];
  const { again, leave } = await renderHook(() => useFavicon(name, colour));
  const svg = () => decodeURIComponent(link.href);
  expect([svg().includes('>R</text>'), svg().includes('fill="#ffffff"')]).toEqual([true, true]);
  [name, colour] = ['', '#000000'];
  await again();
  expect([svg().includes('></text>'), svg().includes('fill="#000000"')]).toEqual([true, true]);
  await leave();
  expect(link.href).toBe('http://atrium.example/icon.svg');
  link.remove();
  await renderHook(() => useFavicon(name, colour));
});

const signedIn = { organisation: OTHER, user: { organisation: { uuid: OWN } } };
const context: { session: typeof signedIn | null } = { session: signedIn };
startOrganisationLinks({ getSnapshot: () => ({ context }) } as never);

it.each(['pointerdown', 'contextmenu', 'keydown', 'dragstart'])(
  '[MT29] before a link can open elsewhere (%s) it names the organisation that one acts for',
  (event) => {
    document.body.innerHTML =
      '<a id="in" href="/locations?tab=2"><b id="inner">In</b></a><a id="out" href="//evil.example"></a><a id="file" href="/a.csv" download></a><p id="text"></p>';
    const href = (id: string) => document.getElementById(id)?.getAttribute('href');
    const at = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(event));
    context.session = null;
    at('inner');
    expect(href('in')).toBe('/locations?tab=2');
    context.session = signedIn;
    for (const id of ['out', 'file', 'text', 'inner']) at(id);
    expect(href('in')).toMatch(new RegExp(`tab=2.*${OTHER}`));
    expect([href('out'), href('file')]).toEqual(['//evil.example', '/a.csv']);
    context.session = { ...signedIn, organisation: OWN };
    at('in');
    expect(href('in')).toBe('/locations?tab=2');
  },
);

/** The kiosks of the router take a moment to load. */
const routerOf = () =>
  createMemoryRouter(
    [{ path: '/kiosks', loader: () => new Promise((done) => setTimeout(done, 20, null)) }, { path: '*' }],
    {
      initialEntries: ['/locations'],
    },
  );
let router = routerOf();
beforeEach(() => {
  router = routerOf();
});

it('[MT29] work after a navigation is done once the address is shown', async () => {
  setRouter(router);
  const then = vi.fn(() => router.state.location.pathname);
  await navigateThen('/kiosks', then);
  expect(then.mock.results.map(({ value }) => value)).toEqual(['/kiosks']);
});

it('[MT29] whoever stays on a page with unsaved changes prevents the work, and who leaves it does not', async () => {
  setRouter(router);
  router.initialize();
  router.getBlocker('form', () => true);
  const then = vi.fn();
  await navigateThen('/kiosks', then);
  expect(then).not.toHaveBeenCalled();
  const blocker = () => router.state.blockers.get('form');
  blocker()?.proceed?.();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/kiosks'));
  await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  await navigateThen('/users', then);
  blocker()?.reset?.();
  router.deleteBlocker('form');
  await router.navigate('/users');
  expect([router.state.location.pathname, then.mock.calls.length]).toEqual(['/users', 1]);
});
