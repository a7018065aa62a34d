import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type OpenedAddress, type VisitorEvent, visitorMachine } from '@/machines/visitor.machine';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import type { VisitorWorld } from '../support/worlds/visitorWorld';

const GROUND = 'ground';
const UPPER = 'upper';
const DOWNSTAIRS = 7;
const UPSTAIRS = 8;
/** Where routes begin, and a stop. */
const FURTHER = 9;

type Snapshot = SnapshotFrom<typeof visitorMachine>;
type Sent<Type extends VisitorEvent['type']> = Extract<VisitorEvent, { type: Type }>;

const placeOf = ({ visited }: VisitorWorld, id: number | null) =>
  id === FURTHER ? visited.origin : id === UPSTAIRS ? visited.upstairs : visited.downstairs;
const searchOf = ({ page, visited }: VisitorWorld) => page.getByRole('combobox', { name: `Search ${visited.name}` });
const originField = ({ page }: VisitorWorld) => page.getByRole('combobox', { name: 'Where are you?' });
const floorButton = ({ page, visited }: VisitorWorld, floor: string | null) => {
  const { name } = floor === UPPER ? visited.upperFloor : visited.groundFloor;
  return page.getByRole('button', { name, exact: true });
};

/** The floor of the map, and of the cards the one that is named. */
async function showsCard(world: VisitorWorld, { context }: Snapshot, heading: string) {
  const { page, within } = world;
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible({ timeout: within });
  await expect(floorButton(world, context.floor)).toHaveAttribute('aria-pressed', 'true', { timeout: within });
}

async function showsOrigin(world: VisitorWorld, { context }: Snapshot) {
  const { page, visited, within } = world;
  const { origin } = context;
  if (origin === null) return expect(originField(world)).toBeVisible({ timeout: within });
  const words = origin.kind === 'kiosk' ? `You are here · ${visited.kiosk.name}` : visited.origin.name;
  await expect(page.getByText(words, { exact: true })).toBeVisible({ timeout: within });
  const further = page.getByRole('heading', { name: visited.origin.name });
  const stop = page.getByRole('heading', { name: visited.downstairs.name });
  if (context.stops.length > 0)
    return expect(context.stops.includes(FURTHER) ? further : stop).toBeVisible({ timeout: within });
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText(`Arrive at ${placeOf(world, context.place).name}`, { timeout: within });
}

const LINK_FROM_KIOSK = 'follow a link to directions';
const LINK_FROM_UPSTAIRS = 'follow a link to directions from upstairs';
const ORIGINS = ['begin at a kiosk', 'begin at a place upstairs', LINK_FROM_KIOSK, LINK_FROM_UPSTAIRS];
/** The floor on which directions begin; null where that is not chosen. */
function originAfter(walk: Walk): string | null {
  const last = walk.last(...ORIGINS);
  if (last === 'begin at a place upstairs' || last === LINK_FROM_UPSTAIRS) return UPPER;
  return last === 'begin at a kiosk' || last === 'a kiosk' || last === LINK_FROM_KIOSK ? GROUND : null;
}
const UPSTAIRS_SHOWN = [
  'show the upper floor',
  'open a place upstairs',
  'begin at a place upstairs',
  'follow a link to a place upstairs',
  LINK_FROM_UPSTAIRS,
];
const SHOWING = [
  ...UPSTAIRS_SHOWN,
  'show the ground floor',
  'open a place downstairs',
  'begin at a kiosk',
  LINK_FROM_KIOSK,
  'follow a link to the map',
];

interface Way {
  /** The place of the card, or the goal of the directions. */
  readonly place: number | null;
  readonly stops: readonly number[];
}
interface Visit extends Way {
  readonly isRouting: boolean;
  /** The directions from which the place of the card was opened. */
  readonly left: Way | null;
}

const NOWHERE: Visit = { place: null, stops: [], isRouting: false, left: null };
const isOn = ({ place, stops }: Way, one: number | null) => one === null || place === one || stops.includes(one);
/** Places of the directions lead back to nothing: they cannot be added. */
const opened = ({ isRouting, left, place, stops }: Visit, next: number): Visit => {
  const way = isRouting ? { place, stops } : left;
  return { ...NOWHERE, place: next, left: way && isOn(way, next) ? null : way };
};
const STEPS: Readonly<Record<string, (visit: Visit) => Visit>> = {
  'open a place downstairs': (visit) => opened(visit, DOWNSTAIRS),
  'open a place upstairs': (visit) => opened(visit, UPSTAIRS),
  'follow a link to a place upstairs': () => ({ ...NOWHERE, place: UPSTAIRS }),
  [LINK_FROM_KIOSK]: () => ({ ...NOWHERE, place: UPSTAIRS, isRouting: true }),
  [LINK_FROM_UPSTAIRS]: () => ({ ...NOWHERE, place: DOWNSTAIRS, isRouting: true }),
  'follow a link to the map': () => NOWHERE,
  'ask for directions': (visit) => ({ ...visit, isRouting: true, left: null }),
  'add a stop': (visit) => ({ ...visit, stops: [...visit.stops, FURTHER] }),
  'leave the stop out': (visit) => ({ ...visit, stops: visit.stops.filter((one) => one !== FURTHER) }),
  'leave the goal out': (visit) => ({
    ...visit,
    place: FURTHER,
    stops: visit.stops.filter((one) => one !== FURTHER),
  }),
  'stop here on the way': ({ place, left }) => ({
    ...NOWHERE,
    place: left?.place ?? null,
    stops: [...(left?.stops ?? []), ...(place === null ? [] : [place])],
    isRouting: true,
  }),
  'back to the place': (visit) => ({ ...visit, isRouting: false }),
  close: ({ left }) => (left ? { ...NOWHERE, ...left, isRouting: true } : NOWHERE),
};
const visitAfter = ({ labels }: Walk): Visit =>
  labels.reduce((visit, label) => STEPS[label]?.(visit) ?? visit, NOWHERE);

const linkTo = (named: Partial<OpenedAddress>): Sent<'address.opened'> => ({
  type: 'address.opened',
  address: {
    place: null,
    floor: GROUND,
    isRouting: false,
    origin: null,
    isStepFree: false,
    stops: [],
    isEndFixed: false,
    ...named,
  },
});

const LEFT_TRIED: readonly string[] = ['left.joined', 'closed', 'directions.asked', 'floor.shown', 'place.opened'];

/**
 * A switch only turns over. Stops, and a place that is opened from directions, are tried in one situation, since they would
 * double all others: from a kiosk to a place upstairs, with its floor below.
 */
function isEnabled(snapshot: Snapshot, event: VisitorEvent): boolean {
  const { place, stops, isEndFixed, isStepFree, origin, floor, left } = snapshot.context;
  const hasStops = stops.length > 0;
  const isTried = !hasStops && !isStepFree && place === UPSTAIRS && origin?.kind === 'kiosk' && floor === GROUND;
  if (left) return LEFT_TRIED.includes(event.type);
  switch (event.type) {
    case 'stop.added':
      return isTried;
    case 'left.joined':
      return false;
    case 'place.opened':
      return snapshot.matches('directions') && event.place !== place ? isTried : !hasStops && place !== FURTHER;
    case 'stop.removed':
    case 'goal.leftOut':
      return stops.includes(FURTHER) && !isEndFixed;
    case 'end.fixed':
      return hasStops && event.isOn !== isEndFixed;
    case 'closed':
      return true;
    default:
      return !hasStops && place !== FURTHER && (event.type !== 'stepFree.set' || event.isOn !== isStepFree);
  }
}

export const visitorModel = defineModel<typeof visitorMachine, VisitorWorld>({
  machine: visitorMachine,
  starts: {
    'a visitor’s own device': {
      input: { floor: GROUND, kiosk: null },
      open: async ({ page, visited }) => {
        await page.goto(visited.address);
      },
    },
    'a kiosk': {
      input: { floor: GROUND, kiosk: { id: 4, floor: GROUND } },
      open: async ({ page, visited }) => {
        await page.goto(`${visited.address}?kiosk=${visited.kiosk.id}`);
      },
    },
  },
  // A floor or a place can be shown at any time; where directions begin and whether they are step-free stays chosen.
  expected: `
    start | a visitor’s own device; a kiosk | browsing |
    any | follow a link to a place upstairs | place | forgetLeft; openPlace(8); showFloor(upper)
    any | follow a link to directions | directions | forgetLeft; openPlace(8); setOrigin(kind: kiosk, id: 4, floor: ground); setStepFree(false); setStops([]); setEndFixed(false); showFloor(ground)
    any | follow a link to directions from upstairs | directions | forgetLeft; openPlace(7); setOrigin(kind: place, id: 9, floor: upper); setStepFree(true); setStops([]); setEndFixed(false); showFloor(upper)
    any | follow a link to the map | browsing | closePlace; showFloor(ground)
    any | show the ground floor | same | showFloor(ground)
    any | show the upper floor | same | showFloor(upper)
    browsing; place | open a place downstairs | place | openPlace(7); showFloor(ground)
    browsing; place | open a place upstairs | place | openPlace(8); showFloor(upper)
    directions | open a place downstairs | place | leaveDirections; openPlace(7); showFloor(ground)
    directions | open a place upstairs | place | leaveDirections; openPlace(8); showFloor(upper)
    place {beginsDownstairs} | ask for directions | directions | forgetLeft; showFloor(ground)
    place {beginsUpstairs} | ask for directions | directions | forgetLeft; showFloor(upper)
    place {beginsNowhere, showsUpper} | ask for directions | directions | forgetLeft; showFloor(upper)
    place {beginsNowhere, !showsUpper} | ask for directions | directions | forgetLeft; showFloor(ground)
    place {joins, beginsDownstairs} | stop here on the way | directions | joinLeft; showFloor(ground)
    place {joins, beginsUpstairs} | stop here on the way | directions | joinLeft; showFloor(upper)
    place {joins, beginsNowhere, showsUpper} | stop here on the way | directions | joinLeft; showFloor(upper)
    place {joins, beginsNowhere, !showsUpper} | stop here on the way | directions | joinLeft; showFloor(ground)
    place {isLeft, beginsDownstairs} | close | directions | resumeLeft; showFloor(ground)
    place {isLeft, beginsUpstairs} | close | directions | resumeLeft; showFloor(upper)
    place {isLeft, beginsNowhere, showsUpper} | close | directions | resumeLeft; showFloor(upper)
    place {isLeft, beginsNowhere, !showsUpper} | close | directions | resumeLeft; showFloor(ground)
    place {!isLeft} | close | browsing | closePlace
    directions | close | browsing | closePlace
    directions | begin at a kiosk | same | setOrigin(kind: kiosk, id: 4, floor: ground); showFloor(ground)
    directions | begin at a place upstairs | same | setOrigin(kind: place, id: 9, floor: upper); showFloor(upper)
    directions | step-free | same | setStepFree(true)
    directions | with steps | same | setStepFree(false)
    directions {!hasFurther} | add a stop | same | addStop(9)
    directions | leave the stop out | same | removeStop(9)
    directions | leave the goal out | same | moveGoal(9)
    directions | end at the goal | same | setEndFixed(true)
    directions | end anywhere | same | setEndFixed(false)
    directions | back to the place | place |`,
  conditions: {
    hasFurther: (walk) => isOn(visitAfter(walk), FURTHER),
    beginsNowhere: (walk) => originAfter(walk) === null,
    beginsDownstairs: (walk) => originAfter(walk) === GROUND,
    beginsUpstairs: (walk) => originAfter(walk) === UPPER,
    isLeft: (walk) => visitAfter(walk).left !== null,
    joins: (walk) => {
      const { left, place } = visitAfter(walk);
      return left !== null && !isOn(left, place);
    },
    showsUpper: (walk) => UPSTAIRS_SHOWN.includes(walk.last(...SHOWING)),
  },
  samples: {
    'follow a link to a place upstairs': linkTo({ place: UPSTAIRS, floor: UPPER }),
    'follow a link to directions': linkTo({
      place: UPSTAIRS,
      isRouting: true,
      origin: { kind: 'kiosk', id: 4, floor: GROUND },
    }),
    'follow a link to directions from upstairs': linkTo({
      place: DOWNSTAIRS,
      isRouting: true,
      origin: { kind: 'place', id: 9, floor: UPPER },
      isStepFree: true,
      floor: UPPER,
    }),
    'follow a link to the map': linkTo({}),
    'open a place downstairs': { type: 'place.opened', place: DOWNSTAIRS, floor: GROUND },
    'open a place upstairs': { type: 'place.opened', place: UPSTAIRS, floor: UPPER },
    'ask for directions': { type: 'directions.asked' },
    'begin at a kiosk': { type: 'origin.chosen', origin: { kind: 'kiosk', id: 4, floor: GROUND } },
    'begin at a place upstairs': { type: 'origin.chosen', origin: { kind: 'place', id: 9, floor: UPPER } },
    'step-free': { type: 'stepFree.set', isOn: true },
    'with steps': { type: 'stepFree.set', isOn: false },
    'add a stop': { type: 'stop.added', place: FURTHER },
    'stop here on the way': { type: 'left.joined' },
    'leave the stop out': { type: 'stop.removed', place: FURTHER },
    'leave the goal out': { type: 'goal.leftOut', next: FURTHER },
    'end at the goal': { type: 'end.fixed', isOn: true },
    'end anywhere': { type: 'end.fixed', isOn: false },
    'show the ground floor': { type: 'floor.shown', floor: GROUND },
    'show the upper floor': { type: 'floor.shown', floor: UPPER },
    'back to the place': { type: 'back' },
    close: { type: 'closed' },
  },
  answers: {},
  requests: {},
  actions: {
    // Within the page, as Back and Forward do it.
    'address.opened': async (world, event) => {
      const { page, visited } = world;
      const { place, origin, isRouting, isStepFree, floor } = (event as Sent<'address.opened'>).address;
      const search = new URLSearchParams();
      if (place !== null) search.set('place', String(placeOf(world, place).id));
      if (isRouting) search.set('directions', '');
      if (isStepFree) search.set('step-free', '');
      if (origin?.kind === 'kiosk') search.set('from', `kiosk-${visited.kiosk.id}`);
      if (origin?.kind === 'place') search.set('from', `place-${visited.origin.id}`);
      search.set('floor', (floor === UPPER ? visited.upperFloor : visited.groundFloor).uuid);
      await page.evaluate((text) => {
        const own = new URLSearchParams(window.location.search).get('kiosk');
        window.history.pushState(window.history.state, '', `?${text}${own === null ? '' : `&kiosk=${own}`}`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      }, search.toString());
    },
    'place.opened': async (world, event) => {
      await searchOf(world).fill(placeOf(world, (event as Sent<'place.opened'>).place).name);
      await searchOf(world).press('Enter');
    },
    'directions.asked': ({ page }) => page.getByRole('button', { name: 'Directions', exact: true }).click(),
    'origin.chosen': async (world, event) => {
      const { page, visited } = world;
      const { origin } = event as Sent<'origin.chosen'>;
      const change = page.getByRole('button', { name: 'Change', exact: true });
      if (await change.isVisible()) await change.click();
      if (origin.kind === 'kiosk') return page.getByRole('button', { name: visited.kiosk.name, exact: true }).click();
      await originField(world).fill(visited.origin.name);
      await originField(world).press('Enter');
    },
    'stepFree.set': ({ page }) => page.getByRole('switch', { name: 'Step-free' }).click(),
    'floor.shown': (world, { floor }) => floorButton(world, String(floor)).click(),
    'stop.added': async ({ page, visited }) => {
      await page.getByRole('button', { name: 'Add a stop' }).click();
      const field = page.getByRole('combobox', { name: 'Add a stop' });
      await field.fill(visited.origin.name);
      await field.press('Enter');
    },
    'left.joined': ({ page, visited }) =>
      page.getByRole('button', { name: `Add to the directions to ${visited.upstairs.name}` }).click(),
    'stop.removed': ({ page, visited }) =>
      page.getByRole('button', { name: `Leave out ${visited.origin.name}` }).click(),
    'goal.leftOut': ({ page, visited }) =>
      page.getByRole('button', { name: `Leave out ${visited.upstairs.name}` }).click(),
    'end.fixed': ({ page }) => page.getByRole('switch', { name: /^Finish at / }).click(),
    back: ({ page }) => page.keyboard.press('Escape'),
    closed: ({ page }) => page.getByRole('button', { name: /^Close / }).click(),
  },
  assertions: {
    browsing: (world, snapshot) => showsCard(world, snapshot, 'Directory'),
    place: (world, snapshot) => showsCard(world, snapshot, placeOf(world, snapshot.context.place).name),
    directions: async (world, snapshot) => {
      await showsCard(world, snapshot, `To ${placeOf(world, snapshot.context.place).name}`);
      await showsOrigin(world, snapshot);
      const stepFree = world.page.getByRole('switch', { name: 'Step-free' });
      await expect(stepFree).toBeChecked({ checked: snapshot.context.isStepFree, timeout: world.within });
    },
  },
  isEnabled,
  isContinuable: true,
});
