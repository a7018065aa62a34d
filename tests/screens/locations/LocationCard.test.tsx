import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Project } from '@/contract/projects';
import { LocationCard } from '@/screens/locations/LocationCard';
import { cleanUp, render } from '../../support/render';

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
      <LocationCard project={project(hasMap)} onOpen={vi.fn()} />
      <Address />
    </>,
  );

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
  const { after, find, text } = await shown(true);
  await after(() => find('button[aria-label="Options of Riverside Mall"]').click());
  await after(() => text('Copy UUID')?.closest<HTMLElement>('[role=menuitem]')?.click());
  expect(writeText.mock.calls).toEqual([[UUID]]);
});
