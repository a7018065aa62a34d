import { expect } from 'playwright/test';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import type { Screensaver } from '@/contract/locations/projectDetails';
import { kioskText } from '@/contract/texts/kioskTexts';
import { translate } from '@/contract/texts/translate';
import { checkInDelay, loadRetryDelay } from '@/machines/kiosks/kioskDelays';
import { kioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { text } from '@/screens/kioskDisplay/texts';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { type KioskWorld, openCommissioned, openUncommissioned } from '../support/worlds/kioskWorld';
import { kioskAfter } from './kioskAfter';

/** The shortest wait after a failure and the longest between check-ins, so that a walk is the same each time. */
const machine = kioskDisplayMachine.provide({
  delays: {
    // Of the samples, and of the service that a walk asks.
    checkIn: checkInDelay(60, () => 0),
    retry: ({ context }) => loadRetryDelay(context.failures, () => 0),
  },
});
/** The first failures, which wait for different times, are told apart. */
const MOST_FAILURES = 3;

const D = 'commissioned.display';
const C = 'commissioned.contact';
const U = `${D}.unattended`;
const P = `${U}.picture`;
const N = `${U}.news`;

const OFF: Screensaver = { media: null, enabled: false, transparent: false };
const configuration = (build: number | null, tag: string, screensaver = OFF): DeviceConfiguration => ({
  id: 7,
  uid: 'unit',
  name: 'North',
  location: null,
  node_id: 1,
  orientation: 90,
  version: '2.2.0',
  build: build === null ? null : { id: build, number: build, bytes: 1 },
  screensaver: { portrait: screensaver, landscape: OFF },
  tag,
  check_in_seconds: 60,
});
const MAP = configuration(1, 'map', { ...OFF, enabled: true, media: '/api/images/a' });
const PLAIN = configuration(3, 'plain');
const UNPUBLISHED = configuration(null, 'unpublished');

const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const refused = {
  error: new SampleError(translate('failed.denied'), 401),
  fixture: ({ kiosk }: KioskWorld) => kiosk.decommission(),
};
interface Displayed {
  readonly shown: DeviceConfiguration | null;
}
const shows =
  (...tags: readonly (string | null)[]) =>
  ({ shown }: Displayed) =>
    tags.includes(shown?.tag ?? null);
/** The location of the demo has a screensaver, and a walk does not change it. */
const never = () => false;
/** Whatever was changed and changed back is newer to the service: a map that is shown is the newest only without that. */
function isNewest(earlier: readonly Trigger[]): boolean {
  const at = earlier.findLastIndex(({ label }) => /^(load: (a map|nothing published)|exchange: a key)$/.test(label));
  const isShown = earlier[at]?.label === 'load: a map';
  return !isShown || !earlier.slice(at).some(({ label }) => label === 'checkIn: nothing published');
}
const setLocation =
  (isGiven: boolean) =>
  ({ kiosk }: KioskWorld) =>
    kiosk.setLocation(isGiven);

/** The effect of a check-in. */
const checkInOf = (state: number, build: number | null, version: string | null, progress: number | null = null) =>
  `asks checkIn(deviceKey: key, state: ${state}, progress: ${progress}, build: ${build}, version: ${version})`;
const FIRST = `asks load(deviceKey: key); ${checkInOf(2, null, null)}`;
const LOAD = 'asks load(deviceKey: key)';
const V = '2.2.0';

/** The leaves of a kiosk that nobody uses, as an edge names them. */
const unattended = (news: string, picture: string) => `${N}.${news} + ${P}.${picture}`;
const CONTACTS = ['checkingIn', 'inContact', 'outOfContact'];
const DISPLAYS = [
  ...['loading', 'failed', 'nothing', 'visited', 'warned'].map((state) => `${D}.${state}`),
  ...['settled', 'updating'].flatMap((news) => ['map', 'screensaver'].map((picture) => unattended(news, picture))),
];
/** Edges of all states of the contact with some of the display. */
const edges = (displays: readonly string[], contacts: readonly string[], ends: (display: string) => string) =>
  displays.flatMap((display) => contacts.map((contact) => `${C}.${contact} + ${display} → ${ends(display)}`));
const excused = (names: readonly string[], why: string) => names.map((name) => [name, why] as const);

const visible = (words: string) => (world: KioskWorld) =>
  expect(world.page.getByText(words, { exact: true })).toBeVisible({ timeout: world.within });
const button = ({ page }: KioskWorld) => page.getByRole('button', { name: /^Commission(ing)?$/ });
/** The map, whatever is over it but a question. */
async function showsLocation({ page, within }: KioskWorld) {
  await expect(page.locator('[role=application]')).toHaveCount(1, { timeout: within });
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
}
/** The map, with nothing over it. */
async function showsMap({ page, within }: KioskWorld) {
  await expect(page.getByRole('application', { name: /^Map of / })).toBeVisible({ timeout: within });
  await expect(page.getByLabel(text('screensaver'))).toHaveCount(0, { timeout: within });
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
}
const question = ({ page }: KioskWorld) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const signOfNoContact = ({ page, within }: KioskWorld) =>
  expect(page.getByTestId('out-of-contact')).toBeVisible({ timeout: within });
/** A kiosk that does not say that it is out of contact. */
async function showsNoSign(world: KioskWorld) {
  await expect(button(world)).toHaveCount(0, { timeout: world.within });
  await expect(world.page.getByTestId('out-of-contact')).toHaveCount(0, { timeout: world.within });
}

/** The check-in after a minute, by the state that it reports and the location that is shown. */
const CHECK_INS = ['inContact', 'outOfContact']
  .flatMap((contact) =>
    [
      ['good', 'blank', checkInOf(2, null, null)] as const,
      ['good', 'map', checkInOf(2, 1, V)] as const,
      ['good', 'plain', checkInOf(2, 3, V)] as const,
      ['good', 'unpublished', checkInOf(2, null, V)] as const,
      // Contact settles it.
      ...(contact === 'outOfContact'
        ? [['updated', 'map', checkInOf(3, 1, V)] as const, ['updated', 'plain', checkInOf(3, 3, V)] as const]
        : []),
      ['failed', 'map', checkInOf(4, 1, V)] as const,
      ['failed', 'plain', checkInOf(4, 3, V)] as const,
      ['updating', 'map', checkInOf(5, 1, V, 0)] as const,
      ['updating', 'plain', checkInOf(5, 3, V, 0)] as const,
    ].map(
      ([state, tag, effect]) =>
        `${C}.${contact} {${state}, ${tag}} | after 60000 ms (checkIn) | ${C}.checkingIn | ${effect}`,
    ),
  )
  .join('\n');

export const kioskDisplayModel = defineModel<typeof machine, KioskWorld>({
  machine,
  starts: {
    'a device that is no kiosk': { input: { deviceKey: null }, open: openUncommissioned },
    'a kiosk': { input: { deviceKey: 'key' }, open: openCommissioned },
  },
  expected: `
    start | a device that is no kiosk | commissioning.asking |
    start | a kiosk | ${D}.loading + ${C}.checkingIn | ${FIRST}
    commissioning.asking | enter the code | commissioning.exchanging | asks exchange(code: ABCD2345)
    commissioning.exchanging | exchange: a key | ${D}.loading + ${C}.checkingIn | storeKey(deviceKey: key); ${FIRST}
    commissioning.exchanging | exchange: an unknown code | commissioning.asking | setProblem(${kioskText('codeUnknown')})
    ${D}.loading | load: a map | ${D}.visited + ${C}.checkingIn | setShown; report; ${checkInOf(2, 1, V)}
    ${D}.loading | load: a map without a screensaver | ${D}.visited + ${C}.checkingIn | setShown; report; ${checkInOf(2, 3, V)}
    ${D}.loading | load: nothing published | ${D}.nothing | setShown
    ${D}.loading; ${U} | load: the key is refused | commissioning.asking | clearKey; clearStore
    ${D}.loading | load: no connection | ${D}.failed | countFailure
    ${D}.failed {once} | after 15000 ms | ${D}.loading | ${LOAD}
    ${D}.failed {twice} | after 30000 ms | ${D}.loading | ${LOAD}
    ${D}.failed {often} | after 45000 ms | ${D}.loading | ${LOAD}
    ${D}.visited | touch | ${D}.visited |
    ${U} | touch | ${D}.visited | stopUpdate
    ${D}.visited | after 40000 ms | ${D}.warned |
    ${D}.warned | touch | ${D}.visited |
    ${D}.warned {news} | after 20000 ms | ${P}.map + ${N}.updating | countVisit; setState(5); ${LOAD}
    ${D}.warned {!news} | after 20000 ms | ${P}.map + ${N}.settled | countVisit
    ${P}.map {map} | after 60000 ms (screensaver) | ${P}.screensaver |
    ${P}.map; ${P}.screensaver | load: a map | ${N}.settled + ${C}.checkingIn | setShown; setState(3); report; ${checkInOf(3, 1, V)}
    ${P}.map | load: a map without a screensaver | ${N}.settled + ${C}.checkingIn | setShown; setState(3); report; ${checkInOf(3, 3, V)}
    ${P}.screensaver | load: a map without a screensaver | ${P}.map + ${N}.settled + ${C}.checkingIn | setShown; setState(3); report; ${checkInOf(3, 3, V)}
    ${U} | load: nothing published | ${D}.nothing + ${C}.checkingIn | setShown; setState(2); report; ${checkInOf(2, null, V)}
    ${U} | load: no connection | ${N}.settled | resetTag; setState(4)
    ${D}.loading; ${D}.failed; ${D}.visited; ${D}.warned; ${N}.updating | checkIn: the map | ${C}.inContact | settleState; setTag(map)
    ${N}.settled | checkIn: the map | ${C}.inContact | settleState; setTag(map)
    ${D}.nothing | checkIn: the map | ${D}.loading + ${C}.inContact | settleState; setTag(map); ${LOAD}
    ${D}.loading; ${D}.failed; ${D}.nothing; ${D}.visited; ${D}.warned; ${N}.updating | checkIn: nothing published | ${C}.inContact | settleState; setTag(unpublished)
    ${N}.settled | checkIn: nothing published | ${N}.updating + ${C}.inContact | settleState; setTag(unpublished); setState(5); ${LOAD}
    ${D}.visited; ${D}.warned; ${U} | checkIn: the map without a screensaver | ${C}.inContact | settleState; setTag(plain)
    ${C}.checkingIn | checkIn: the key is refused | commissioning.asking | clearKey; clearStore
    ${C}.checkingIn | checkIn: no connection | ${C}.outOfContact |
    ${CHECK_INS}
    ${C} | report | ${C}.checkingIn | asks checkIn`,
  conditions: {
    news: (walk) => kioskAfter(walk).hasNews,
    blank: (walk) => kioskAfter(walk).shown === null,
    map: (walk) => kioskAfter(walk).shown === 'a map',
    plain: (walk) => kioskAfter(walk).shown === 'a map without a screensaver',
    unpublished: (walk) => kioskAfter(walk).shown === 'nothing published',
    once: (walk) => kioskAfter(walk).failures === 1,
    twice: (walk) => kioskAfter(walk).failures === 2,
    often: (walk) => kioskAfter(walk).failures >= MOST_FAILURES,
    good: (walk) => kioskAfter(walk).state === 2,
    updated: (walk) => kioskAfter(walk).state === 3,
    failed: (walk) => kioskAfter(walk).state === 4,
    updating: (walk) => kioskAfter(walk).state === 5,
  },
  samples: {
    'enter the code': { type: 'code.entered', code: 'ABCD2345' },
    touch: { type: 'touched' },
    report: { type: 'report' },
  },
  answers: {
    exchange: {
      'a key': { output: { deviceKey: 'key' } },
      'an unknown code': {
        error: new SampleError(kioskText('codeUnknown'), 422),
        fixture: async ({ kiosk }) => void (await kiosk.makeCode()),
      },
    },
    load: {
      'a map': { output: MAP, when: shows(null, 'map', 'unpublished'), fixture: setLocation(true) },
      // Nothing follows it: a second map with everything that can happen to it would double the walks.
      'a map without a screensaver': { output: PLAIN, when: shows(null, 'map'), precondition: never },
      'nothing published': { output: UNPUBLISHED, fixture: setLocation(false) },
      'the key is refused': refused,
      'no connection': lost,
    },
    checkIn: {
      'the map': {
        output: 'map',
        when: shows(null, 'map', 'unpublished'),
        precondition: isNewest,
        fixture: setLocation(true),
      },
      'the map without a screensaver': { output: 'plain', when: shows('plain'), precondition: never },
      'nothing published': {
        output: 'unpublished',
        when: shows('map', 'plain', 'unpublished'),
        fixture: setLocation(false),
      },
      'the key is refused': refused,
      'no connection': lost,
    },
  },
  requests: {
    exchange: { method: 'POST', path: /\/devices\/commission$/ },
    load: { method: 'GET', path: /\/devices\/configuration$/ },
    checkIn: { method: 'POST', path: /\/devices\/check-in$/ },
  },
  actions: {
    'code.entered': async (world) => {
      await world.page.getByLabel(text('code')).fill(await world.kiosk.makeCode());
      await button(world).click();
    },
    // Touches within a second are one: for the page a second has passed.
    touched: async ({ page }) => {
      await page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 1000;
      });
      await page.mouse.click(20, 20);
    },
    // By the machine itself.
    report: async () => undefined,
  },
  assertions: {
    'commissioning.asking': (world) => expect(button(world)).toHaveText(text('commission'), { timeout: world.within }),
    'commissioning.exchanging': (world) =>
      expect(button(world)).toHaveText(text('commissioning'), { timeout: world.within }),
    [`${D}.loading`]: visible(text('loading')),
    [`${D}.failed`]: visible(text('failed')),
    [`${D}.nothing`]: visible(text('nothing')),
    [`${D}.visited`]: showsMap,
    [`${D}.warned`]: (world) => expect(question(world)).toBeVisible({ timeout: world.within }),
    [`${P}.map`]: showsMap,
    [`${N}.settled`]: showsLocation,
    [`${N}.updating`]: showsLocation,
    [`${P}.screensaver`]: (world) =>
      expect(world.page.getByLabel(text('screensaver'))).toBeVisible({ timeout: world.within }),
    [`${C}.checkingIn`]: showsNoSign,
    [`${C}.inContact`]: showsNoSign,
    [`${C}.outOfContact`]: signOfNoContact,
  },
  // The map is the same while it waits, is used and is loaded anew; contact is not spoken of until it is lost.
  equivalentStates: [
    [`${P}.map`, `${D}.visited`, `${N}.settled`, `${N}.updating`],
    [`${C}.checkingIn`, `${C}.inContact`],
  ],
  isContinuable: true,
  heldDelays: ['checkIn', 'retry', 'warning', 'visitEnds', 'screensaver'],
  isEnabled: (_, { type }) => type !== 'report',
  unreachableEdges: Object.fromEntries([
    ...excused(
      edges(DISPLAYS, CONTACTS, (display) => `report → ${C}.checkingIn + ${display}`),
      'The machine reports by itself when it shows another configuration.',
    ),
    ...excused(
      [
        ...edges(
          [`${D}.loading`],
          CONTACTS,
          () => `load: a map without a screensaver → ${C}.checkingIn + ${D}.visited`,
        ),
        ...edges(
          [unattended('updating', 'map'), unattended('updating', 'screensaver')],
          CONTACTS,
          () => `load: a map without a screensaver → ${C}.checkingIn + ${unattended('settled', 'map')}`,
        ),
        ...edges(
          [unattended('settled', 'map'), unattended('updating', 'map'), `${D}.visited`, `${D}.warned`],
          ['checkingIn'],
          (display) => `checkIn: the map without a screensaver → ${C}.inContact + ${display}`,
        ),
      ],
      'The location of the demo has a screensaver, and a walk does not change it.',
    ),
    ...excused(
      edges(
        [unattended('updating', 'map'), unattended('updating', 'screensaver')],
        ['checkingIn'],
        (display) => `checkIn: the map → ${C}.inContact + ${display}`,
      ),
      'What is changed and changed back is newer to the service than the map that is shown.',
    ),
  ]),
  serialize: ({ deviceKey, shown, newestTag, state, failures, problem }) => ({
    deviceKey,
    shown: shown?.tag ?? null,
    newestTag,
    state,
    failures: Math.min(failures, MOST_FAILURES),
    problem,
  }),
});
