import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Project } from '@/contract/locations/projects';
import { LocationCard } from '@/screens/locations/LocationCard';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser, testStaff } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const project = (hasMap: boolean): Project =>
  ({
    uuid: UUID,
    name: 'Riverside Mall',
    hasMap,
    publish_status: 0,
    updated_at: '2026-11-22T10:00:00Z',
  }) as Project;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const shown = (hasMap: boolean) =>
  render(
    <>
      <LocationCard project={project(hasMap)} onOpen={vi.fn()} onDelete={vi.fn()} />
      <Address />
    </>,
  );

/** The menu is a part that is loaded for itself. */
const hasOptions = () => document.querySelector('button[aria-label="Options of Riverside Mall"]') !== null;

it.each([
  [true, 'map'],
  [false, 'list'],
])('[PR7] the picture of a location opens it in the editor (with a floor plan: %s)', async (hasMap, view) => {
  const { after, find } = await shown(hasMap);
  await after(() => find('button[aria-label="Open Riverside Mall in the editor"]').click());
  expect(find('output').textContent).toBe(`/editor/${UUID}?viewType=${view}`);
});

it('[PR7] the menu copies the UUID', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { after, find, text, until } = await shown(true);
  await until(hasOptions);
  await after(() => find('button[aria-label="Options of Riverside Mall"]').click());
  await until(() => text('Copy UUID') !== null);
  await after(() => text('Copy UUID')?.closest<HTMLElement>('[role=menuitem]')?.click());
  expect(writeText.mock.calls).toEqual([[UUID]]);
});

it.each([
  [true, 1, ['Map View', 'List View']],
  [false, 1, ['List View']],
] as const)(
  '[LO1] [LO2] shows state and ways into the editor (with a floor plan: %s)',
  async (hasMap, publish_status, views) => {
    const { page, after, text, find } = await render(
      <>
        <LocationCard
          project={{ ...project(hasMap), publish_status, logo: '/logo.webp' }}
          onOpen={vi.fn()}
          onDelete={vi.fn()}
        />
        <Address />
      </>,
    );
    expect(page.textContent).toContain('Edited @');
    expect(page.textContent).toContain('Unpublished Changes');
    expect(page.querySelector('img[src="/logo.webp"]')).not.toBeNull();
    const labels = [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(labels.filter((label) => label?.endsWith('View'))).toEqual(views);
    await after(() => text('List View')?.click());
    expect(find('output').textContent).toBe(`/editor/${UUID}?viewType=list`);
  },
);

it('[LO1] says that a published location is up to date', async () => {
  const { page } = await shown(true);
  expect(page.textContent).toContain('Location Up-to-date');
});

const STAFF_ITEMS = ['Location Detail', 'Project Files', 'Uploaded Files'];
it.each([
  [false, []],
  [true, STAFF_ITEMS],
] as const)('[LO3] the options of a card (provider staff: %s)', async (isStaff, added) => {
  const { page, after, find, until } = await render(
    <LocationCard project={project(true)} onOpen={vi.fn()} onDelete={vi.fn()} />,
    isStaff ? testStaff() : testCurrentUser(),
  );
  await until(hasOptions);
  await after(() => find('button[aria-label="Options of Riverside Mall"]').click());
  await until(() => page.querySelector('[role=menuitem]') !== null);
  const items = [...page.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent ?? '');
  expect(items).toEqual(expect.arrayContaining(['Details', 'Settings', 'Buildings', 'Project Log', 'Delete']));
  expect(items.filter((item) => STAFF_ITEMS.includes(item))).toEqual(added);
});
