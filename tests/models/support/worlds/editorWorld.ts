import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Project } from '@/contract/locations/projects';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import type { EditorEvent, editorMachine, MapOption, ToolName } from '@/machines/editor/editor.machine';
import type { FeatureName } from '@/model/access/features';
import { text as toolText } from '@/screens/editor/tools/texts';
import { createCanvasPage, type MapPage } from '../browser/canvasPage';
import { fromPalette } from '../browser/fromPalette';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { centre } from './canvasSpots';
import { demoLocation } from './demoLocation';
import { newAccount, openAs } from './newAccount';
import { OWNER } from './ownFloor';
import type { World } from './world';

type Snapshot = SnapshotFrom<typeof editorMachine>;
type Sent<Type extends EditorEvent['type']> = Extract<EditorEvent, { type: Type }>;

/** The editor of a location of the demo, whose first floor is the sample's. */
export interface EditorWorld extends World {
  readonly canvasPage: MapPage;
  readonly opened: {
    /** Names of floors in the toolbar: the one that is shown first, and another. */
    floors: { readonly first: string; readonly other: string };
    /** The tools that the person may not use. */
    denied: readonly ToolName[];
  };
}

export const FIRST = 'first';
export const OTHER = 'other';

export const editorWorld = async (world: World): Promise<EditorWorld> => ({
  ...world,
  canvasPage: createCanvasPage(world.page),
  opened: { floors: { first: '', other: '' }, denied: [] },
});

const KEYS: Readonly<Record<ToolName, string>> = { select: 'v', node: 'n', path: 'p', route: 'r', measure: 'm' };
const HINTS: Readonly<Record<ToolName | 'outline', RegExp>> = {
  select: /^Click to select/,
  node: /^Click to place/,
  path: /^Click one node after another/,
  route: /^Choose a start/,
  measure: /^Click one point after another/,
  outline: /^Click the corners of the room/,
};
const OPTIONS: Readonly<Record<MapOption, string>> = {
  nodes: 'Nodes',
  paths: 'Paths',
  shadows: 'Shadows',
  materials: 'Colours of the upload',
  below: 'Floor below as a ghost',
  minimap: 'Minimap',
};

const footer = ({ page }: EditorWorld) => page.locator('footer');
const floorField = ({ page }: EditorWorld) => page.getByRole('combobox', { name: 'Floor', exact: true });
const viewButton = ({ page }: EditorWorld, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });

/** Opens the editor in a view as somebody with all rights, or without the feature that is named. */
export const openEditor =
  (view: string, without: FeatureName | null = null) =>
  async (world: EditorWorld): Promise<void> => {
    const { api, opened, page } = world;
    const { headers, user } = await signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });
    const list = await good(api.get(`/api/organisations/${user.organisation.uuid}/projects`, { headers }));
    const project = demoLocation(await dataOf<Project[]>(list));
    const address = `/editor/${project.uuid}?viewType=${view}`;
    if (without === null) await openSignedIn(world, OWNER, address);
    else await openAs(page, await newAccount(api, false, without), address);
    // The state of saving is shown once nodes and paths have been read.
    await footer(world).getByRole('status', { name: 'Save state' }).waitFor();
    const selected = await floorField(world).locator('option:checked').textContent();
    const all = await floorField(world).locator('option').allTextContents();
    opened.denied = without === 'waypoint-editor' ? ['node'] : without === 'route-editor' ? ['path'] : [];
    opened.floors = { first: selected ?? '', other: all.find((name) => name !== selected) ?? '' };
  };

/** A press on the map that Escape gives up: each event of a pointer reaches the tool, and nothing is changed. */
async function tap({ page, canvasPage }: EditorWorld): Promise<void> {
  await canvasPage.moveTo(await centre(canvasPage));
  await page.mouse.down();
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

const chooseRow =
  (tab: RegExp, list: string) =>
  async ({ page }: EditorWorld) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('list', { name: list, exact: true }).getByRole('button').first().click();
  };
const nothing = async (): Promise<void> => undefined;

export const actions: Readonly<
  Record<EditorEvent['type'], (world: EditorWorld, event: AnyEventObject) => Promise<void>>
> = {
  'view.set': (world, event) => viewButton(world, (event as Sent<'view.set'>).view === 'map' ? 'Map' : 'List').click(),
  'floor.set': async (world, event) => {
    const { first, other } = world.opened.floors;
    await floorField(world).selectOption({ label: (event as Sent<'floor.set'>).floor === FIRST ? first : other });
  },
  'tool.set': async ({ page, opened }, event) => {
    // A letter that is typed into a field is no command.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const { tool } = event as Sent<'tool.set'>;
    await page.keyboard.press(KEYS[tool]);
    if (opened.denied.includes(tool))
      await expect(page.getByRole('region', { name: 'Messages' }).getByText(translate('failed.denied'))).toBeVisible();
  },
  'option.toggle': async ({ page }, event) => {
    await page.getByRole('button', { name: 'Map options' }).click();
    await page.getByRole('menuitemcheckbox', { name: OPTIONS[(event as Sent<'option.toggle'>).option] }).click();
    await page.keyboard.press('Escape');
    // A press while it closes would close it again.
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  'mesh.select': chooseRow(/^Places/, 'Places'),
  'meshes.select': nothing,
  'node.select': chooseRow(/^Nodes/, 'Nodes'),
  'pointer.down': tap,
  'pointer.move': tap,
  'pointer.up': tap,
  cancel: tap,
  finish: ({ page, canvasPage }) => canvasPage.canvas.focus().then(() => page.keyboard.press('Enter')),
  'outline.set': ({ page }, event) => fromPalette(page, toolText((event as Sent<'outline.set'>).task)),
  // By the page itself.
  'corner.remove': nothing,
  reshape: nothing,
  'reshape.undo': nothing,
  'from.set': nothing,
  'from.keep': nothing,
  'rights.set': nothing,
  'tab.set': nothing,
};

const showsView = (name: 'Map' | 'List') => async (world: EditorWorld) => {
  await expect(viewButton(world, name)).toBeChecked({ timeout: world.within });
  await expect(world.canvasPage.canvas).toHaveCount(name === 'Map' ? 1 : 0, { timeout: world.within });
};

const showsTool =
  (tool: ToolName | 'outline') =>
  async (world: EditorWorld, { context, value }: Snapshot) => {
    const { opened, within } = world;
    // The list has no use for the hint of a tool.
    const hints = (value as { readonly view: string }).view === 'list' ? 0 : 1;
    await expect(footer(world).getByText(HINTS[tool])).toHaveCount(hints, { timeout: within });
    const floor = context.floor === OTHER ? opened.floors.other : opened.floors.first;
    await expect(floorField(world).locator('option:checked')).toHaveText(floor, { timeout: within });
  };

export const assertions = {
  'view.map': showsView('Map'),
  'view.list': showsView('List'),
  'tool.select': showsTool('select'),
  'tool.node': showsTool('node'),
  'tool.path': showsTool('path'),
  'tool.route': showsTool('route'),
  'tool.measure': showsTool('measure'),
  'tool.outline': showsTool('outline'),
};
