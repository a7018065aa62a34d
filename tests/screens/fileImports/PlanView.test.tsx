import { afterEach, expect, it } from 'vitest';
import type { CellEdits } from '@/model/importing/rows/cells';
import type { FilePlan, PlannedRow } from '@/model/importing/rows/filePlan';
import { PlanView } from '@/screens/fileImports/PlanView';
import { PROMOTION_IMPORT_KINDS } from '@/screens/promotions/import/promotionImport';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const row = (at: number, part: Partial<PlannedRow>): PlannedRow => ({
  ...{ row: at, name: `Event ${at}`, kind: 'add', fields: ['name'], problems: [], warnings: [], unreadHours: '' },
  ...part,
});

async function show(plan: FilePlan) {
  const edits: CellEdits[] = [];
  const shown = await render(
    <PlanView
      kind={PROMOTION_IMPORT_KINDS.event}
      plan={plan}
      mapping={{ Titel: 'name', Beginn: 'start:dmy', Ort: 'destinations' }}
      createsCategories={false}
      mayCreateCategories={false}
      onCreateCategories={() => {}}
      onEdit={(one) => edits.push(one)}
    />,
  );
  const press = (name: string) =>
    shown.after(() => [...shown.page.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  return { ...shown, edits, press };
}

it('[EV28] a refused row is corrected on the spot, also in a column of days with an order', async () => {
  const { page, edits, after, press } = await show({
    newCategories: [],
    rows: [row(2, { kind: 'refused', problems: [{ code: 'date-wrong', field: 'start', value: 'soon' }] })],
  });
  expect(page.textContent).toContain('“soon” is not a date. Write it as 2026-05-03 or 2026-05-03 18:00.');
  const input = page.querySelector<HTMLInputElement>('input[aria-label="Start in row 2"]');
  expect(input?.value).toBe('soon');
  await after(() => {
    if (!input) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2027-05-03');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Apply corrections');
  expect(edits).toEqual([{ '2\nBeginn': '2027-05-03' }]);
  // Without a start there is no event.
  expect(page.textContent).not.toContain('Leave out');
});

it('[EV28] a row with several places is corrected as a whole, and one without a place is imported with a note', async () => {
  const problem = { code: 'destination-unknown', field: 'destinations', value: 'Nowhere', cell: 'Nowhere; Hall' };
  const warning = { code: 'place-missing', field: 'destinations', value: '' };
  const { page } = await show({
    newCategories: [],
    rows: [
      row(2, { kind: 'refused', problems: [problem] }),
      row(3, { warnings: [warning] }),
      row(4, { kind: 'change', fields: ['start', 'locations'] }),
    ],
  });
  expect(page.querySelector('[role=status]')?.textContent).toBe('1 to add, 1 to change, 1 cannot be imported');
  expect(page.querySelector<HTMLInputElement>('input[aria-label="Destinations in row 2"]')?.value).toBe(
    'Nowhere; Hall',
  );
  expect(page.textContent).toContain('There is no destination “Nowhere”.');
  expect(page.textContent).toContain('No place is named.');
  expect(page.textContent).toContain('Change: Start, Locations');
});
