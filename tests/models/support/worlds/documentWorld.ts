import { expect, type Locator } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { ChangeSet, SavedChanges, WireNode } from '@/contract/network';
import { fromNetwork } from '@/contract/networkWire';
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
  };
}

const nothing = async (): Promise<void> => undefined;
export const documentWorld = async (world: World): Promise<DocumentWorld> => ({
  ...world,
  network: { showPlan: () => undefined, moveFirst: nothing, moveOther: nothing },
});

export const NODE = { first: nodeId(1), other: nodeId(2) } as const;
/** Metres along the corridor of the small floor: of the first node, and of the other one. */
export const PLACES = { home: 6, moved: 9, theirs: 12, other: 20, otherMoved: 24 } as const;
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

/** Makes the location and opens its editor; the floor plan waits. */
export async function openDocument(world: DocumentWorld): Promise<void> {
  const { page, network } = world;
  const { project, floor, post } = await makeOwnFloor(world, 'Document Quay');
  const upload = await post<{ uuid: string }>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await post(`uploaded-map-files/${upload.uuid}/approve`, { data: {} });
  const save = (revision: number, nodes: Partial<ChangeSet['nodes']>) =>
    post<SavedChanges>(`projects/${project}/network`, { data: { revision, nodes } });
  const made = await save(0, { new: [wireNode(-1, floor, PLACES.home), wireNode(-2, floor, PLACES.other)] });
  const idOf = (id: number) => made.nodes.new.find(({ temporary_id }) => temporary_id === id)?.record.id ?? 0;
  const move = (id: number, x: number) => async () => {
    await save(made.revision, { updated: [wireNode(idOf(id), floor, x)] });
  };
  network.moveFirst = move(-1, PLACES.theirs);
  network.moveOther = move(-2, PLACES.otherMoved);
  const shown = new Promise<void>((resolve) => {
    network.showPlan = resolve;
  });
  await page.route(/\/api\/floors\/[^/]+\/plan/, async (route) => {
    await shown;
    await route.continue();
  });
  await openSignedIn(world, OWNER, `/editor/${project}?viewType=map`);
}

const wireNode = (id: number, floor: string, x: number): WireNode =>
  fromNetwork(createNetwork([node(id, floor, x)], [], [])).nodes[0] as WireNode;

const stateOf = ({ page }: DocumentWorld): Locator => page.getByRole('status', { name: 'Save state' });
const questionOf = ({ page }: DocumentWorld, name: string): Locator => page.getByRole('alertdialog', { name });
const press = (name: string) => (world: DocumentWorld) => world.page.getByRole('button', { name, exact: true }).click();
/** A letter that is typed into a field is no command. */
const command =
  (keys: string) =>
  async ({ page }: DocumentWorld) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(keys);
  };

/** The node that stands farther to the left. */
async function chooseFirst({ page }: DocumentWorld): Promise<void> {
  await page.getByRole('tab', { name: /^Nodes/ }).click();
  await page.getByRole('list', { name: 'Nodes', exact: true }).getByRole('button').first().click();
}

export const actions: Readonly<
  Record<DocumentEvent['type'], (world: DocumentWorld, event: AnyEventObject) => Promise<void>>
> = {
  load: async ({ network }) => network.showPlan(),
  retry: press('Retry'),
  edit: async (world) => {
    const { page } = world;
    await chooseFirst(world);
    await command('n')(world);
    await page.getByRole('tab', { name: 'Advanced Settings' }).click();
    await page.getByRole('textbox', { name: 'X', exact: true }).fill(String(PLACES.moved));
    await page.keyboard.press('Enter');
  },
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
  'draft.stored': nothing,
  'draft.failed': nothing,
  'network.newer': nothing,
  'history.changed': nothing,
};

const showsState = (words: RegExp) => (world: DocumentWorld) =>
  expect(stateOf(world)).toHaveText(words, { timeout: world.within });

export const assertions: Readonly<Record<string, (world: DocumentWorld, snapshot: Snapshot) => Promise<void>>> = {
  waiting: async (world) => {
    await expect(world.page.getByRole('button', { name: 'Map options' })).toBeVisible({ timeout: world.within });
    await expect(stateOf(world)).toHaveCount(0, { timeout: world.within });
  },
  loading: async (world) => {
    await expect(world.page.getByTestId('plan')).toBeVisible({ timeout: world.within });
    await expect(stateOf(world)).toHaveCount(0, { timeout: world.within });
  },
  failed: ({ page, within }) =>
    expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible({ timeout: within }),
  offeringDraft: (world) =>
    expect(questionOf(world, 'Restore unsaved changes?')).toBeVisible({ timeout: world.within }),
  reportingDraft: (world) =>
    expect(questionOf(world, 'Your unsaved changes can’t be opened')).toBeVisible({ timeout: world.within }),
  'open.content': (world) => expect(stateOf(world)).toHaveCount(1, { timeout: world.within }),
  'open.sync.clean': async (world, { context }) =>
    showsState(context.error === null ? /^Saved$/ : /^Not saved yet/)(world),
  'open.sync.dirty': async (world, { context }) =>
    showsState(context.error === null ? /unsaved change/ : /^Not saved yet/)(world),
  'open.sync.saving': showsState(/^Saving$/),
  'open.sync.conflict': (world) =>
    expect(questionOf(world, 'Someone else changed the same items')).toBeVisible({ timeout: world.within }),
};
