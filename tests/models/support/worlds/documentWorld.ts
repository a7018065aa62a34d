import { expect, type Locator } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { ChangeSet, SavedChanges, WireNetwork, WireNode } from '@/contract/network/network';
import { fromNetwork } from '@/contract/network/networkWire';
import type { documentMachine } from '@/machines/editor/document.machine';
import type { DocumentEvent } from '@/machines/editor/documentTypes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { createNetwork, edgeId, floorId, type MapNode, type Network, nodeId } from '@/model/network/network';
import { smallFloorZip } from '../../../support/smallFloor';
import { openSignedIn } from '../browser/signedInPage';
import { filePart, makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

type Snapshot = SnapshotFrom<typeof documentMachine>;

/** The editor of a location of its own, whose network somebody else can change beside the page. */
export interface DocumentWorld extends World {
  readonly network: {
    /** Shows the floor plan, for which the network waits. */
    showPlan: () => void;
    moveFirst: () => Promise<void>;
    moveOther: () => Promise<void>;
    /** The device loses its network, as far as the page sees, and has it again. */
    lose: () => Promise<void>;
    regain: () => Promise<void>;
  };
}

const nothing = async (): Promise<void> => undefined;
export const documentWorld = async (world: World): Promise<DocumentWorld> => ({
  ...world,
  network: {
    showPlan: () => undefined,
    moveFirst: nothing,
    moveOther: nothing,
    lose: () => setOnline(world.page, false),
    regain: () => setOnline(world.page, true),
  },
});

const setOnline = (page: World['page'], isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);

export const NODE = { first: nodeId(1), other: nodeId(2) } as const;
/** Metres along the corridor of the small floor: of the first node, and of the other one. */
export const PLACES = { home: 6, moved: 9, theirs: 12, meanwhile: 15, other: 20, otherMoved: 24 } as const;
const Y = 11;

const node = (id: number, floor: string, x: number): MapNode => ({
  id: nodeId(id),
  floor: floorId(floor),
  x,
  y: Y,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});

/** Two nodes and the path between them. */
export const networkOf = (first: number, other: number): Network =>
  createNetwork(
    [node(1, 'ground', first), node(2, 'ground', other)],
    [
      {
        id: edgeId(3),
        from: nodeId(1),
        to: nodeId(2),
        travel: ['walk'],
        direction: 0,
        weight: 0,
        multiplier: 1,
        multiplierZ: 1,
      },
    ],
    [],
  );
export const moveFirstTo = (x: number) => moveNodes(new Map([[NODE.first, { x, y: Y }]]));

/** The draft of a crashed tab on the device: where its node is, whether it can be read, and what others saved later. */
export interface LeftDraft {
  readonly x: number;
  readonly isDamaged: boolean;
  /** The position to which somebody else has moved the same node since; null for none. */
  readonly since: number | null;
}

/** Makes the location and opens its editor, after a tab that crashed where `left` says so; the floor plan waits. */
export async function openDocument(world: DocumentWorld, left: LeftDraft | null): Promise<void> {
  const { page, network } = world;
  const { project, floor, post, get } = await makeOwnFloor(world, 'Document Quay');
  const upload = await post<{ uuid: string }>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await post(`uploaded-map-files/${upload.uuid}/approve`, { data: {} });
  const save = (revision: number, nodes: Partial<ChangeSet['nodes']>) =>
    post<SavedChanges>(`projects/${project}/network`, { data: { revision, nodes, joins: {}, transitgroups: {} } });
  const made = await save(0, { new: [wireNode(-1, floor, PLACES.home), wireNode(-2, floor, PLACES.other)] });
  const idOf = (id: number) => made.nodes.new.find(({ temporary_id }) => temporary_id === id)?.record.id ?? 0;
  // The page may have saved meanwhile.
  const move = (id: number, x: number) => async () => {
    const { revision } = await get<WireNetwork>(`projects/${project}/network`);
    await save(revision, { updated: [wireNode(idOf(id), floor, x)] });
  };
  network.moveFirst = move(-1, PLACES.theirs);
  network.moveOther = move(-2, PLACES.otherMoved);
  const address = `/editor/${project}?viewType=map`;
  if (left) await leaveDraft(world, address, left);
  if (left?.since) await move(-1, left.since)();
  const shown = new Promise<void>((resolve) => {
    network.showPlan = resolve;
  });
  await page.route(/\/api\/floors\/[^/]+\/plan/, async (route) => {
    await shown;
    await route.continue();
  });
  await openSignedIn(world, OWNER, address);
}

/** Moves the node in another tab, which is lost once the device has the draft. */
async function leaveDraft(world: DocumentWorld, address: string, { x, isDamaged }: LeftDraft): Promise<void> {
  const page = await world.page.context().newPage();
  const tab = { ...world, page };
  await openSignedIn(tab, OWNER, address);
  await expect(stateOf(tab)).toHaveText('Saved');
  await moveNodeTo(tab, x);
  await expect(stateOf(tab)).toHaveText('1 unsaved change · kept on this device');
  if (isDamaged) await page.evaluate(damageDrafts);
  await page.close();
}

/** Runs in the page: takes from each draft of the device what it is based on. */
async function damageDrafts(): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('atrium-drafts'));
  const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
  for (const { base: _, ...rest } of (await done(drafts.getAll())) as { base: unknown }[]) await done(drafts.put(rest));
  database.close();
}

const wireNode = (id: number, floor: string, x: number): WireNode =>
  fromNetwork(createNetwork([node(id, floor, x)], [], [])).nodes[0] as WireNode;

/** A question hides what is behind it from screen readers. */
const stateOf = ({ page }: DocumentWorld): Locator =>
  page.getByRole('status', { name: 'Save state', includeHidden: true });
const questionOf = ({ page }: DocumentWorld, name: string): Locator => page.getByRole('alertdialog', { name });
const press = (name: string) => (world: DocumentWorld) => world.page.getByRole('button', { name, exact: true }).click();
/** A letter that is typed into a field is no command. */
const command =
  (keys: string) =>
  async ({ page }: DocumentWorld) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(keys);
  };

/** The node that is farther to the left. */
async function chooseFirst({ page }: DocumentWorld): Promise<void> {
  await page.getByRole('tab', { name: /^Nodes/ }).click();
  await page.getByRole('list', { name: 'Nodes', exact: true }).getByRole('button').first().click();
}

async function moveNodeTo(world: DocumentWorld, x: number): Promise<void> {
  await chooseFirst(world);
  const field = world.page.getByRole('spinbutton', { name: 'X', exact: true });
  await field.fill(String(x));
  await field.press('Enter');
}

export const actions: Readonly<
  Record<DocumentEvent['type'], (world: DocumentWorld, event: AnyEventObject) => Promise<void>>
> = {
  load: async ({ network }) => network.showPlan(),
  retry: press('Retry'),
  edit: (world) => moveNodeTo(world, PLACES.moved),
  select: chooseFirst,
  undo: command('Control+z'),
  redo: command('Control+Shift+z'),
  'history.goTo': async ({ page }) => {
    await page.getByRole('button', { name: /^History/ }).click();
    await page.getByRole('menuitemradio').last().click();
  },
  revert: press('Revert'),
  save: command('Control+s'),
  'draft.restore': press('Restore'),
  'draft.discard': press('Discard'),
  'conflict.resolve': async ({ page }, { choices }) => {
    await page.getByRole('button', { name: choices.side === 'mine' ? /^Keep all mine/ : /^Keep all theirs/ }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
  },
  'conflict.later': press('Decide later'),
  // By the page itself.
  'floor.show': nothing,
  'floors.deleted': nothing,
  'lost.seen': nothing,
  'typed.set': nothing,
  'beside.changed': nothing,
  'beside.forget': nothing,
  'beside.returned': nothing,
  'draft.stored': nothing,
  'draft.failed': nothing,
  'network.newer': nothing,
  'network.shared': nothing,
  'history.changed': nothing,
};

const OFFER = 'Restore unsaved changes?';
const REPORT = 'Your unsaved changes can’t be opened';
const planWait = ({ page }: DocumentWorld): Locator => page.getByText('Loading the floor plan');
/** The save state, while nothing is asked. */
const showsState = (words: RegExp) => async (world: DocumentWorld) => {
  await expect(stateOf(world)).toHaveText(words, { timeout: world.within });
  await expect(world.page.getByRole('alertdialog')).toHaveCount(0, { timeout: world.within });
};

export const assertions: Readonly<Record<string, (world: DocumentWorld, snapshot: Snapshot) => Promise<void>>> = {
  waiting: async (world) => {
    await expect(planWait(world)).toBeVisible({ timeout: world.within });
    await expect(stateOf(world)).toHaveCount(0, { timeout: world.within });
  },
  loading: async (world) => {
    await expect(world.page.getByTestId('plan')).toBeVisible({ timeout: world.within });
    await expect(planWait(world)).toHaveCount(0, { timeout: world.within });
    await expect(world.page.getByRole('alertdialog')).toHaveCount(0, { timeout: world.within });
    await expect(stateOf(world)).toHaveCount(0, { timeout: world.within });
  },
  failed: ({ page, within }) =>
    expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible({ timeout: within }),
  offeringDraft: (world) => expect(questionOf(world, OFFER)).toBeVisible({ timeout: world.within }),
  reportingDraft: (world) => expect(questionOf(world, REPORT)).toBeVisible({ timeout: world.within }),
  'open.content': async (world) => {
    await expect(stateOf(world)).toHaveCount(1, { timeout: world.within });
    for (const name of [OFFER, REPORT]) await expect(questionOf(world, name)).toHaveCount(0, { timeout: world.within });
  },
  'open.sync.clean': async (world, { context }) =>
    showsState(context.error === null ? /^Saved$/ : /^Not saved\. /)(world),
  'open.sync.dirty': async (world, { context }) =>
    showsState(context.error === null ? /unsaved change/ : /^Not saved\. /)(world),
  'open.sync.saving': showsState(/^Saving$/),
  'open.sync.retrying': showsState(/^Not saved yet, trying again/),
  'open.sync.repeating': showsState(/^Saving$/),
  'open.sync.unanswered.waiting': async (world, { context }) =>
    showsState(context.hasAnswer ? /^Not saved yet, trying again/ : /^Waiting for the network/)(world),
  'open.sync.unanswered.stopped': async (world, { context }) =>
    showsState(context.error === null ? /unsaved change/ : /^Not saved\. /)(world),
  'open.sync.conflict': async (world) => {
    await expect(questionOf(world, 'Someone else changed the same items')).toBeVisible({ timeout: world.within });
    await expect(stateOf(world)).toHaveText(/^Not saved yet: choose/, { timeout: world.within });
  },
};
