import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { rowsFor } from '@/machines/buildings/floorRows';
import type { FloorsImportEvent } from '@/machines/buildings/floorsImportSetup';
import { FoundFloors } from '@/screens/buildings/floorsImport/FoundFloors';
import { ImportActions } from '@/screens/buildings/floorsImport/ImportActions';
import { type ImportStep, importStepOf } from '@/screens/buildings/floorsImport/importStep';
import type { ImportView } from '@/screens/buildings/floorsImport/importView';
import { StepContent } from '@/screens/buildings/floorsImport/StepContent';
import {
  existingBuilding,
  networkOfFile,
  openedDrawing,
  readBuildingOf,
} from '../../../machines/buildings/floorsImportSamples';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

const read = readBuildingOf('Quay House');
const context: ImportView['context'] = {
  project: 'pier',
  buildings: [existingBuilding],
  file: null,
  others: [],
  share: 0.5,
  drawing: null,
  unit: null,
  kinds: {},
  read,
  building: null,
  rows: rowsFor(read.floors, null),
  bringsNetwork: false,
  broughtNetwork: null,
  mayPlace: true,
  mayBringNetwork: true,
  placesNames: true,
  placed: 0,
  isStopping: false,
  error: null,
};

/** The parts of the drawer at a step, with the events that its controls have sent. */
async function shown(
  step: ImportStep,
  more: Partial<ImportView['context']> = {},
  open: Partial<Pick<React.ComponentProps<typeof ImportActions>, 'onOpen' | 'onGenerate'>> = {},
) {
  const sent: FloorsImportEvent[] = [];
  const view: ImportView = {
    step,
    context: { ...context, ...more },
    buildings: [existingBuilding],
    send: (event) => void sent.push(event),
  };
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <StepContent {...view} />
      <FoundFloors {...view} />
      <footer>
        <ImportActions {...view} onOpen={null} onGenerate={null} {...open} onClose={() => undefined} />
      </footer>
    </QueryClientProvider>,
  );
  const buttons = () => [...page.page.querySelectorAll<HTMLElement>('footer button')];
  const press = (name: string) =>
    page.after(() =>
      buttons()
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  return { ...page, sent, press, actions: () => buttons().map(({ textContent }) => textContent) };
}

const ACTIONS: Readonly<Record<ImportStep, readonly string[]>> = {
  choosing: [],
  reading: ['Cancel'],
  deciding: ['Choose another file', 'Continue'],
  planning: ['Cancel'],
  reviewing: ['Choose another file', 'Add 2 floors'],
  bringing: ['Stop'],
  interrupted: ['Go on', 'Close'],
  done: ['Close'],
};

it.each(Object.keys(ACTIONS) as ImportStep[])('[BP7] the step %s has its actions', async (step) => {
  expect((await shown(step)).actions()).toEqual(ACTIONS[step]);
});

it('[BP7] a drawing leads back to its layers, and a floor that is in is opened', async () => {
  const reviewing = await shown('reviewing', { drawing: openedDrawing() });
  expect(reviewing.actions()).toEqual(['Choose another file', 'Back', 'Add 2 floors']);
  await reviewing.press('Back');
  await reviewing.press('Add 2 floors');
  await reviewing.press('Choose another file');
  expect(reviewing.sent.map(({ type }) => type)).toEqual(['back', 'bring', 'cancel']);
  await cleanUp();
  expect((await shown('done', {}, { onOpen: () => undefined })).actions()).toEqual(['Open in editor', 'Close']);
});

it('[BP41] the floors that are in lead on to their network', async () => {
  const pressed: string[] = [];
  const { actions, press } = await shown(
    'done',
    {},
    { onOpen: () => pressed.push('open'), onGenerate: () => pressed.push('generate') },
  );
  expect(actions()).toEqual(['Generate network', 'Open in editor', 'Close']);
  await press('Generate network');
  expect(pressed).toEqual(['generate']);
});

it('[BP40] named rooms of the floors that come in are offered as destinations, with their number', async () => {
  const [ground, upper] = read.floors;
  if (!ground || !upper) throw new Error('The sample has two floors.');
  const floors = [
    { ...ground, named: 1 },
    { ...upper, named: 2 },
  ];
  const rows = rowsFor(floors, null);
  const more = { read: { ...read, floors }, rows };
  const { text, after, sent } = await shown('reviewing', more);
  expect(text('Create the destinations of 3 named rooms')).not.toBeNull();
  await after(() =>
    text('Create the destinations of 3 named rooms')?.closest('.fui-Checkbox')?.querySelector('input')?.click(),
  );
  expect(sent).toEqual([{ type: 'names.set', isOn: false }]);
  await cleanUp();
  // A floor that has a floor plan gets the new one later.
  const beside = rows.map((row, at) => ({ ...row, hasPlan: at === 1 }));
  expect(
    (await shown('reviewing', { ...more, rows: beside })).text('Create the destination of 1 named room'),
  ).not.toBeNull();
  await cleanUp();
  expect(
    (await shown('reviewing', { ...more, mayPlace: false })).text('Create the destinations of 3 named rooms'),
  ).toBeNull();
  await cleanUp();
  expect(
    (await shown('done', { ...more, placed: 3 })).text('0 floors were added. 3 rooms have their destinations.'),
  ).not.toBeNull();
});

const STATUS: Readonly<Partial<Record<ImportStep, string>>> = {
  reading: 'Reading the file',
  planning: 'Making the floor',
  bringing: 'Adding floors: 1 of 2',
};

it('[BP8] a step that takes time says so, and counts the floors that are in', async () => {
  const rows = context.rows.map((row, at) => ({ ...row, isDone: at === 0 }));
  for (const [step, text] of Object.entries(STATUS)) {
    const { find } = await shown(step as ImportStep, { rows });
    expect(find('[role=status]').textContent).toBe(text);
    await cleanUp();
  }
});

it('[BP8] the end and an interruption say how many floors are in, with the error', async () => {
  const rows = context.rows.map((row, at) => ({ ...row, isDone: at === 0 }));
  expect((await shown('done', { rows })).text('1 floor was added.')).not.toBeNull();
  await cleanUp();
  expect((await shown('interrupted', { rows })).text('Stopped. 1 floor was added.')).not.toBeNull();
  await cleanUp();
  const failed = await shown('interrupted', { rows, error: 'No connection.' });
  expect(failed.text('No connection. 1 floor was added before.')).not.toBeNull();
});

it('[BP7] the floors are in view from their choice to the end, and chosen while they are looked at', async () => {
  const boxes = async (step: ImportStep) => {
    const { page, text } = await shown(step);
    const found = [text('Floors') !== null, page.querySelectorAll('li input[type=checkbox]:not(:disabled)').length];
    await cleanUp();
    return found;
  };
  expect(await boxes('reading')).toEqual([false, 0]);
  expect(await boxes('reviewing')).toEqual([true, 2]);
  expect(await boxes('bringing')).toEqual([true, 0]);
});

it('[BP7] every part of adding the floors is one step of the drawer', () => {
  expect([importStepOf('reviewing'), importStepOf({ bringing: 'making' })]).toEqual(['reviewing', 'bringing']);
});

it('[BP37] a network of the file is listed with its doubts and their places, and can be left out', async () => {
  const withNetwork = { read: { ...read, network: networkOfFile }, bringsNetwork: true };
  const { page, sent, after } = await shown('reviewing', withNetwork);
  expect(page.textContent).toContain('3 nodes and 1 path on 2 floors, joined by 1 transit group');
  expect(page.textContent).toContain('Nodes outside of every room: 1');
  expect(page.textContent).toContain('R3 (Upper, 4 m right and 2 m down)');
  expect(page.textContent).not.toContain('has a floor plan already, and may have a network');
  const label = [...page.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Add the network of the file',
  );
  const box = label?.control as HTMLInputElement | null;
  expect(box?.checked).toBe(true);
  await after(() => box?.click());
  expect(sent).toContainEqual({ type: 'network.chosen', isChosen: false });
});

it('[BP37] a person who may not change nodes learns before that the network of the file stays out', async () => {
  const { page } = await shown('reviewing', { read: { ...read, network: networkOfFile }, mayBringNetwork: false });
  expect(page.textContent).toContain('It stays out, since your role may not change nodes and paths.');
  expect(page.textContent).not.toContain('Add the network of the file');
});

it('[BP38] the network that came in is counted at the end, with what stays as it was by hand', async () => {
  const rows = context.rows.map((row) => ({ ...row, floor: row.id, isDone: true }));
  const brought = { added: 1, moved: 0, removed: 0, conflicts: 2 };
  const { page } = await shown('done', { rows, read: { ...read, network: networkOfFile }, broughtNetwork: brought });
  expect(page.textContent).toContain('The network has 1 new node. 2 nodes were changed by hand');
  const during = await shown('bringing', { rows, read: { ...read, network: networkOfFile }, bringsNetwork: true });
  expect(during.page.textContent).toContain('Adding the network');
});
