import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { type VersionApprovalEvent, versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import type { Approval } from '@/model/versions/approval';
import { defineModel } from '../support/model';
import { openVersion, type VersionWorld } from '../support/worlds/versionWorld';

type Snapshot = SnapshotFrom<typeof versionApprovalMachine>;

const DEMO = 2;
/** A version of this type that is released is for nobody, so that no other walk meets it. */
const DEV = 3;
const RELEASE = { id: 1, name: '2.0.0' };
const CUSTOMER = 'Riverside';

const UNTESTED: Approval = {
  type: DEV,
  tested: false,
  approved: null,
  released: false,
  forceReleased: false,
  previous: null,
  organisations: [],
};
const PENDING: Approval = { ...UNTESTED, tested: true };
const REJECTED: Approval = { ...PENDING, approved: false };
const PASSED: Approval = { ...PENDING, approved: true };

const opened = (approval: Approval) => ({
  input: { approval },
  open: (world: VersionWorld) => openVersion(world, approval),
});

const dialog = ({ page }: VersionWorld) => page.getByRole('dialog').last();
const question = ({ page }: VersionWorld) => page.getByRole('alertdialog');
const toggle = (world: VersionWorld, name: string) => dialog(world).getByRole('switch', { name, exact: true });
const decision = (world: VersionWorld, name: 'Pass' | 'Fail') => dialog(world).getByRole('radio', { name });
const list = (world: VersionWorld, name: string) => dialog(world).getByRole('combobox', { name });
/** Somebody else decides, and the form that is saved afterwards has their decision instead of its own. */
async function takeTheirs(world: VersionWorld, approval: Approval): Promise<void> {
  await world.version.save(approval);
  const refused = world.page.waitForResponse((response) => response.status() === 409);
  await dialog(world).getByRole('button', { name: 'Save', exact: true }).click();
  await refused;
  await expect(toggle(world, 'Tested')).toBeChecked({ timeout: world.within });
}
const press = (name: string) => (world: VersionWorld) => toggle(world, name).click();

async function openList(world: VersionWorld, name: string) {
  // The reason of a blocked part that has come under the pointer would lie over the list.
  await world.page.mouse.move(0, 0);
  await list(world, name).click();
}

async function choose(world: VersionWorld, name: string, option: string) {
  await openList(world, name);
  await world.page.getByRole('option', { name: option, exact: true }).click();
}

/** The parts as the person sees them: which are on, and which can be changed. */
async function shows(
  world: VersionWorld,
  wanted: {
    readonly on: readonly ('Tested' | 'Released' | 'Force Released')[];
    readonly decided: 'Pass' | 'Fail' | null;
    readonly free: readonly ('Tested' | 'Signed Off' | 'Released' | 'Force Released' | 'Replace at once')[];
  },
) {
  const { within: timeout } = world;
  // While the question opens, the form behind it can still be read.
  await expect(question(world)).toHaveCount(0, { timeout });
  for (const name of ['Tested', 'Released', 'Force Released'] as const) {
    await expect(toggle(world, name)).toBeChecked({ checked: wanted.on.includes(name), timeout });
    await expect(toggle(world, name)).toBeEnabled({ enabled: wanted.free.includes(name), timeout });
  }
  for (const name of ['Pass', 'Fail'] as const) {
    await expect(decision(world, name)).toBeChecked({ checked: wanted.decided === name, timeout });
    await expect(decision(world, name)).toBeEnabled({ enabled: wanted.free.includes('Signed Off'), timeout });
  }
  const previous = list(world, 'Replace at once');
  await expect(previous).toBeEnabled({ enabled: wanted.free.includes('Replace at once'), timeout });
  const replaces = wanted.free.includes('Replace at once') && world.version.replacesRelease;
  await expect(previous).toHaveText(replaces ? RELEASE.name : 'Every version', { timeout });
}

/** Whom the version is for, as the person sees it; the question lies over the form. */
async function showsAudience(world: VersionWorld, snapshot: Snapshot, type: 'Demo' | 'Dev') {
  if (snapshot.matches({ stage: 'askingToForce' })) return;
  const { within: timeout } = world;
  await expect(question(world)).toHaveCount(0, { timeout });
  await expect(list(world, 'Type')).toHaveText(type, { timeout });
  await expect(list(world, 'Demo organisations')).toHaveCount(type === 'Demo' ? 1 : 0, { timeout });
}

export const versionApprovalModel = defineModel<typeof versionApprovalMachine, VersionWorld>({
  machine: versionApprovalMachine,
  starts: {
    'an untested version': opened(UNTESTED),
    'a tested version': opened(PENDING),
    'a rejected version': opened(REJECTED),
    'an approved version': opened(PASSED),
    'a released version': opened({ ...PASSED, released: true }),
    'a force released version': opened({ ...PASSED, forceReleased: true }),
    'a demo version': opened({ ...PENDING, type: DEMO }),
  },
  expected: `
    start | an untested version | stage.untested + audience.others | clearApproval
    start | a tested version | stage.tested.pending + audience.others | clearApproval
    start | a rejected version | stage.tested.rejected + audience.others | clearApproval
    start | an approved version | stage.tested.approved + audience.others | clearApproval
    start | a released version | stage.released + audience.others | clearApproval
    start | a force released version | stage.forceReleased + audience.others | clearApproval
    start | a demo version | stage.tested.pending + audience.demo | clearApproval
    stage.untested | test | stage.tested.pending | emitChanged(tested: true)
    stage.tested | not tested | stage.untested | emitChanged(tested: false, approved: null)
    stage.tested.pending; stage.tested.rejected | pass | stage.tested.approved | emitChanged(approved: true)
    stage.tested.pending; stage.tested.approved | fail | stage.tested.rejected | emitChanged(approved: false)
    stage.tested.approved | release | stage.released | emitChanged(released: true)
    stage.released | take the release back | stage.tested.approved | emitChanged(released: false)
    stage.tested.approved | force the release | stage.askingToForce |
    stage.askingToForce | confirm | stage.forceReleased | emitChanged(forceReleased: true)
    stage.askingToForce | cancel | stage.tested.approved |
    stage.forceReleased | take the forced release back | stage.tested.approved | emitChanged(forceReleased: false, previous: null)
    stage.forceReleased | replace a version | same | emitChanged(previous: 1)
    stage.forceReleased | replace every version | same | emitChanged(previous: null)
    audience.others | for chosen organisations | audience.demo | emitChanged(type: 2, organisations: {[]})
    audience.others | for nobody | same | emitChanged(type: 3, organisations: {[]})
    audience.demo | for nobody | audience.others | emitChanged(type: 3, organisations: {[]})
    audience.demo | choose an organisation | same | emitChanged(organisations: {[Riverside]})
    any | somebody else rejects it | stage.tested.rejected + audience.others | setApproval; clearApproval`,
  samples: {
    test: { type: 'test' },
    'not tested': { type: 'untest' },
    pass: { type: 'pass' },
    fail: { type: 'fail' },
    release: { type: 'release' },
    'take the release back': { type: 'unrelease' },
    'force the release': { type: 'forceRelease' },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    'take the forced release back': { type: 'unforce' },
    'replace a version': { type: 'choosePrevious', previous: RELEASE.id },
    'replace every version': { type: 'choosePrevious', previous: null },
    'for chosen organisations': { type: 'setType', version: DEMO },
    'for nobody': { type: 'setType', version: DEV },
    'choose an organisation': { type: 'chooseOrganisations', organisations: [CUSTOMER] },
    'somebody else rejects it': { type: 'replace', approval: REJECTED },
  },
  answers: {},
  requests: {},
  // A switch has one of two presses, what is chosen is not chosen again, and what is blocked is not pressed.
  isEnabled: (snapshot, event) => {
    const isAnswer = event.type === 'confirm' || event.type === 'cancel';
    if (isAnswer || snapshot.matches({ stage: 'askingToForce' })) return isAnswer && snapshot.can(event);
    if (event.type === 'replace')
      return !snapshot.matches({ stage: { tested: 'rejected' } }) || !snapshot.matches({ audience: 'others' });
    return snapshot.can(event);
  },
  actions: {
    test: press('Tested'),
    untest: press('Tested'),
    pass: (world) => decision(world, 'Pass').click(),
    fail: (world) => decision(world, 'Fail').click(),
    release: press('Released'),
    unrelease: press('Released'),
    forceRelease: press('Force Released'),
    confirm: (world) => question(world).getByRole('button', { name: 'Force the release' }).click(),
    cancel: (world) => question(world).getByRole('button', { name: 'Cancel' }).click(),
    unforce: async (world) => {
      await press('Force Released')(world);
      world.version.replacesRelease = false;
    },
    choosePrevious: (world, event) => {
      const { previous } = event as Extract<VersionApprovalEvent, { type: 'choosePrevious' }>;
      world.version.replacesRelease = previous !== null;
      return choose(world, 'Replace at once', previous === null ? 'Every version' : RELEASE.name);
    },
    setType: (world, event) => {
      const { version } = event as Extract<VersionApprovalEvent, { type: 'setType' }>;
      return choose(world, 'Type', version === DEMO ? 'Demo' : 'Dev');
    },
    chooseOrganisations: async (world) => {
      await openList(world, 'Demo organisations');
      await world.page.getByRole('menuitemcheckbox', { name: CUSTOMER, exact: true }).click();
      await list(world, 'Demo organisations').blur();
      await expect(world.page.getByRole('menuitemcheckbox')).toHaveCount(0, { timeout: world.within });
    },
    replace: async (world, event) => {
      const { approval } = event as Extract<VersionApprovalEvent, { type: 'replace' }>;
      if (world.version.isRejected) {
        // The form stands on that decision already: it is withdrawn first, and something is chosen on that.
        await takeTheirs(world, PENDING);
        await press('Tested')(world);
      }
      await takeTheirs(world, approval);
      await expect(
        dialog(world)
          .getByText(/ meanwhile: /)
          .first(),
      ).toBeVisible({ timeout: world.within });
      world.version.isRejected = true;
      world.version.replacesRelease = false;
    },
  },
  assertions: {
    'stage.untested': (world) => shows(world, { on: [], decided: null, free: ['Tested'] }),
    'stage.tested.pending': (world) => shows(world, { on: ['Tested'], decided: null, free: ['Tested', 'Signed Off'] }),
    'stage.tested.rejected': (world) =>
      shows(world, { on: ['Tested'], decided: 'Fail', free: ['Tested', 'Signed Off'] }),
    'stage.tested.approved': (world) =>
      shows(world, {
        on: ['Tested'],
        decided: 'Pass',
        free: ['Tested', 'Signed Off', 'Released', 'Force Released'],
      }),
    'stage.askingToForce': (world) =>
      expect(question(world)).toContainText(/Force the release of .*kiosk/, { timeout: world.within }),
    'stage.released': (world) => shows(world, { on: ['Tested', 'Released'], decided: 'Pass', free: ['Released'] }),
    'stage.forceReleased': (world) =>
      shows(world, {
        on: ['Tested', 'Force Released'],
        decided: 'Pass',
        free: ['Force Released', 'Replace at once'],
      }),
    'audience.demo': (world, snapshot) => showsAudience(world, snapshot, 'Demo'),
    'audience.others': (world, snapshot) => showsAudience(world, snapshot, 'Dev'),
  },
  unreachableEdges: {
    ...Object.fromEntries(
      [
        'audience.others + stage.askingToForce → for chosen organisations → audience.demo + stage.askingToForce',
        'audience.others + stage.askingToForce → for nobody → audience.others + stage.askingToForce',
        'audience.others + stage.askingToForce → somebody else rejects it → audience.others + stage.tested.rejected',
        'audience.demo + stage.askingToForce → for nobody → audience.others + stage.askingToForce',
        'audience.demo + stage.askingToForce → choose an organisation → audience.demo + stage.askingToForce',
        'audience.demo + stage.askingToForce → somebody else rejects it → audience.others + stage.tested.rejected',
      ].map((edge) => [edge, 'the question lies over the form']),
    ),
    'audience.others + stage.tested.rejected → somebody else rejects it → audience.others + stage.tested.rejected':
      'the form has that approval already',
  },
  isContinuable: true,
});
