import { expect, type Page } from 'playwright/test';
import type { WireNetwork } from '@/contract/network/network';
import type { OwnLocation } from '../ownLocation';
import { placeNode } from '../placeNode';

/** A moment of editing: something that is not saved yet, and how it is known in what the service has afterwards. */
export interface Moment {
  readonly name: string;
  readonly edit: (page: Page, location: OwnLocation) => Promise<void>;
  /** Whether the service has it. */
  readonly isKept: (network: WireNetwork, location: OwnLocation) => boolean;
}

export const saveState = (page: Page) => page.getByRole('status', { name: 'Save state', includeHidden: true });

async function chooseNode(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: /^Nodes/ }).click();
  await page.getByRole('list', { name: 'Nodes', exact: true }).getByRole('button', { name }).click();
}

export async function setX(page: Page, name: string, x: number): Promise<void> {
  await chooseNode(page, name);
  const field = page.getByRole('spinbutton', { name: 'X', exact: true });
  await field.fill(String(x));
  await field.press('Enter');
}

const showFloor = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Floor', exact: true }).selectOption({ label: `H : ${name}` });

/** Where a node is in the window, in CSS pixels of the page. */
async function placeOf(page: Page, id: number): Promise<{ readonly x: number; readonly y: number }> {
  const item = page.locator(`li[data-kind="node"][data-id="${id}"]`);
  await expect(item).toHaveCount(1);
  const box = await page.getByTestId('plan').boundingBox();
  const at = await item.evaluate(({ dataset: { x, y } }: HTMLElement) => ({ x: Number(x), y: Number(y) }));
  if (!box) throw new Error('The plan is not shown.');
  return { x: box.x + at.x, y: box.y + at.y };
}

const idOf = ({ nodes }: OwnLocation, name: string): number => nodes.find((node) => node.name === name)?.id ?? 0;
const named = ({ nodes }: WireNetwork, name: string) => nodes.find((node) => node.name === name);

const isMoved = (network: WireNetwork, name: string, from: number): boolean => {
  const node = named(network, name);
  return node !== undefined && node.x !== from;
};

/** The lower floor has two nodes at first. */
const hasOneMore: Moment['isKept'] = ({ nodes }, { floors }) =>
  nodes.filter(({ floor_id }) => floor_id === floors[0]).length === 3;

export const MOMENTS: readonly Moment[] = [
  {
    name: 'a node moved by its field',
    edit: (page) => setX(page, 'West door', 7),
    isKept: (network) => named(network, 'West door')?.x === 7,
  },
  {
    name: 'a node dragged',
    edit: async (page, location) => {
      const { x, y } = await placeOf(page, idOf(location, 'West door'));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 20, y + 10, { steps: 4 });
      await page.mouse.move(x + 60, y + 40, { steps: 4 });
      await page.mouse.up();
    },
    isKept: (network) => isMoved(network, 'West door', 6),
  },
  {
    name: 'a node renamed',
    edit: async (page) => {
      await chooseNode(page, 'West door');
      const field = page.getByRole('textbox', { name: 'Name', exact: true });
      await field.fill('North door');
      await field.press('Enter');
    },
    isKept: (network) => named(network, 'North door') !== undefined && named(network, 'West door') === undefined,
  },
  {
    name: 'a node deleted',
    edit: async (page) => {
      await chooseNode(page, 'West door');
      await page.getByTestId('plan').focus();
      await page.keyboard.press('Delete');
    },
    isKept: (network) => named(network, 'West door') === undefined,
  },
  {
    name: 'a node placed',
    edit: placeNode,
    isKept: hasOneMore,
  },
  {
    name: 'a path drawn',
    edit: async (page, location) => {
      await page.getByTestId('plan').focus();
      await page.keyboard.press('p');
      for (const name of ['West door', 'East door']) {
        const { x, y } = await placeOf(page, idOf(location, name));
        await page.mouse.click(x, y);
      }
      await page.keyboard.press('Escape');
    },
    isKept: ({ joins }) => joins.length === 1,
  },
  {
    name: 'a node duplicated',
    edit: async (page) => {
      await chooseNode(page, 'West door');
      await page.getByTestId('plan').focus();
      await page.keyboard.press('Control+d');
    },
    isKept: hasOneMore,
  },
  {
    name: 'a lift begun',
    edit: async (page) => {
      await chooseNode(page, 'West door');
      await page.getByRole('button', { name: 'New lift' }).click();
    },
    isKept: ({ transitgroups }) => transitgroups.length === 1,
  },
  {
    name: 'a node closed',
    edit: async (page) => {
      await chooseNode(page, 'West door');
      await page.getByTestId('plan').focus();
      await page.keyboard.press('n');
      await page.getByRole('tab', { name: 'Advanced Settings' }).click();
      await page.getByRole('checkbox', { name: 'Enabled' }).click();
    },
    isKept: (network) => named(network, 'West door')?.open === false,
  },
  {
    name: 'a step undone',
    edit: async (page) => {
      await setX(page, 'West door', 7);
      await setX(page, 'West door', 9);
      await page.getByTestId('plan').focus();
      await page.keyboard.press('Control+z');
    },
    isKept: (network) => named(network, 'West door')?.x === 7,
  },
  {
    name: 'several nodes nudged',
    edit: async (page) => {
      await page.getByTestId('plan').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('ArrowRight');
    },
    isKept: (network) => isMoved(network, 'West door', 6) && isMoved(network, 'East door', 20),
  },
  {
    name: 'edits on two floors',
    edit: async (page) => {
      await showFloor(page, 'First');
      await setX(page, 'West stairs', 9);
      await showFloor(page, 'Ground');
      await setX(page, 'West door', 7);
    },
    // Where the upper floor was deleted, its nodes are gone with it.
    isKept: (network) =>
      named(network, 'West door')?.x === 7 &&
      (named(network, 'West stairs')?.x === 9 || named(network, 'East stairs') === undefined),
  },
];
