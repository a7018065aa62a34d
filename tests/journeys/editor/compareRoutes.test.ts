import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { openMall } from '../../support/browser/openMall';
import { newPerson } from '../../support/browser/people';
import { expectNoViolation } from '../../support/browser/screenChecks';

interface Spot {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The objects of a kind in the window, in CSS pixels of the page. */
async function spots(page: Page, kind: 'kiosk' | 'node' | 'room'): Promise<readonly Spot[]> {
  const objects = page.locator(`li[data-kind="${kind}"]`);
  await expect(objects).not.toHaveCount(0);
  const box = await page.getByTestId('plan').boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  const all = await objects.evaluateAll((items) =>
    items.map(({ dataset: { id = '', x, y }, textContent: name }) => ({ id, name, x: Number(x), y: Number(y) })),
  );
  return all.map(({ x, y, ...rest }) => ({ ...rest, x: box.x + x, y: box.y + y }));
}

/** The one of these that is farthest from every other place. */
function farthest(spots: readonly Spot[], others: readonly Spot[]): Spot {
  const gap = (one: Spot) =>
    Math.min(...others.filter((other) => other !== one).map((other) => Math.hypot(other.x - one.x, other.y - one.y)));
  const [found] = [...spots].sort((one, other) => gap(other) - gap(one));
  if (!found) throw new Error('There is no such place.');
  return found;
}

const chooseFloor = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Floor', exact: true }).selectOption({ label });

const cells = (table: Locator, row: string) =>
  table
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .allTextContents();

test('[CF36] [CF39] [CF40] [CF44] both ends are clicked, the route is kept, and compared with a step-free one and after an edit', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  const route = page.getByRole('status', { name: 'Route', exact: true });
  const table = page.getByRole('table', { name: 'Comparison' });
  const announced = page.getByRole('status', { name: 'Difference' });
  const way = (id: string) => page.locator(`li[data-kind="way"][data-id="${id}"]`);

  await page.getByTestId('plan').focus();
  await page.keyboard.press('r');
  await expect(from).toHaveAccessibleDescription('Next click on the map');
  // Beside the escalators.
  const [start] = await spots(page, 'kiosk');
  if (!start) throw new Error('No kiosk is shown.');
  await page.mouse.click(start.x, start.y);
  await expect(from).toHaveValue(/^Kiosk /);
  await expect(to).toHaveAccessibleDescription('Next click on the map');

  await chooseFloor(page, 'RM : First');
  await expect(page.locator(`li[data-kind="kiosk"][data-id="${start.id}"]`)).toHaveCount(0);
  const end = farthest(await spots(page, 'room'), await spots(page, 'node'));
  await page.mouse.click(end.x, end.y);
  await expect(to).toHaveValue(`${end.name.replace(/, room .*/, '')} · First`);
  await expect(route).toContainText('scalator');
  await expect(way('end')).toHaveCount(1);

  await page.getByRole('button', { name: 'Keep to compare' }).click();
  await expect(page.getByRole('button', { name: 'Stop comparing' })).toBeFocused();
  await expect(announced).toHaveText('As long and as fast as the kept route.');
  await expect(way('kept end')).toHaveCount(1);
  const kept = (await cells(table, 'Length'))[0];

  await page.getByRole('switch', { name: 'Step-free' }).press('Space');
  await expect(route).toContainText('Lift');
  await expect(table.getByRole('row', { name: /^Step-free/ })).toHaveText('Step-freenoyesgained');
  await expect(announced).toHaveText(/^Compared with the kept route: .*now step-free\.$/);
  const [before, now, difference] = await cells(table, 'Length');
  expect(before).toBe(kept);
  expect(Number.parseInt(now ?? '', 10) - Number.parseInt(kept ?? '', 10)).toBe(
    Number.parseInt((difference ?? '').replace('\u2212', '-'), 10),
  );

  await expectNoViolation(page, 'section[aria-label="Route preview"]');

  await test.step('an edit changes the present route alone', async () => {
    await chooseFloor(page, 'RM : Lower Ground');
    await expect(way('kept start')).toHaveCount(1);
    await page.keyboard.press('v');
    const shown = (await spots(page, 'kiosk')).find(({ id }) => id === start.id);
    if (!shown) throw new Error('The kiosk is no longer shown.');
    await page.mouse.click(shown.x, shown.y);
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('status', { name: 'Save state' })).toContainText('unsaved');
    await page.keyboard.press('r');
    await expect.poll(async () => (await cells(table, 'Length'))[1]).not.toBe(now);
    expect((await cells(table, 'Length'))[0]).toBe(kept);
  });

  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(table).toBeHidden();
  await expect(way('kept end')).toHaveCount(0);
  await expect(way('end')).toHaveCount(1);

  await page.getByTestId('plan').focus();
  await page.keyboard.press('v');
  const bar = page.getByRole('region', { name: 'Route', exact: true });
  await expect(bar).toContainText(/^Route of \d+ m/);
  await bar.getByRole('button', { name: 'Take the route from the map' }).click();
  await expect(way('end')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(from).toHaveValue('');
});
