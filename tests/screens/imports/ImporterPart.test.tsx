import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { formatDateTime } from '@/components/formatDateTime';
import type { ImportStatus } from '@/contract/imports/imports';
import { importerMachine } from '@/machines/locations/importer.machine';
import { ImporterPart } from '@/screens/imports/ImporterPart';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const UPDATED = '2026-03-02T10:00:05.000Z';
const NEXT = '2026-03-02T10:15:00.000Z';
const ZONE = 'Asia/Tokyo';

const statusOf = (status: ImportStatus['status'], next = true): ImportStatus => ({
  status,
  created_at: UPDATED,
  updated_at: UPDATED,
  next_run_at: next ? NEXT : null,
  dry_run: null,
});

async function shown(status: ImportStatus | Error) {
  const asked: unknown[] = [];
  const machine = importerMachine.provide({
    actors: {
      readStatus: fromPromise(async ({ input }) => {
        asked.push(['status', input.project]);
        if (status instanceof Error) throw status;
        return status;
      }),
      run: fromPromise(async ({ input }) => {
        asked.push(['run', input]);
        return 'Started.';
      }),
    },
  });
  const view = await render(
    <Routes>
      <Route path="/locations" element={<ImporterPart project="location-1" machine={machine} timeZone={ZONE} />} />
      <Route path="/locations/location-1/import-reports" element={<p>The reports are open.</p>} />
    </Routes>,
    testCurrentUser(),
  );
  const words = () => view.find('[role=status]').textContent;
  const button = (name: string) => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const press = (name: string) => view.after(() => button(name).click());
  return { ...view, asked, words, button, press };
}

it.each([
  ['no_integrations', 'No integrations'],
  ['no_data', 'No data imported yet'],
  ['failed', `Import failed. Next attempt ${formatDateTime(NEXT, ZONE)}`],
  ['completed', `Last import ${formatDateTime(UPDATED, ZONE)}`],
  ['successful', `Last import ${formatDateTime(UPDATED, ZONE)}`],
] as const)('[IO14][IO15] asks for the status and shows %s', async (status, expected) => {
  const { asked, words } = await shown(statusOf(status));
  expect(asked).toEqual([['status', 'location-1']]);
  expect(words()).toBe(expected);
});

it('[IO15] a failure without a next attempt names none', async () => {
  expect((await shown(statusOf('failed', false))).words()).toBe('Import failed');
});

it('[IO16] Run importer asks for an import, and the status is running at once', async () => {
  const { asked, words, button, press } = await shown(statusOf('completed'));
  expect(button('Run importer').getAttribute('aria-disabled')).not.toBe('true');
  await press('Run importer');
  expect(asked.at(-1)).toEqual(['run', { project: 'location-1', isDryRun: false }]);
  expect(words()).toBe('Import running');
  expect(button('Run importer').getAttribute('aria-disabled')).toBe('true');
});

it('[IO16] Dry run asks for a dry run', async () => {
  const { asked, press } = await shown(statusOf('failed'));
  await press('Dry run');
  expect(asked.at(-1)).toEqual(['run', { project: 'location-1', isDryRun: true }]);
});

it.each([
  ['completed', `Dry run ended ${formatDateTime(NEXT, ZONE)}. Nothing was changed.`],
  ['successful', `Dry run ended ${formatDateTime(NEXT, ZONE)}. Nothing was changed.`],
  ['failed', `Dry run failed ${formatDateTime(NEXT, ZONE)}. Its report says why.`],
] as const)(
  '[IO18] says that a dry run is %s, in the live region, and leads to its report',
  async (ended, expected) => {
    const { words, find } = await shown({
      ...statusOf('no_data'),
      dry_run: { report: 12, status: ended, updated_at: NEXT },
    });
    expect(words()).toBe(`No data imported yet${expected}`);
    expect(find('a').textContent).toBe('View Report #12');
    expect(find('a').getAttribute('href')).toBe('/locations/location-1/import-reports/12');
  },
);

it('[IO18] what runs is named, and a dry run that runs says nothing of its end', async () => {
  const { words, press, page } = await shown({
    ...statusOf('no_data'),
    dry_run: { report: 12, status: 'completed', updated_at: NEXT },
  });
  await press('Dry run');
  expect(words()).toBe('Dry run running');
  expect(page.querySelector('a')).toBeNull();
});

it.each(['no_integrations', 'running'] as const)('[IO16] with %s neither can be pressed', async (status) => {
  const { asked, button, press } = await shown(statusOf(status));
  expect(button('Run importer').getAttribute('aria-disabled')).toBe('true');
  await press('Run importer');
  await press('Dry run');
  expect(asked).toEqual([['status', 'location-1']]);
});

it('[IO16] a status that cannot be read says why and can be asked for again', async () => {
  const { asked, words, button, press } = await shown(new Error('Not found.'));
  expect(words()).toBe('The status of the importer cannot be read: Not found. Retry, or look into the import reports.');
  expect(button('Run importer').getAttribute('aria-disabled')).toBe('true');
  await press('Retry');
  expect(asked).toHaveLength(2);
});

it('[IO17] Import Reports leads to the reports of the location', async () => {
  const { press, text } = await shown(statusOf('no_data'));
  await press('Import Reports');
  expect(text('The reports are open.')).not.toBeNull();
});
