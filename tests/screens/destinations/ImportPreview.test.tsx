import { afterEach, expect, it } from 'vitest';
import { ImportPreview } from '@/screens/destinations/csv/ImportPreview';
import type { PlannedRow } from '@/screens/destinations/csv/planImport';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it('[DE43] each error of a row is by itself', async () => {
  const row = { line: 2, name: '', kind: 'wrong', errors: ['Please input name', 'Please input text'], changes: [] };
  const { page } = await render(<ImportPreview rows={[row as unknown as PlannedRow]} />);
  const cell = page.querySelector('tbody td:last-child');
  expect([...(cell?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Error: Please input name',
    'Error: Please input text',
  ]);
});
