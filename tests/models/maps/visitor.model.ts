import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type VisitorEvent, visitorMachine } from '@/machines/visitor.machine';
import { defineModel } from '../support/model';
import type { VisitorWorld } from '../support/worlds/visitorWorld';

const GROUND = 'ground';
const UPPER = 'upper';
const DOWNSTAIRS = 7;
const UPSTAIRS = 8;

type Snapshot = SnapshotFrom<typeof visitorMachine>;
type Sent<Type extends VisitorEvent['type']> = Extract<VisitorEvent, { type: Type }>;

const placeOf = ({ visited }: VisitorWorld, id: number | null) =>
  id === UPSTAIRS ? visited.upstairs : visited.downstairs;
const searchOf = ({ page, visited }: VisitorWorld) => page.getByRole('combobox', { name: `Search ${visited.name}` });
const originField = ({ page }: VisitorWorld) => page.getByRole('combobox', { name: 'Where are you?' });
const floorButton = ({ page, visited }: VisitorWorld, floor: string | null) => {
  const { building, name } = floor === UPPER ? visited.upperFloor : visited.groundFloor;
  return page.getByRole('button', { name: `${building} : ${name}`, exact: true });
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
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText(`Arrive at ${placeOf(world, context.place).name}`, { timeout: within });
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
    any | show the ground floor | same | showFloor(ground)
    any | show the upper floor | same | showFloor(upper)
    any | open a place downstairs | place | openPlace(7); showFloor(ground)
    any | open a place upstairs | place | openPlace(8); showFloor(upper)
    place {beginsDownstairs} | ask for directions | directions | showFloor(ground)
    place {beginsUpstairs} | ask for directions | directions | showFloor(upper)
    place {beginsNowhere, showsUpper} | ask for directions | directions | showFloor(upper)
    place {beginsNowhere, !showsUpper} | ask for directions | directions | showFloor(ground)
    place; directions | close | browsing | closePlace
    directions | begin at a kiosk | same | setOrigin(kind: kiosk, id: 4, floor: ground); showFloor(ground)
    directions | begin at a place upstairs | same | setOrigin(kind: place, id: 9, floor: upper); showFloor(upper)
    directions | step-free | same | setStepFree(true)
    directions | with steps | same | setStepFree(false)
    directions | back to the place | place |`,
  conditions: {
    beginsNowhere: ({ origin }) => origin === null,
    beginsDownstairs: ({ origin }) => origin?.floor === GROUND,
    beginsUpstairs: ({ origin }) => origin?.floor === UPPER,
    showsUpper: ({ floor }) => floor === UPPER,
  },
  samples: {
    'open a place downstairs': { type: 'place.opened', place: DOWNSTAIRS, floor: GROUND },
    'open a place upstairs': { type: 'place.opened', place: UPSTAIRS, floor: UPPER },
    'ask for directions': { type: 'directions.asked' },
    'begin at a kiosk': { type: 'origin.chosen', origin: { kind: 'kiosk', id: 4, floor: GROUND } },
    'begin at a place upstairs': { type: 'origin.chosen', origin: { kind: 'place', id: 9, floor: UPPER } },
    'step-free': { type: 'stepFree.set', isOn: true },
    'with steps': { type: 'stepFree.set', isOn: false },
    'show the ground floor': { type: 'floor.shown', floor: GROUND },
    'show the upper floor': { type: 'floor.shown', floor: UPPER },
    'back to the place': { type: 'back' },
    close: { type: 'closed' },
  },
  answers: {},
  requests: {},
  actions: {
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
  // A switch only turns over.
  isEnabled: ({ context }, event) => event.type !== 'stepFree.set' || event.isOn !== context.isStepFree,
  isContinuable: true,
});
