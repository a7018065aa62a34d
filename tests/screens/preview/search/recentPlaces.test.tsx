import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecentPlaces } from '@/screens/preview/directory/useRecentPlaces';
import { PlaceSearch } from '@/screens/preview/search/PlaceSearch';
import { cleanUp, render } from '../../../support/dom/render';
import { testVenue } from '../../../support/dom/testVenue';
import { typeInto } from '../../../support/dom/typeInto';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await cleanUp();
  localStorage.clear();
});

const { places } = testVenue({});

function TestSearch({ isKept }: { isKept: boolean }) {
  const recent = useRecentPlaces(places, isKept);
  return <PlaceSearch places={places} placeholder="Find" recent={recent} onChoose={vi.fn()} />;
}

async function open(isKept: boolean) {
  const { find, after } = await render(<TestSearch isKept={isKept} />);
  const input = () => find('input') as HTMLInputElement;
  return {
    after,
    focus: () => after(() => input().focus()),
    type: (words: string) => after(() => typeInto(input(), words)),
    names: () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent?.slice(1)),
    choose: (name: string) =>
      after(() =>
        [...document.querySelectorAll<HTMLElement>('[role=option]')]
          .find(({ textContent }) => textContent?.includes(name))
          ?.click(),
      ),
    clear: () => document.querySelector<HTMLElement>('[aria-label="Clear recent searches"]'),
  };
}

it('[PV35] places that were searched for are the first, on the next visit too, until they are cleared', async () => {
  const first = await open(true);
  await first.focus();
  expect([first.names()[0], first.clear()]).toEqual(['BakeryGround', null]);
  await first.choose('Drugstore');
  await first.focus();
  await first.choose('Cinema');
  const kept = localStorage.getItem('atrium.recentPlaces') ?? '';
  await cleanUp();
  localStorage.setItem('atrium.recentPlaces', kept);
  const again = await open(true);
  await again.focus();
  expect(again.names()).toEqual(['CinemaGround', 'DrugstoreGround', 'BakeryGround', 'BookshopGround']);
  await again.type('bo');
  expect([again.names(), again.clear()]).toEqual([['BookshopGround'], null]);
  await again.type('');
  await again.after(() => again.clear()?.click());
  expect([again.names()[0], again.clear(), { ...localStorage }['atrium.recentPlaces']]).toEqual([
    'BakeryGround',
    null,
    undefined,
  ]);
});

it('[PV35] a kiosk keeps none', async () => {
  const kiosk = await open(false);
  await kiosk.focus();
  await kiosk.choose('Drugstore');
  await kiosk.focus();
  expect([kiosk.names()[0], kiosk.clear(), localStorage.getItem('atrium.recentPlaces')]).toEqual([
    'BakeryGround',
    null,
    null,
  ]);
});
