import { afterEach, expect, it } from 'vitest';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import { FieldSelect } from '@/screens/fileImports/FieldSelect';
import { PROMOTION_IMPORT_KINDS } from '@/screens/promotions/import/promotionImport';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

async function show(mapping: FileMapping, { guess = null as FileMapping | null, twoOrders = ['Start'] } = {}) {
  const chosen: (string | null)[] = [];
  const shown = await render(
    <FieldSelect
      kind={PROMOTION_IMPORT_KINDS.event}
      column="Start"
      mapping={mapping}
      guess={guess}
      twoOrders={twoOrders}
      onChoose={(field) => chosen.push(field)}
    />,
  );
  const select = (name: string) => shown.page.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
  const choose = (name: string, value: string) =>
    shown.after(() => {
      const field = select(name);
      if (!field) throw new Error(`There is no ${name}.`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { ...shown, chosen, select, choose };
}

const ORDER = 'Order of day and month in Start';

it('[FI28] a column whose days may be others asks for the order of its numbers', async () => {
  const { chosen, select, choose } = await show({ Start: 'start' });
  expect(select('Field of Start')?.value).toBe('start');
  expect(select(ORDER)?.getAttribute('aria-invalid')).toBe('true');
  expect([...(select(ORDER)?.options ?? [])].map(({ value }) => value)).toEqual(['start', 'start:dmy', 'start:mdy']);
  await choose(ORDER, 'start:mdy');
  expect(chosen).toEqual(['start:mdy']);
});

it('[FI28] a chosen order can be changed, and is no field of its own', async () => {
  const { chosen, select, choose } = await show({ Start: 'start:dmy' });
  expect([select('Field of Start')?.value, select(ORDER)?.value]).toEqual(['start', 'start:dmy']);
  expect(select(ORDER)?.getAttribute('aria-invalid')).not.toBe('true');
  await choose('Field of Start', '');
  expect(chosen).toEqual([null]);
});

it('[FI28] nothing is asked of days that are certain, nor of a column that is no day', async () => {
  expect((await show({ Start: 'start:mdy' }, { twoOrders: [] })).select(ORDER)).toBeNull();
  await cleanUp();
  expect((await show({ Start: 'name' })).select(ORDER)).toBeNull();
});

it('[EV27] a guess is marked, and keeps its order when its field is chosen again', async () => {
  const guess = { Start: 'start:mdy' };
  const { text, chosen, choose } = await show({}, { guess, twoOrders: [] });
  expect(text('Guess')).toBeNull();
  await choose('Field of Start', 'start');
  expect(chosen).toEqual(['start:mdy']);
  await cleanUp();
  expect((await show(guess, { guess, twoOrders: [] })).text('Guess')).not.toBeNull();
});
