import { expect, type Page } from 'playwright/test';
import type { User } from '@/contract/users/users';
import { FEATURES } from '@/model/access/features';
import { test } from '../../support/browser/browserTest';
import { countInput } from '../../support/browser/countInput';
import { newHospital, WARDS } from '../../support/browser/hospital';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { newPerson, RESELLER } from '../../support/browser/people';
import { differences, readPublished, type Truth } from '../../support/browser/visitorsTruth';
import { boxFloorZip, SMALL_ROOMS } from '../../support/smallFloor';

/** The ground floor as its architect sends it next: the same rooms under numbers. */
const NUMBERED = { 'room-a': '0.101', 'room-b': '0.102', 'room-c': '0.103', 'room-d': '0.104' } as const;
const RENUMBERED = boxFloorZip(
  Object.fromEntries(Object.entries(SMALL_ROOMS).map(([room, box]) => [NUMBERED[room as keyof typeof NUMBERED], box])),
);
/** The people of the hospital with their roles. */
const PEOPLE = [
  ['Ana Rios', 'Administrator'],
  ['Bo Lund', 'Editor'],
  ['Cleo Marsh', 'Coordinator'],
  ['Dina Aziz', 'Department manager'],
  ['Emil Novak', 'Department manager'],
  ['Finn Otto', 'Auditor'],
] as const;
/** From then on the corridor is closed. */
const CLOSED_FROM = '2040-03-05';

const roomsOf = (floor: number, rooms: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(rooms).map(([room, name]) => [`${floor} ${room}`, name]));
const AT_FIRST: Truth = {
  rooms: { ...roomsOf(0, WARDS.ground), ...roomsOf(1, WARDS.first) },
  isLiftOut: false,
  isCorridorClosed: false,
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function select(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.getByRole('group', { name: 'This location' }).getByRole('option', { name }).first().click();
}

/** Publishes from the editor. Returns what the question showed before. */
async function publish(page: Page): Promise<string> {
  await button(page, 'Publish').click();
  const question = page.getByRole('dialog', { name: 'Publish St. Brigid’s?' });
  await expect(question.getByText('Checking all floors')).toBeHidden({ timeout: WORK_PATIENCE });
  const shown = await question.innerText();
  const saving = question.getByRole('button', { name: 'Save and publish' });
  await ((await saving.isVisible()) ? saving : question.getByRole('button', { name: 'Publish', exact: true })).click();
  await expect(question).toBeHidden({ timeout: WORK_PATIENCE });
  await expect(button(page, 'Publish')).toHaveAttribute('aria-disabled', 'true', { timeout: WORK_PATIENCE });
  return shown;
}

test('[JO8] a month of a hospital: after each change visitors get what is true, or the review had named it', async ({
  browser,
  request,
  service,
}) => {
  test.setTimeout(360_000);
  const hospital = await newHospital(request, RESELLER);
  const { uuid, floors, send, destinations } = hospital;
  const stranger = (await browser.newContext({ baseURL: service.address })).request;
  const differ = async (truth: Truth, now = Date.now()) =>
    differences(await readPublished(stranger, uuid), truth, floors, now);
  const page = await newPerson(await browser.newContext({ baseURL: service.address }), RESELLER);
  await page.goto(`/editor/${uuid}?viewType=map`);
  const count = await countInput(page);
  const clicksOf = async (act: () => Promise<void>) => {
    const before = await count.clicks();
    await act();
    return (await count.clicks()) - before;
  };
  const figures: Record<string, number> = {};

  await test.step('the first publication', async () => {
    await publish(page);
    expect(await differ(AT_FIRST)).toEqual([]);
  });

  await test.step('the lift is out of order, with a reason and an end', async () => {
    figures.liftOut = await clicksOf(async () => {
      await select(page, 'Lift A');
      await page.getByRole('switch', { name: 'Open' }).click();
      const form = page.getByRole('form', { name: 'Closure' });
      await form.getByLabel('Reason', { exact: true }).fill('New ropes');
      await count.type(form.getByLabel('Open again from', { exact: true }), '2039-12-01');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Closed until 1 Dec 2039.* Reason: New ropes/).first()).toBeVisible();
      const shown = await publish(page);
      expect(shown).toMatch(/Lift A is closed: .*step-free/);
    });
    expect(await differ({ ...AT_FIRST, isLiftOut: true })).toEqual([]);
    // It opens by itself, without another publication.
    expect(await differ(AT_FIRST, new Date('2039-12-02').getTime())).toEqual([]);
    const entries = await send<{ description: string }[]>('get', 'audit');
    expect(entries.map(({ description }) => description)).toContain(
      'Closed Lift A until 2039-12-01 00:00 (Europe/London), because: New ropes',
    );
  });

  await test.step('the lift is back', async () => {
    figures.liftBack = await clicksOf(async () => {
      await page.getByRole('switch', { name: 'Closed to routes' }).click();
      await publish(page);
    });
    expect(await differ(AT_FIRST)).toEqual([]);
  });

  await test.step('a corridor is closed from a day on', async () => {
    await page.getByRole('tab', { name: /^Nodes/ }).click();
    await page
      .getByRole('list', { name: 'Nodes' })
      .getByRole('button', { name: /Corridor K/ })
      .click();
    await page.getByRole('switch', { name: 'Open' }).click();
    const form = page.getByRole('form', { name: 'Closure' });
    await form.getByLabel('Closed from', { exact: true }).fill(CLOSED_FROM);
    await page.keyboard.press('Enter');
    // The list says it too.
    const panel = page.getByRole('region', { name: 'Corridor K' });
    await expect(panel.getByText(/Open now; closed from 5 Mar 2040/)).toBeVisible();
    const shown = await publish(page);
    expect(await differ(AT_FIRST)).toEqual([]);
    const then = { ...AT_FIRST, isCorridorClosed: true };
    expect(await differ(then, new Date(`${CLOSED_FROM}T12:00:00Z`).getTime())).toEqual([]);
    expect(shown).toMatch(/Corridor K is closed/);
    await button(page, 'Remove closure').click();
    await publish(page);
    expect(await differ(then, new Date(`${CLOSED_FROM}T12:00:00Z`).getTime())).not.toEqual([]);
  });

  const { '1 room-a': ward = '', ...others } = AT_FIRST.rooms;
  const moved: Truth = { ...AT_FIRST, rooms: { ...others, '1 room-b': ward } };
  await test.step('a ward moves into another room', async () => {
    figures.wardMoved = await clicksOf(async () => {
      await select(page, 'Ward 2C');
      await button(page, 'Move to another room').click();
      const form = page.getByRole('region', { name: 'Move Ward 2C to another room' });
      await count.type(form.getByRole('combobox', { name: 'Room' }), 'room-b');
      await form.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(form).toBeHidden();
      await publish(page);
    });
    expect(await differ(moved)).toEqual([]);
  });

  const numbered: Truth = {
    ...moved,
    rooms: Object.fromEntries(
      Object.entries(moved.rooms).map(([room, name]) => {
        const [floor, mesh = ''] = room.split(' ');
        return [floor === '0' ? `0 ${NUMBERED[mesh as keyof typeof NUMBERED]}` : room, name];
      }),
    ),
  };
  await test.step('the floor plan comes again, with numbers for names', async () => {
    await page.goto(`/locations/${uuid}/buildings`);
    figures.planRenumbered = await clicksOf(async () => {
      await button(page, 'Upload map of Ground').click();
      const file = { name: 'next.zip', mimeType: 'application/zip', buffer: Buffer.from(RENUMBERED) };
      await count.chooseFiles(page.getByLabel('Floor plan as a .zip file'), file);
      await button(page, 'Upload').click();
      await page.waitForURL('**/map-preview/*');
      await button(page, 'Approve').click();
      await page.waitForURL('**/buildings');
    });
    await page.goto(`/editor/${uuid}?viewType=map`);
    await publish(page);
    expect(await differ(numbered)).toEqual([]);
  });

  const name = 'Heart Clinic';
  const renamed: Truth = { ...numbered, rooms: { ...numbered.rooms, [`0 ${NUMBERED['room-b']}`]: name } };
  await test.step('a clinic is renamed in two languages, and found by its old name', async () => {
    const id = destinations.get('Cardiology');
    await send('put', `destinations/${id}`, { name });
    await send('put', `projects/${uuid}/translations`, {
      ...{ language: 'de', kind: 'destination', record: String(id), field: 'name' },
      ...{ text: 'Herzklinik', before: null },
    });
    await page.reload();
    await publish(page);
    expect(await differ(renamed)).toEqual([]);
    const published = await readPublished(stranger, uuid);
    expect(JSON.stringify(published.translations)).toContain('Herzklinik');
  });

  await test.step('all wards get the same visiting hours in one act', async () => {
    await page.goto('/destinations?view=table');
    figures.hours = await clicksOf(async () => {
      await count.type(page.getByRole('searchbox', { name: 'Search destinations' }), 'Ward');
      await expect(page.getByText('2 shown')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await button(page, 'Edit selected').click();
      const dialog = page.locator('[data-dialog=batch]');
      await dialog.getByRole('switch', { name: 'Change the opening hours' }).click();
      await dialog.getByRole('switch', { name: /^Monday/ }).click();
      await count.type(dialog.getByLabel('Monday, opens', { exact: true }), '14:00');
      await count.type(dialog.getByLabel('Monday, closes', { exact: true }), '16:00');
      await button(page, 'Copy Monday to all days').click();
      await button(page, 'Save 2 destinations').click();
      await expect(dialog.getByText('2 done', { exact: true })).toBeVisible({ timeout: WORK_PATIENCE });
      await button(page, 'Close').click();
    });
    await page.goto(`/editor/${uuid}?viewType=map`);
    await publish(page);
    const { project } = await readPublished(stranger, uuid);
    const hours = project.destinations
      .filter(({ location_name: name }) => name.startsWith('Ward'))
      .map(({ destination }) => destination.opening_hours?.sun);
    expect(hours).toHaveLength(2);
    for (const day of hours) expect(JSON.stringify(day)).toMatch(/14:00.*16:00/);
  });

  await test.step('the publication is taken back', async () => {
    const builds = await send<{ build_number: number }[]>('get', `projects/${uuid}/builds`);
    const [, earlier] = builds;
    await send('post', `projects/${uuid}/builds/${earlier?.build_number}/publish`);
    expect(await differ(renamed)).toEqual([]);
    const { project } = await readPublished(stranger, uuid);
    expect(project.destinations.every(({ destination }) => !destination.opening_hours)).toBe(true);
  });
  await test.step('six people get their rights', async () => {
    await page.goto('/settings/users');
    figures.people = await clicksOf(async () => {
      for (const [name, role] of PEOPLE) {
        await button(page, 'Create new').click();
        const form = page.getByRole('dialog');
        await count.type(form.getByLabel('Name'), name);
        await count.type(form.getByLabel('Email'), `${name.toLowerCase().replace(' ', '.')}@hospital.example`);
        await form.getByRole('combobox', { name: 'Role' }).click();
        await page.getByRole('option', { name: new RegExp(`^${role}`) }).click();
        await expect(form.getByText(/^Page access with this role/)).toBeVisible();
        await form.getByRole('button', { name: 'Create' }).click();
        await expect(page.getByRole('row', { name })).toBeVisible();
        await expect(form).toBeHidden();
      }
    });
    const { users } = await send<{ users: User[] }>('get', `organisations/${hospital.organisation}/users`);
    const pagesOf = (name: string) => {
      const held = users.find((one) => one.name === name)?.features ?? [];
      return FEATURES.flatMap((one) => (held.includes(one.id) ? [one.name] : []));
    };
    expect(pagesOf('Ana Rios')).toContain('user-admin');
    expect(pagesOf('Cleo Marsh')).toContain('publish');
    expect(pagesOf('Cleo Marsh')).not.toContain('user-admin');
    expect(pagesOf('Finn Otto')).toEqual(['analytics', 'web-analytics', 'auditing', 'user-profile']);
  });
  console.info('Clicks:', JSON.stringify(figures));
  expect((figures.liftOut ?? 0) + (figures.liftBack ?? 0)).toBeLessThanOrEqual(8);
  expect(figures.wardMoved).toBeLessThanOrEqual(8);
  expect(figures.planRenumbered).toBeLessThanOrEqual(6);
  expect(figures.hours).toBeLessThanOrEqual(12);
  expect(figures.people).toBeLessThanOrEqual(40);
});
