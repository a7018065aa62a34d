import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { isSame } from '@/machines/records/formResult';
import { type VersionApprovalEvent, versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { type Approval, blockedParts } from '@/model/versions/approval';
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
const toggle = (world: VersionWorld, name: string) => dialog(world).getByRole('switch', { name, exact: true });
const decision = (world: VersionWorld, name: 'Pass' | 'Fail') => dialog(world).getByRole('radio', { name });
const list = (world: VersionWorld, name: string) => dialog(world).getByRole('combobox', { name });
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
  { context: { approval } }: Snapshot,
  wanted: {
    readonly on: readonly ('Tested' | 'Released' | 'Force Released')[];
    readonly decided: 'Pass' | 'Fail' | null;
    readonly free: readonly ('Tested' | 'Signed Off' | 'Released' | 'Force Released' | 'Replace at once')[];
  },
) {
  const { within: timeout } = world;
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
  await expect(previous).toHaveText(approval.previous === null ? 'Every version' : RELEASE.name, { timeout });
  await expect(list(world, 'Type')).toHaveText(approval.type === DEMO ? 'Demo' : 'Dev', { timeout });
  await expect(list(world, 'Demo organisations')).toHaveCount(approval.type === DEMO ? 1 : 0, { timeout });
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
  },
  expected: `
    start | an untested version | untested |
    start | a tested version | tested.pending |
    start | a rejected version | tested.rejected |
    start | an approved version | tested.approved |
    start | a released version | released |
    start | a force released version | forceReleased |
    untested | test | tested.pending | setTested(true)
    tested | not tested | untested | setTested(false)
    tested.pending; tested.rejected | pass | tested.approved | setApproved(true)
    tested.pending; tested.approved | fail | tested.rejected | setApproved(false)
    tested.approved | release | released | setReleased(true)
    released | take the release back | tested.approved | setReleased(false)
    tested.approved | force the release | forceReleased | setForceReleased(true)
    forceReleased | take the forced release back | tested.approved | setForceReleased(false)
    forceReleased | replace a version | same | setPrevious(1)
    forceReleased | replace every version | same | setPrevious(null)
    any | for chosen organisations | same | setType(2)
    any | for nobody | same | setType(3)
    any {demo} | choose an organisation | same | setOrganisations
    any | somebody else rejects it | tested.rejected | replaceApproval`,
  conditions: { demo: ({ approval }) => approval.type === DEMO },
  samples: {
    test: { type: 'test' },
    'not tested': { type: 'untest' },
    pass: { type: 'pass' },
    fail: { type: 'fail' },
    release: { type: 'release' },
    'take the release back': { type: 'unrelease' },
    'force the release': { type: 'forceRelease' },
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
  isEnabled: ({ context: { approval } }, event) => {
    const blocked = blockedParts(approval);
    const pressed = {
      test: blocked.tested === null && !approval.tested,
      untest: blocked.tested === null && approval.tested,
      pass: blocked.approved === null && approval.approved !== true,
      fail: blocked.approved === null && approval.approved !== false,
      release: blocked.released === null && !approval.released,
      unrelease: blocked.released === null && approval.released,
      forceRelease: blocked.forceReleased === null && !approval.forceReleased,
      unforce: blocked.forceReleased === null && approval.forceReleased,
      choosePrevious: blocked.previous === null,
      chooseOrganisations: blocked.organisations === null,
      setType: true,
      replace: !isSame(approval, REJECTED),
    } satisfies Record<VersionApprovalEvent['type'], boolean>;
    return pressed[event.type];
  },
  actions: {
    test: press('Tested'),
    untest: press('Tested'),
    pass: (world) => decision(world, 'Pass').click(),
    fail: (world) => decision(world, 'Fail').click(),
    release: press('Released'),
    unrelease: press('Released'),
    forceRelease: press('Force Released'),
    unforce: press('Force Released'),
    choosePrevious: (world, event) => {
      const { previous } = event as Extract<VersionApprovalEvent, { type: 'choosePrevious' }>;
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
      await world.version.save(approval);
      await dialog(world).getByRole('button', { name: 'Save', exact: true }).click();
      await dialog(world).getByRole('button', { name: 'Take theirs' }).click();
    },
  },
  assertions: {
    untested: (world, snapshot) => shows(world, snapshot, { on: [], decided: null, free: ['Tested'] }),
    'tested.pending': (world, snapshot) =>
      shows(world, snapshot, { on: ['Tested'], decided: null, free: ['Tested', 'Signed Off'] }),
    'tested.rejected': (world, snapshot) =>
      shows(world, snapshot, { on: ['Tested'], decided: 'Fail', free: ['Tested', 'Signed Off'] }),
    'tested.approved': (world, snapshot) =>
      shows(world, snapshot, {
        on: ['Tested'],
        decided: 'Pass',
        free: ['Tested', 'Signed Off', 'Released', 'Force Released'],
      }),
    released: (world, snapshot) =>
      shows(world, snapshot, { on: ['Tested', 'Released'], decided: 'Pass', free: ['Released'] }),
    forceReleased: (world, snapshot) =>
      shows(world, snapshot, {
        on: ['Tested', 'Force Released'],
        decided: 'Pass',
        free: ['Force Released', 'Replace at once'],
      }),
  },
  isContinuable: true,
  // Whom a demo version is for changes nothing else.
  serialize: ({ approval: { organisations: _, ...approval } }) => approval,
});
