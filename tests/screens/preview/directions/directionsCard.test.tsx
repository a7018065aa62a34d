import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { readAloudMachine } from '@/machines/readAloud.machine';
import type { VisitorEvent } from '@/machines/visitor.machine';
import { floorId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { DirectionsCard } from '@/screens/preview/DirectionsCard';
import { ReadAloud } from '@/screens/preview/directions/ReadAloud';
import { ReadAloudContext, type ReadAloudProps } from '@/screens/preview/directions/readAloudPart';
import type { VisitorRoute } from '@/screens/preview/useVisitorRoute';
import { cleanUp, render } from '../../../support/dom/render';
import { testVenue } from '../../../support/dom/testVenue';

afterEach(cleanUp);

const venue = testVenue({});
const [bakery, bookshop] = venue.places;
const FLOOR = floorId(venue.floors[0]?.uuid ?? '');
const leg = {
  floor: FLOOR,
  points: [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 15 },
  ],
  nodes: [],
  length: 35,
};
const ROUTE: Route = { nodes: [], legs: [leg], changes: [], length: 35, seconds: 90, cost: 90 };

if (!bakery || !bookshop) throw new Error('The hall has no shops.');
const FOUND: VisitorRoute = { kind: 'found', parts: [{ start: bookshop, place: bakery, route: ROUTE }] };

/** Directions of three steps, on a device that has a voice or not. */
async function open({ hasVoice = true, isKiosk = false, stops = [] as number[], result = FOUND } = {}) {
  if (!bakery || !bookshop) throw new Error('The hall has no shops.');
  const spoken: string[] = [];
  const silenced = vi.fn();
  const machine = readAloudMachine.provide({
    actors: {
      findVoice: fromPromise(async () => hasVoice),
      speak: fromPromise(({ input, signal }) => {
        spoken.push(input.sentence);
        signal.addEventListener('abort', silenced);
        return new Promise<void>(() => undefined);
      }),
      watchPage: fromCallback(() => undefined),
    },
  });
  const Part = (props: ReadAloudProps) => <ReadAloud machine={machine} {...props} />;
  const sent: VisitorEvent[] = [];
  const plans: string[] = [];
  const steps: unknown[] = [];
  const rendered = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReadAloudContext value={Part}>
        <DirectionsCard
          venue={venue}
          place={bakery}
          visit={{
            origin: { kind: 'place', id: bookshop.id, floor: FLOOR },
            isStepFree: false,
            stops,
            isEndFixed: false,
          }}
          result={result}
          onStep={(at) => steps.push(at)}
          link={{ address: 'https://map.example/', title: 'Map', isKiosk, drawQr: async () => '' }}
          send={(event) => sent.push(event)}
          loadPlan={async () => {
            plans.push('asked');
            throw new Error('No plan.');
          }}
        />
      </ReadAloudContext>
    </QueryClientProvider>,
  );
  const { page, after } = rendered;
  const button = (name: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = (name: string) => after(() => button(name)?.click());
  const large = () => page.querySelector('section[aria-label="Step by step"] [role=status]')?.textContent;
  return { ...rendered, button, press, spoken, silenced, sent, steps, large };
}

it('[PV44] shows one step after the other in large letters, and on the map', async () => {
  const { press, large, steps, page } = await open();
  expect(large()).toBeUndefined();
  await press('Step by step');
  expect(large()).toBe('Step 1 of 3Start on Ground 20 m');
  expect(page.querySelector('ol')).toBeNull();
  await press('Next step');
  expect(large()).toBe('Step 2 of 3Turn right 15 m');
  expect(steps).toEqual([
    { floor: FLOOR, at: { x: 0, y: 0 }, turn: null },
    { floor: FLOOR, at: { x: 20, y: 0 }, turn: null },
  ]);
  await press('Previous step');
  expect(large()).toBe('Step 1 of 3Start on Ground 20 m');
  await press('Next step');
  await press('Next step');
  expect(large()).toBe('Step 3 of 3Arrive at Bakery ');
  await press('Done');
  expect([large(), page.querySelector('[aria-current=step]')?.textContent]).toEqual([undefined, 'Arrive at Bakery']);
  expect(document.activeElement?.textContent).toBe('To Bakery');
});

it('[PV44] all steps are one press before the first', async () => {
  const { press, large, page } = await open();
  await press('Step by step');
  await press('All steps');
  expect(large()).toBeUndefined();
  expect(page.querySelectorAll('ol li')).toHaveLength(3);
});

it('[PV43] reads the step that is shown, each further one, and no more when the directions close', async () => {
  const { press, spoken, silenced, button } = await open();
  await press('Step by step');
  expect(spoken).toEqual([]);
  await press('Read aloud');
  expect(spoken).toEqual(['Start on Ground, 20 m']);
  expect(button('Read aloud')?.getAttribute('aria-pressed')).toBe('true');
  await press('Next step');
  expect(silenced).toHaveBeenCalledTimes(1);
  expect(spoken.at(-1)).toBe('Turn right, 15 m');
  await press('Read aloud');
  expect(silenced).toHaveBeenCalledTimes(2);
  await press('Next step');
  expect(spoken).toHaveLength(2);
  await press('Read aloud');
  expect(spoken.at(-1)).toBe('Arrive at Bakery');
  await act(cleanUp);
  expect(silenced).toHaveBeenCalledTimes(3);
});

it('[PV43] offers nothing without a voice', async () => {
  const { button } = await open({ hasVoice: false });
  expect(button('Step by step')).toBeDefined();
  expect(button('Read aloud')).toBeUndefined();
});

it('[PV45] prints the steps of the route with its ends, and leaves nothing on the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { press, page, until, after } = await open();
  const paper = () => page.querySelector('.route-print');
  expect(paper()).toBeNull();
  await press('Print');
  await until(() => print.mock.calls.length > 0);
  expect(print).toHaveBeenCalledTimes(1);
  const lines = [...(paper()?.querySelectorAll('h1, p, li, h2') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    venue.name,
    'From Bookshop',
    'To Bakery',
    '2 minutes · 35 m',
    '20 mStart on Ground',
    '15 mTurn right',
    'Arrive at Bakery',
    'Ground',
  ]);
  await after(() => window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBeNull();
  await press('Print');
  await until(() => print.mock.calls.length > 1);
  print.mockRestore();
});

it('[PV45] a kiosk, which has no printer, offers nothing to print', async () => {
  const { button } = await open({ isKiosk: true });
  expect(button('Step by step')).toBeDefined();
  expect(button('Print')).toBeUndefined();
});

it('[PV46] lists the steps of each stop with its floor, and leaves a stop out on request', async () => {
  const [, , cinema] = venue.places;
  if (!cinema || !bakery || !bookshop) throw new Error('The hall has no cinema.');
  const parts = [
    { start: bookshop, place: cinema, route: ROUTE },
    { start: cinema, place: bakery, route: ROUTE },
  ];
  const { page, find, after, press, sent, large } = await open({
    stops: [cinema.id],
    result: { kind: 'found', parts },
  });
  const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['1. Cinema · Ground', '2. Bakery · Ground']);
  const lists = [...page.querySelectorAll('ol')].map((list) => [
    page.querySelector(`[id="${list.getAttribute('aria-labelledby')}"]`)?.textContent,
    list.querySelectorAll('li').length,
    list.lastElementChild?.textContent,
  ]);
  expect(lists).toEqual([
    ['1. Cinema · Ground', 3, 'Arrive at Cinema'],
    ['2. Bakery · Ground', 3, 'Arrive at Bakery'],
  ]);
  expect(page.textContent).toContain('3 minutes70 m');
  await after(() => find('[aria-label="Leave out Cinema"]').click());
  await after(() => find('[aria-label="Leave out Bakery"]').click());
  expect(sent).toEqual([
    { type: 'stop.removed', place: cinema.id },
    { type: 'goal.leftOut', next: cinema.id },
  ]);
  await press('Step by step');
  expect(large()).toBe('Step 1 of 6Start on Ground 20 m');
});

it('[PV46] names the stop without a route, which can be left out', async () => {
  const [, , cinema] = venue.places;
  if (!cinema) throw new Error('The hall has no cinema.');
  const { page, press, sent } = await open({
    stops: [cinema.id],
    result: { kind: 'none', reason: 'island', place: cinema },
  });
  expect(page.textContent).toContain('Cinema: The two places are not connected on the map.');
  await press('Leave out Cinema');
  expect(sent).toEqual([{ type: 'stop.removed', place: cinema.id }]);
});

it('[PV47] turns the map so that the step leads up, and back', async () => {
  const { press, steps } = await open();
  await press('Step by step');
  await press('Turn the map with me');
  await press('Next step');
  await press('Next step');
  await press('Turn the map with me');
  const turns = steps.map((step) => (step as { turn: number | 'rest' | null }).turn);
  // To the right, then down, and the goal.
  expect(turns).toEqual([null, -Math.PI / 2, Math.PI, null, 'rest']);
});

it.each([
  ['Change', 'Where are you?'],
  ['Add a stop', 'Add a stop'],
])('[PV72] the field of %s has the focus, and its list waits until somebody uses it', async (name, field) => {
  const { press, after, page } = await open();
  await press(name);
  const input = page.querySelector<HTMLInputElement>(`input[aria-label="${field}"]`);
  expect([document.activeElement === input, page.querySelector('[role=listbox]')]).toEqual([true, null]);
  await after(
    () =>
      void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })),
  );
  expect(page.querySelector('[role=listbox]')).not.toBeNull();
});
