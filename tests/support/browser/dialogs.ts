import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import type { DialogName } from '../../../src/components/dialog/dialogTable';
import { PLAIN_LISTS } from '../../../src/contract/plainLists';
import type { PlainKind } from '../../../src/contract/plainRecords';
import { anyLocale } from './anyLocale';
import { pressBy, tabTo } from './keyboard';
import { RESELLER, STAFF } from './people';
import { VISITS, type Visit } from './visits';

/** How a dialog is opened by keys alone, from a page that a visit shows. */
export interface DialogOpening {
  readonly from: Visit;
  readonly open: (page: Page) => Promise<void>;
  /** It cannot be closed by Escape: something has to be decided. */
  readonly isModalDecision?: boolean;
}

const press = (page: Page, name: string | RegExp) =>
  pressBy(page, page.getByRole('button', { name: anyLocale(name) }).first());

/** Another answer to what the page asks the service, since what brings it about takes two people or a crash. */
const as = (visit: Visit, account: string): Visit => ({ ...visit, account });

/** Moves down a table to the row that names somebody, along it to an action, and presses it. */
async function rowAction(page: Page, row: string, action: string): Promise<void> {
  await tabTo(page, page.locator('[role=row][tabindex="0"]'));
  const focus = page.locator(':focus');
  for (let step = 0; step < 60 && !(await focus.textContent())?.includes(row); step += 1)
    await page.keyboard.press('ArrowDown');
  const name = anyLocale(new RegExp(`^${action}$`));
  for (let step = 0; step < 10 && !name.test((await focus.getAttribute('aria-label')) ?? ''); step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(focus).toHaveAttribute('aria-label', name);
  await page.keyboard.press('Enter');
}

/** Enter opens the card that is the stop of the Tab key. */
async function openFirstCard(page: Page): Promise<void> {
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await page.keyboard.press('Enter');
}

const cardMenu = async (page: Page, item: string) => {
  await press(page, /^Options of Riverside Mall/);
  const name = anyLocale(new RegExp(`^${item}$`));
  await page.getByRole('menuitem', { name }).waitFor();
  await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 12; step += 1) {
    if (name.test((await page.locator(':focus').textContent()) ?? '')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
};

/** The form of a new plain record, where its own line below does not open one that exists. */
const PLAIN_OPENINGS = Object.fromEntries(
  PLAIN_LISTS.map(({ kind, list }): [PlainKind, DialogOpening] => [
    kind,
    { from: VISITS[list], open: (page) => press(page, 'Create new') },
  ]),
) as Readonly<Record<PlainKind, DialogOpening>>;

/** One way for each dialog of the table: a new dialog without one does not compile. `null` is shown by a journey of its own. */
export const DIALOG_OPENINGS: Readonly<Record<DialogName, DialogOpening | null>> = {
  warning: {
    from: VISITS.users,
    open: (page) => rowAction(page, 'Eli Marsh', 'Delete Eli Marsh'),
  },
  shortcuts: {
    from: VISITS.locations,
    open: async (page) => page.keyboard.press('?'),
  },
  problem: {
    from: VISITS.locations,
    open: async (page) => {
      await page.keyboard.press('?');
      await dialogOf(page, 'shortcuts').waitFor();
      await press(page, 'Report a problem');
    },
  },
  versions: {
    from: VISITS.editor,
    open: async (page) => {
      await page.getByTestId('plan').waitFor();
      await page.keyboard.press('Shift+B');
    },
  },
  legend: { from: VISITS.editor, open: (page) => press(page, 'Legend') },
  // Needs two users who change the same record: [JO2] opens and checks it.
  conflict: null,
  // Its submenu opens by a pointer at rest: tests of its own check what it does.
  copyNetwork: null,
  // Needs a tab that crashes: [JO4] opens and checks it.
  draft: null,
  // Needs somebody who deletes a floor: [ET1] opens and checks it.
  lostEdits: null,
  // Needs a draft of another release: [JO4] opens and checks it.
  unreadableDraft: null,
  location: { from: VISITS.locations, open: (page) => cardMenu(page, 'Details') },
  createLocation: { from: VISITS.locations, open: (page) => press(page, 'Create new') },
  accessKey: { from: VISITS.locationSettings, open: (page) => press(page, /^Edit /) },
  mapBounding: {
    from: { ...VISITS.locationSettings, address: (project) => `/locations/${project}/settings?tab=map-bounding` },
    open: (page) => press(page, 'Edit coordinates'),
  },
  mapUpload: { from: VISITS.buildings, open: (page) => press(page, /^Upload map of/) },
  floorsImport: { from: VISITS.buildings, open: (page) => press(page, 'Add from file') },
  // Needs a location with unpublished changes: [JO7] opens and checks it.
  publish: null,
  itemPicker: {
    from: VISITS.editor,
    open: async (page) => {
      await pressBy(
        page,
        page
          .getByRole('list', { name: anyLocale('Places') })
          .getByRole('button')
          .first(),
      );
      const tabs = page.getByRole('tablist', { name: anyLocale('Settings of the selection') });
      await tabTo(page, tabs.getByRole('tab', { selected: true }));
      const name = anyLocale(/^Sub Destinations/);
      for (let step = 0; step < 8; step += 1) {
        if (name.test((await page.locator(':focus').textContent()) ?? '')) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await press(page, /^Add$/);
    },
  },
  // Needs a floor with labels that have no destination: [JO7] opens and checks it.
  labelPlacing: null,
  // Needs a room whose destination was changed: [PP24] opens and checks it.
  globalDestination: null,
  clientSwitcher: {
    from: as(VISITS.locations, RESELLER),
    open: (page) => press(page, /switch organisation$/),
  },
  palette: { from: VISITS.locations, open: async (page) => page.keyboard.press('Control+k') },
  messages: {
    from: VISITS.buildings,
    open: async (page) => {
      // A file of the wrong kind: what the browser's own window gives, which is not ours to open by keys.
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('x') };
      await page
        .getByLabel(anyLocale(/^Labels of/))
        .first()
        .setInputFiles(file);
      await press(page, /^Messages/);
    },
  },
  disableTwoFactor: {
    from: VISITS.profile,
    open: async (page) => {
      // Of somebody with two-factor on, whose sign-in would need a code of the half minute.
      await page.route('**/api/users/*', async (route) => {
        const answer = await route.fetch();
        const { data, message } = (await answer.json()) as { data: object; message: string };
        await route.fulfill({ response: answer, json: { data: { ...data, TFA: 1 }, message } });
      });
      await page.reload();
      await press(page, 'Disable');
    },
  },
  crop: {
    from: VISITS.profile,
    open: async (page) => {
      const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6e6e' } })
        .png()
        .toBuffer();
      await tabTo(page, page.getByRole('button', { name: anyLocale('Change photo') }));
      // The file that the browser's own window would return; keys cannot open that window.
      await page.getByLabel(anyLocale('Photo file')).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    },
  },
  handOff: { from: VISITS.profile, open: (page) => press(page, 'Continue on another device') },
  user: { from: VISITS.users, open: (page) => rowAction(page, 'Eli Marsh', 'Edit Eli Marsh') },
  roles: { from: as(VISITS.users, STAFF), open: (page) => press(page, 'Roles') },
  category: {
    from: VISITS.categories,
    open: (page) => rowAction(page, 'Fashion', 'Edit Fashion'),
  },
  destination: {
    from: VISITS.destinations,
    open: openFirstCard,
  },
  dataType: {
    from: VISITS.destinations,
    open: async (page) => {
      await openFirstCard(page);
      await dialogOf(page, 'destination').waitFor();
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await press(page, 'Add data');
    },
  },
  // Before a choice of rows takes the place of its button.
  fileImport: {
    from: VISITS.destinations,
    open: async (page) => {
      await pressBy(page, page.getByRole('button', { name: anyLocale('Import and export') }));
      await page.getByRole('menuitem').first().waitFor();
      await page.keyboard.press('Enter');
    },
  },
  fileImportReport: {
    from: VISITS.destinations,
    open: async (page) => {
      await pressBy(page, page.getByRole('button', { name: anyLocale('Import and export') }));
      await page.getByRole('menuitem').nth(1).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  },
  batch: {
    from: VISITS.destinations,
    open: async (page) => {
      await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
      await page.keyboard.press('Space');
      // The toolbar is one stop of the Tab key.
      await tabTo(page, page.getByRole('button', { name: anyLocale('Select all') }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  },
  ...PLAIN_OPENINGS,
  amenity: {
    from: VISITS.amenities,
    open: (page) => pressBy(page, page.getByRole('link', { name: 'Toilets', exact: true })),
  },
  kiosk: {
    from: VISITS.kiosks,
    open: (page) => pressBy(page, page.getByRole('link', { name: 'Atrium North', exact: true })),
  },
  advertising: {
    from: VISITS.advertising,
    open: (page) => pressBy(page, page.getByRole('link', { name: 'Riverside Mall', exact: true })),
  },
  version: { from: VISITS.versions, open: (page) => rowAction(page, '2.4.0', 'Edit 2.4.0') },
  skin: { from: VISITS.skins, open: (page) => press(page, 'Create skin') },
  variable: { from: VISITS.skin, open: (page) => press(page, 'Add variable') },
  override: { from: VISITS.locationSettings, open: (page) => press(page, 'Override Greeting') },
  promotion: { from: VISITS.events, open: (page) => press(page, 'Create new') },
  icons: {
    from: VISITS.amenities,
    open: async (page) => {
      await press(page, 'Add New');
      await press(page, 'Manage custom icons');
    },
  },
  organisation: {
    from: VISITS.organisations,
    open: (page) => rowAction(page, 'Riverside', 'Edit Organisation Riverside'),
  },
};

export const dialogOf = (page: Page, name: DialogName) => page.locator(`[data-dialog="${name}"]`);

/** Opens the dialog and waits for its colours: colours that are still fading in are not those that people read. */
export async function openDialog(page: Page, name: DialogName, { open }: DialogOpening): Promise<void> {
  await open(page);
  const dialog = dialogOf(page, name);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((surface) =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && (effect.target?.contains(surface) ?? false))
        .map(({ finished }) => finished),
    ),
  );
}
