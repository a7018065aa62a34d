import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { countInput } from '../../support/browser/countInput';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { newPerson } from '../../support/browser/people';
import { floorDrawing, floorModel, TWO_FLOORS, twoFloorIfc } from '../../support/twoFloors';

const MOST_CLICKS = 20;
const MOST_QUESTIONS = 1;

interface Source {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array | string }[];
  /** Answers the product's questions about the files; returns their number. */
  readonly answer: (page: Page) => Promise<number>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const unasked = async () => 0;
const FLOORS = Object.entries(TWO_FLOORS);

const SOURCES: readonly Source[] = [
  { name: 'an IFC file', files: [{ name: 'pier.ifc', content: twoFloorIfc() }], answer: unasked },
  {
    name: 'two drawings (DXF)',
    files: FLOORS.map(([name, floor]) => ({ name: `pier-${name}.dxf`, content: floorDrawing(floor) })),
    answer: async (page) => {
      await expect(page.getByText(/The file says millimetres/)).toBeVisible();
      await expectAccessibleDialog(page, 'floorsImport');
      await press(page, 'Metres');
      await press(page, 'Continue');
      return 1;
    },
  },
  {
    name: 'two floor plans (OBJ) without doors',
    files: FLOORS.flatMap(([name, floor]) => {
      const { zip, labels } = floorModel(floor);
      return [
        { name: `pier-${name}.zip`, content: zip },
        { name: `pier-${name}.txt`, content: labels },
      ];
    }),
    answer: unasked,
  },
];

for (const { name, files, answer } of SOURCES)
  test(`[JO9] [BP39] [BP40] [BP41] [BP42] from ${name} to a published route over two floors in at most ${MOST_CLICKS} clicks`, async ({
    browser,
    service,
  }) => {
    test.setTimeout(240_000);
    const page = await newPerson(await browser.newContext({ baseURL: service.address }));
    await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
    const count = await countInput(page);
    const began = Date.now();

    await press(page, 'Create new');
    await count.type(page.getByLabel('Location name'), 'Pier Clock');
    await press(page, 'Create location');
    await page.waitForURL('**/settings');
    await press(page, 'Add from file');
    await count.chooseFiles(
      page.getByLabel('File of the building', { exact: true }),
      ...files.map((file) => ({
        name: file.name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(file.content),
      })),
    );
    const questions = await answer(page);
    await expect(page.getByRole('checkbox', { name: 'Create the destinations of 6 named rooms' })).toBeChecked();
    await expectAccessibleDialog(page, 'floorsImport');
    await press(page, 'Add 2 floors');
    await expect(page.getByText('2 floors were added. 6 rooms have their destinations.')).toBeVisible({
      timeout: WORK_PATIENCE,
    });
    await press(page, 'Generate network');

    const panel = page.getByRole('complementary', { name: 'Generate network' });
    await expect(panel.getByRole('region', { name: 'Between floors' })).toContainText('2 floors');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel).toHaveCount(0);
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Publish Pier Clock?' });
    await expect(dialog.locator('dt:text-is("Destinations") + dd')).toHaveText('6 new');
    await dialog.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('Pier Clock is published.')).toBeVisible({ timeout: WORK_PATIENCE });

    const [visitor] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Open the visitor map')]);
    const asked = await countInput(visitor);
    const find = async (field: string, place: string) => {
      await asked.type(visitor.getByRole('combobox', { name: field }), place);
      await visitor.getByRole('option', { name: place }).first().click();
    };
    await find('Search Pier Clock', TWO_FLOORS.first.rooms[1]);
    await press(visitor, 'Directions');
    await find('Where are you?', TWO_FLOORS.ground.rooms[0]);
    await expect(visitor.getByRole('list', { name: 'Steps' })).toContainText(`Arrive at ${TWO_FLOORS.first.rooms[1]}`);

    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const clicks = (await count.clicks()) + (await asked.clicks());
    console.info(`From ${name}: ${clicks} clicks, ${questions} questions, ${seconds} s of the program.`);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(questions).toBeLessThanOrEqual(MOST_QUESTIONS);
    await page.context().close();
  });
