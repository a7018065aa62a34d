import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import {
  type AnalyticsEvent,
  type AnalyticsFigures,
  type AnalyticsInput,
  analyticsMachine,
} from '@/machines/analytics/analytics.machine';
import { text } from '@/screens/analytics/texts';
import { askAnew } from '../support/browser/askAnew';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { createWalk, type Walk } from '../support/oracle/walk';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

/** Of an organisation with one location. */
const SINGLE = 'manager@harbour.example';
/** Of an organisation with two. */
const MANAGER = 'manager@riverside.example';
const RESELLER = 'reseller@northwind.example';
const STAFF = 'staff@atrium.example';
const ONE = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const NOW = '2026-03-10T12:00:00Z';
const START = '2026-03-01 00:00:00';
const END = '2026-03-02 00:00:00';
const OPEN = 'open.loading; open.loaded; open.failed';

const input = (given: Partial<AnalyticsInput>): AnalyticsInput => ({
  projects: [ONE],
  mayChooseEnvironments: false,
  zone: 'Europe/London',
  ...given,
});
const figures: AnalyticsFigures = {
  zone: 'Europe/London',
  services: [{ service: 'web-map-ui', today: 3, total: 40 }],
  hours: Array.from({ length: 24 }, (_, hour) => hour),
  visitors: [{ label: 'Web Map v2', data: 40, backgroundColor: '#0b6e6e' }],
};
const open = (account: string) => (world: World) => openSignedIn(world, account, '/web-analytics');
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const date = ({ page }: World, field: 'start' | 'end') => page.getByLabel(`${text(`range.${field}`)}: date`);
const retry = ({ page }: World) => page.getByRole('button', { name: text('retry') });
/** The figures, or the note that there are none, once they are loaded. */
const figuresShown = ({ page }: World) =>
  page
    .locator('[aria-busy="false"]')
    .getByRole('table', { name: text('services') })
    .or(page.getByText(text('emptyTitle')));

/** The request that the page is waiting for, if it is. */
async function heldBefore(world: World) {
  const isAsking = (await figuresShown(world).count()) === 0 && (await retry(world).count()) === 0;
  return isAsking ? world.heldFor('load') : null;
}

/** Does what makes the page ask whatever its range. */
const loadAnew = async (world: World, act: () => Promise<unknown>) =>
  askAnew(world, 'load', await heldBefore(world), act);

/** Does what makes the page ask where the range makes sense. */
async function ask(world: World, act: () => Promise<unknown>): Promise<void> {
  const before = await heldBefore(world);
  await act();
  const makesSense = (await world.page.getByText(/^Dates and times are in /).count()) > 0;
  if (makesSense) await askAnew(world, 'load', before, async () => undefined);
}

const STARTS = ['set the start', 'empty the start', 'clear'];
const ENDS = ['set the end', 'end now', 'set an end before the start', 'empty the end', 'clear'];
/** The content of the fields of the range. */
function entered(walk: Walk) {
  const end = walk.last(...ENDS);
  const kinds: Readonly<Record<string, 'later' | 'earlier'>> = {
    'set the end': 'later',
    'end now': 'later',
    'set an end before the start': 'earlier',
  };
  return { start: walk.last(...STARTS) === 'set the start', end: kinds[end] ?? 'empty' };
}
/** Whether the figures are those of a range: it is asked for when both ends are there, or neither. */
function asked(walk: Walk): boolean {
  let isAsked = false;
  for (const [at] of walk.labels.entries()) {
    const { start, end } = entered(createWalk(walk.start, walk.labels.slice(0, at + 1)));
    if (start && end === 'later') isAsked = true;
    if (!start && end === 'empty') isAsked = false;
  }
  return isAsked;
}

export const analyticsModel = defineModel<typeof analyticsMachine, World>({
  machine: analyticsMachine,
  starts: {
    'a location': { input: input({}), open: open(SINGLE) },
    'two locations': { input: input({ projects: [ONE, OTHER] }), open: open(MANAGER) },
    'the provider': { input: input({ projects: [null], mayChooseEnvironments: true }), open: open(STAFF) },
    'an organisation with customers': { input: input({ projects: [] }), open: open(RESELLER) },
  },
  expected: `
    start | an organisation with customers | denied |
    start | a location; two locations; the provider | open.loading | asks load
    open.loading | load: figures | open.loaded | setFigures
    open.loading | load: no connection | open.failed | setError
    open.failed | retry | open.loading | asks load
    ${OPEN} {endsLater} | set the start | open.loading | enter; ask; asks load
    ${OPEN} {!endsLater} | set the start | same | enter
    ${OPEN} {begun} | set the end; end now | open.loading | enter; ask; asks load
    ${OPEN} {!begun} | set the end; end now | same | enter
    ${OPEN} | set an end before the start | same | enter
    ${OPEN} {loseStart} | empty the start | open.loading | enter; ask; asks load
    ${OPEN} {!loseStart} | empty the start | same | enter
    ${OPEN} {loseEnd} | empty the end | open.loading | enter; ask; asks load
    ${OPEN} {!loseEnd} | empty the end | same | enter
    ${OPEN} | clear | open.loading | enter; ask; asks load
    ${OPEN} {chooses} | choose two environments | open.loading | ask; asks load
    ${OPEN} {hasOther} | choose the other location | open.loading | ask(project: ${OTHER}); asks load`,
  conditions: {
    begun: (walk) => entered(walk).start,
    endsLater: (walk) => entered(walk).end === 'later',
    loseStart: (walk) => entered(walk).end === 'empty' && asked(walk),
    loseEnd: (walk) => !entered(walk).start && asked(walk),
    chooses: ({ start }) => start === 'the provider',
    hasOther: (walk) => walk.start === 'two locations' && !walk.has('choose the other location'),
  },
  samples: {
    'set the start': { type: 'setRange', field: 'start', value: START },
    'set the end': { type: 'setRange', field: 'end', value: END },
    'set an end before the start': { type: 'setRange', field: 'end', value: '2026-02-01 00:00:00' },
    'empty the start': { type: 'setRange', field: 'start', value: '' },
    'empty the end': { type: 'setRange', field: 'end', value: '' },
    'end now': { type: 'shortcut', field: 'end', shortcut: 'now', now: NOW },
    clear: { type: 'clear' },
    'choose two environments': { type: 'setEnvironments', environments: ['live', 'dev'] },
    'choose no environment': { type: 'setEnvironments', environments: [] },
    'choose the other location': { type: 'setProject', project: OTHER },
    'choose a foreign location': { type: 'setProject', project: '00000000-0000-4000-8000-00000000000c' },
    retry: { type: 'retry' },
  },
  answers: { load: { figures: { output: figures }, 'no connection': lost } },
  requests: { load: { method: 'GET', path: /\/analytics\/web\/([^/]+\/)?basic$/ } },
  actions: {
    setRange: (world, event) => {
      const { field, value } = event as Extract<AnalyticsEvent, { type: 'setRange' }>;
      return ask(world, () => date(world, field).fill(value.slice(0, 10)));
    },
    shortcut: async (world) => {
      await world.page.getByRole('button', { name: 'Shortcuts for End' }).click();
      await ask(world, () => world.page.getByRole('menuitem', { name: 'Now' }).click());
    },
    clear: (world) => ask(world, () => world.page.getByRole('button', { name: 'Clear' }).click()),
    setEnvironments: (world) => loadAnew(world, () => world.page.getByRole('checkbox', { name: 'Dev' }).click()),
    // The one of the two that the page does not begin with.
    setProject: (world) =>
      loadAnew(world, () =>
        world.page.getByRole('combobox', { name: text('project') }).selectOption({ label: 'Riverside Wharf' }),
      ),
    retry: (world) => retry(world).click(),
  },
  assertions: {
    denied: ({ page, within }) =>
      expect(page.getByText('Please select a project to view analytics')).toBeVisible({ timeout: within }),
    'open.loading': async (world) => {
      await expect(date(world, 'start')).toBeVisible({ timeout: world.within });
      await expect(figuresShown(world)).toHaveCount(0, { timeout: world.within });
      await expect(retry(world)).toHaveCount(0, { timeout: world.within });
    },
    'open.loaded': (world) => expect(figuresShown(world)).toBeVisible({ timeout: world.within }),
    'open.failed': (world) => expect(retry(world)).toBeVisible({ timeout: world.within }),
  },
  // Values that are set already cannot be entered or chosen again, options that are not offered cannot be chosen, and
  // without a filter there is nothing to clear.
  isEnabled: ({ context: { entry, projects, request } }, event) => {
    if (event.type === 'setRange') return entry[event.field] !== event.value;
    if (event.type === 'clear') return entry.start !== '' || entry.end !== '' || request.environments.includes('dev');
    if (event.type === 'setProject') return projects.includes(event.project) && request.project !== event.project;
    if (event.type === 'setEnvironments') return !request.environments.includes('dev');
    return true;
  },
  isContinuable: true,
});
