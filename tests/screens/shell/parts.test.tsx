import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { OrganisationTile } from '@/components/layout/OrganisationTile';
import type { SearchResults } from '@/contract/search/search';
import { switchingMachine } from '@/machines/session/switching.machine';
import { globalSearchMachine } from '@/machines/shell/globalSearch.machine';
import { ClientSwitcher } from '@/screens/shell/ClientSwitcher';
import { GlobalSearch } from '@/screens/shell/GlobalSearch';
import { SideNavigation } from '@/screens/shell/SideNavigation';
import { UserMenu } from '@/screens/shell/UserMenu';
import { ViewingBar } from '@/screens/shell/ViewingBar';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const pages = [{ path: '/locations', title: 'Locations', addsNew: false }];
const links = { analytics: 'https://analytics.example/', documentation: 'https://docs.example/' };
const switchingAt = (own: string, activeId = own) =>
  createActor(switchingMachine, { input: { own, activeId } }).start();

it('[NV5] Analytics opens outside, in a tab of its own that knows nothing of this one', async () => {
  const { find } = await render(<SideNavigation pages={pages} links={links} />);
  const link = find('a[href="https://analytics.example/"]');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('[NV6] the navigation folds and unfolds, and is found so again', async () => {
  const { find, after, text } = await render(<SideNavigation pages={pages} links={links} />);
  expect(text('Locations')).not.toBeNull();
  await after(() => find('button[aria-expanded]').click());
  expect(text('Locations')).toBeNull();
  expect(find('button[aria-expanded]').getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem('atrium.navigation')).toBe('folded');
  document.body.innerHTML = '';
  const again = await render(<SideNavigation pages={pages} links={links} />);
  expect(again.find('button[aria-expanded]').getAttribute('aria-expanded')).toBe('false');
});

it('[NV14] in a narrow window the navigation is folded, and open only until a page is chosen', async () => {
  localStorage.setItem('atrium.navigation', 'open');
  const matching = vi.fn((query: string) => ({
    matches: query.includes('max-width: 899px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { find, after, text } = await render(<SideNavigation pages={pages} links={links} />, undefined, '/profile', {
    matchMedia: matching,
  });
  expect(text('Locations')).toBeNull();
  await after(() => find('button[aria-expanded]').click());
  expect(text('Locations')).not.toBeNull();
  await after(() => find('a[href="/locations"]').click());
  expect([text('Locations'), localStorage.getItem('atrium.navigation')]).toEqual([null, 'open']);
});

it('[NV7] home is marked as the locations at both of its addresses', async () => {
  for (const address of ['/', '/locations']) {
    const { find } = await render(<SideNavigation pages={pages} links={links} />, testCurrentUser(), address);
    expect(find('a[aria-current=page]').textContent).toBe('Locations');
    await cleanUp();
  }
});

it.each([
  ['/locations/1/settings', true],
  ['/project-log/1', true],
  ['/uploaded-map-files/1', true],
  ['/project-logs', false],
  ['/categories', false],
])('[NV18] at %s the locations are marked: %s', async (address, isMarked) => {
  const { page } = await render(<SideNavigation pages={pages} links={links} />, testCurrentUser(), address);
  expect(page.querySelectorAll('a[aria-current=page]')).toHaveLength(isMarked ? 1 : 0);
});

it('[TB6] the menu wears the avatar, and without one the initials on the organisation’s colour', async () => {
  const withAvatar = await render(
    <UserMenu pages={pages} links={links} />,
    testCurrentUser({ avatar: '/api/images/a' }),
  );
  expect(withAvatar.find('img').getAttribute('src')).toBe('/api/images/a');
  await cleanUp();
  const without = await render(<UserMenu pages={pages} links={links} />);
  expect(without.text('MO')?.style.backgroundColor).toBe('rgb(194, 65, 12)');
});

it('[TB10] Documentation opens outside, in a tab of its own', async () => {
  const { find, after } = await render(<UserMenu pages={pages} links={links} />);
  await after(() => find('button').click());
  const link = find('a[href="https://docs.example/"]');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('[TB2] the tile shows the logo, and without one the first letter, readable on the colour', async () => {
  const logo = await render(<OrganisationTile name="Riverside" color="#ffee00" logo="/api/images/l" />);
  expect(logo.find('img').getAttribute('src')).toBe('/api/images/l');
  await cleanUp();
  const letter = (await render(<OrganisationTile name="riverside" color="#ffee00" logo={null} />)).text('R');
  expect([letter?.style.backgroundColor, letter?.style.color]).toEqual(['rgb(255, 238, 0)', 'rgb(0, 0, 0)']);
});

it('[TB4] many customers are found by typing; choosing one asks for the switch', async () => {
  const sub = Array.from({ length: 12 }, (_, index) => ({ uuid: `c${index}`, name: `Customer ${index}` }));
  const switchTo = vi.fn();
  const currentUser = testCurrentUser({ own: { reseller: 1 }, sub, switchTo });
  const { find, after, text } = await render(<ClientSwitcher switching={switchingAt('o')} />, currentUser);
  await after(() => find('button').click());
  expect(text('Customer 3')).not.toBeNull();
  const field = find('input[aria-label="Find a customer"]') as HTMLInputElement;
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await after(() => {
    put?.call(field, 'ER 11');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(text('Customer 3')).toBeNull();
  await after(() => text('Customer 11')?.closest('button')?.click());
  expect(switchTo.mock.calls[0]?.[0]).toMatchObject({ uuid: 'c11', name: 'Customer 11' });
});

it('[TB5] who acts for another organisation sees for whom and as who, and the way back; at home nothing', async () => {
  const home = await render(<ViewingBar switching={switchingAt('o')} />);
  expect(home.page.textContent).not.toContain('Viewing');
  await cleanUp();
  const switchTo = vi.fn();
  const away = testCurrentUser({ organisation: { uuid: 'h', name: 'Harbour', color: '#0f766e' }, switchTo });
  const { page, text, after, find } = await render(<ViewingBar switching={switchingAt('o', 'h')} />, away);
  expect(page.textContent).toContain('Viewing Harbour as Maya Okafor of Riverside');
  expect(find('[role=status]').style.getPropertyValue('--client')).toBe('#0f766e');
  await after(() => text('Back to Riverside')?.click());
  expect(switchTo.mock.calls[0]?.[0]).toMatchObject({ uuid: away.user.organisation.uuid });
});

it('[GS12] the search says what it is for', async () => {
  const { find } = await render(
    <GlobalSearch searchMachine={globalSearchMachine} pages={pages} box={{ current: null }} />,
  );
  expect(find('input').getAttribute('placeholder')).toBe('Search or filter');
});

const ONE = { pages, links: { ...links, analytics: '' } };

it('[NV15] a folded entry is named for the pointer and for the focus', async () => {
  localStorage.setItem('atrium.navigation', 'folded');
  const { find, after, text } = await render(<SideNavigation pages={pages} links={links} />);
  const link = find('a[href="/locations"]');
  expect(link.getAttribute('aria-label')).toBe('Locations');
  await after(() => {
    // Fluent shows tooltips for the focus of keys alone.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    link.focus();
  });
  await vi.waitFor(() => expect(text('Locations')).not.toBeNull());
});

it('[NV15] with one entry the navigation is folded at first, and without any it is absent', async () => {
  const { find, after, text } = await render(<SideNavigation {...ONE} />, undefined, '/profile');
  expect(text('Locations')).toBeNull();
  await after(() => find('button[aria-expanded=false]').click());
  expect(text('Locations')).not.toBeNull();
  await cleanUp();
  const none = await render(<SideNavigation {...ONE} />, testCurrentUser({ userLacks: ['locations'] }));
  expect(none.page.querySelector('nav')).toBeNull();
});

it('[TB13] a long name in the switcher is whole in its title', async () => {
  const name = 'A very long name of an organisation '.repeat(3).trim();
  const currentUser = testCurrentUser({ own: { reseller: 1 }, sub: [{ uuid: 'c', name }] });
  const { find, after } = await render(<ClientSwitcher switching={switchingAt('o')} />, currentUser);
  await after(() => find('button').click());
  expect(find(`button[title="${name}"]`).textContent).toContain(name);
});

it('[TB14] the menu begins with name and address, and names the present theme, density and language', async () => {
  const { find, after, text, page } = await render(<UserMenu pages={pages} links={links} />);
  await after(() => find('button').click());
  expect([text('Maya Okafor'), text('maya@riverside.example')]).not.toContain(null);
  const entries = [...page.querySelectorAll('[aria-haspopup=menu]')].map(({ textContent }) => textContent);
  expect(entries).toEqual(expect.arrayContaining(['ThemeSystem', 'DensityComfortable', 'LanguageEnglish (UK)']));
  expect(text('Dark')).toBeNull();
  await after(() => text('Theme')?.closest<HTMLElement>('[role=menuitem]')?.click());
  await after(() => text('Dark')?.closest<HTMLElement>('[role=menuitemradio]')?.click());
  expect(localStorage.getItem('atrium.theme')).toBe('dark');
});

const FOUND: SearchResults = {
  projects: [],
  buildings: [],
  floors: [],
  globalDestinations: [{ id: 4, name: 'Books' }],
  globalAmenities: [],
  categories: [],
  users: [],
};

it('[GS13] a result that cannot be opened says so in its row', async () => {
  const machine = globalSearchMachine.provide({
    delays: { searchDelay: 0 },
    actors: {
      search: fromPromise(async () => FOUND),
    },
  });
  const { find, after, text } = await render(
    <GlobalSearch searchMachine={machine} pages={pages} box={{ current: null }} />,
  );
  await after(() => {
    find('input').focus();
    typeInto(find('input') as HTMLInputElement, 'boo');
  });
  await vi.waitFor(() => expect(text('Books')).not.toBeNull());
  expect(text('Not available')).not.toBeNull();
});
