import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { openTab } from '../../support/browser/openTab';
import { newPerson } from '../../support/browser/people';

const openEditor = async (page: Page) => {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
};
const firstRoom = async (page: Page) => {
  const room = page.getByRole('list', { name: 'Places' }).getByRole('button').first();
  await room.click();
  await expect(page.getByRole('tab', { name: 'Global Settings' })).toBeVisible();
};
const saveRoom = async (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Properties' });
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // The message of the save before may still be there, and a room that is being saved asks whoever leaves it.
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Destination updated successfully.').first()).toBeVisible();
};

test('[RT10] [RT11] [RT12] [RT13] [PP58] [PP50] [CV27] a manager chooses what is inside a room', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  const asked: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin, protocol } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}`);
    if (protocol.startsWith('http')) hosts.add(origin);
  });

  await test.step('the editor opens with its parts and the calls that they need', async () => {
    await openEditor(page);
    for (const name of ['Places of this floor', 'Properties'])
      await expect(page.getByRole('complementary', { name })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Editor' })).toBeVisible();
    const project = new URL(page.url()).pathname.split('/').at(-1);
    for (const call of ['data', 'network'])
      expect(asked.filter((one) => one === `GET /api/projects/${project}/${call}`)).toHaveLength(1);
    expect(asked.some((one) => /GET \/api\/floors\/[\w-]+\/plan$/.test(one))).toBe(true);
    expect([...hosts]).toEqual([new URL(service.address).origin]);
  });

  await firstRoom(page);
  await expect.poll(() => asked).toContain('PUT /api/project-destinations');

  await test.step('events are picked, listed by their state, and removed', async () => {
    await openTab(page, 'Events');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose events' });
    await expectAccessibleDialog(page, 'itemPicker');
    await picker.getByRole('searchbox', { name: 'Search' }).fill('makers');
    await picker.getByRole('checkbox', { name: 'Riverside Makers Market' }).check();
    await picker.getByRole('button', { name: 'Confirm' }).click();
    await saveRoom(page);
    await page.reload();
    const live = page.getByRole('region', { name: 'Live on screens' });
    await live.getByText('Riverside Makers Market').click();
    await expect(live.getByText(/Forty stalls/)).toBeVisible();
    await live.getByRole('button', { name: 'Remove Event: Riverside Makers Market' }).click();
    await expect(live.getByText('Riverside Makers Market')).toHaveCount(0);
    await saveRoom(page);
  });

  await test.step('an offer leads to its form, and Back to the room', async () => {
    await openTab(page, 'Offers');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose offers' });
    await picker.getByRole('checkbox').first().check();
    await picker.getByRole('button', { name: 'Confirm' }).click();
    await saveRoom(page);
    await page.getByRole('tabpanel').locator('summary').first().click();
    await page
      .getByRole('button', { name: /^Edit Event: / })
      .first()
      .click();
    await page.waitForURL('**/offers?open=*');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Offers', selected: true })).toBeVisible();
  });

  await test.step('a destination is inside, and visitors are told so', async () => {
    await openTab(page, 'Sub Destinations');
    await expect(page.getByText('No sub destinations')).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Choose sub destinations' });
    const item = picker.getByRole('checkbox').first();
    const name = await item.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    );
    await item.check();
    await picker.getByRole('button', { name: 'Confirm' }).click();
    await saveRoom(page);
    const room = await page
      .getByRole('complementary', { name: 'Properties' })
      .getByRole('heading', { level: 2 })
      .first();
    const place = (await room.textContent()) ?? '';
    const project = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/preview/${project}`);
    const search = page.getByRole('combobox', { name: /^Search/ });
    await search.fill(place);
    await search.press('Enter');
    await expect(page.getByRole('region', { name: 'Also here' }).getByText(name)).toBeVisible();
  });
});

test('[PP59] [PP55] [PP46] a place without a room is created from the list; a location that is missing leads back', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openEditor(page);
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { name: 'New place' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Name' }).fill('Taxi rank');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Taxi rank', level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/selected=mesh%3Aplace-[0-9a-f]{10}/);

  const address = page.url();
  await page.route('**/api/projects/*/data', (route) =>
    route.fulfill({ status: 500, json: { message: 'The service is busy.' } }),
  );
  await page.goto(address);
  await expect(page.getByText('The service is busy.').first()).toBeVisible();
  await page.unroute('**/api/projects/*/data');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Taxi rank', level: 2 })).toBeVisible();

  await page.goto('/editor/00000000-0000-4000-8000-000000000000');
  await page.waitForURL('**/locations');
  await expect(page.getByText(/has no such location/).first()).toBeVisible();
});
