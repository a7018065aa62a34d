import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { visitorMachine } from '@/machines/visitor.machine';
import { useVisitorAddress } from '@/screens/preview/address/useVisitorAddress';
import { cleanUp, render } from '../../../support/dom/render';
import { testVenue } from '../../../support/dom/testVenue';

const venue = testVenue({});
let visitor: Actor<typeof visitorMachine>;
let isGone = false;
beforeEach(() => {
  visitor = createActor(visitorMachine, { input: { floor: venue.firstFloor, kiosk: null } }).start();
});
afterEach(async () => {
  await cleanUp();
  visitor.stop();
});

function Addressed({ isKept, onChange }: { isKept: boolean; onChange?: (search: string) => void }) {
  ({ isGone } = useVisitorAddress(visitor, venue, { standing: null, isKept, onChange }));
  return null;
}
async function openAt(search: string, isKept = true) {
  window.history.replaceState(null, '', `/preview/1${search}`);
  return render(<Addressed isKept={isKept} />);
}
const send = (event: Parameters<typeof visitor.send>[0]) => act(async () => visitor.send(event));
const openPlace = (place: number) => send({ type: 'place.opened', place, floor: venue.firstFloor ?? '' });
const goBack = () =>
  act(async () => {
    const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await went;
  });
const state = () => [visitor.getSnapshot().value, visitor.getSnapshot().context.place];

it('[PV24] a link opens its directions', async () => {
  await openAt('?place=2&directions&from=place-1&step-free');
  expect(state()).toEqual(['directions', 2]);
  expect(visitor.getSnapshot().context).toMatchObject({ origin: { kind: 'place', id: 1 }, isStepFree: true });
});

it('[PV24] Back leads from directions to the place and from there to the map', async () => {
  await openAt('?kiosk=9');
  await openPlace(2);
  await send({ type: 'directions.asked' });
  await send({ type: 'origin.chosen', origin: { kind: 'place', id: 1, floor: venue.firstFloor ?? '' } });
  expect(window.location.search).toBe('?kiosk=9&place=2&directions&from=place-1');
  await goBack();
  expect(state()).toEqual(['place', 2]);
  await goBack();
  expect([state(), window.location.search]).toEqual([['browsing', null], '?kiosk=9']);
});

it('[PV46] Back takes the last stop out again', async () => {
  await openAt('?place=2&directions&from=place-1');
  await send({ type: 'stop.added', place: 3 });
  await send({ type: 'stop.added', place: 4 });
  expect(window.location.search).toBe('?place=2&directions&from=place-1&stops=3,4');
  await goBack();
  expect(visitor.getSnapshot().context.stops).toEqual([3]);
  await goBack();
  expect([state(), visitor.getSnapshot().context.stops]).toEqual([['directions', 2], []]);
});

it('[PV24] a link to a place that is gone opens the map and says so, until another place is opened', async () => {
  await openAt('?place=99');
  expect([state(), isGone, window.location.search]).toEqual([['browsing', null], true, '']);
  await openPlace(2);
  expect(isGone).toBe(false);
});

it('[PV24] at a kiosk the address stays as it is, and nothing listens', async () => {
  await openAt('?place=2', false);
  await openPlace(3);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect([state(), window.location.search]).toEqual([['place', 3], '?place=2']);
});

it('[PV24] a map that is left does not change the address any more', async () => {
  await openAt('');
  await cleanUp();
  await openPlace(2);
  expect(window.location.search).toBe('');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(state()).toEqual(['place', 2]);
});

it('[EB3] a map on another page tells it what is shown, and leaves Back to it', async () => {
  window.history.replaceState(null, '', '/embed/map');
  const changes: string[] = [];
  const onChange = (search: string) => changes.push(search);
  await render(<Addressed isKept onChange={onChange} />);
  const length = window.history.length;
  await openPlace(2);
  await send({ type: 'directions.asked' });
  expect([changes, window.history.length]).toEqual([['?place=2', '?place=2&directions'], length]);
});
