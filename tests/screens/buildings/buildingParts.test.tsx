import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Building, type Floor, floorNameRule } from '@/contract/buildings/buildings';
import { AddForm } from '@/screens/buildings/AddForm';
import { BuildingSection } from '@/screens/buildings/BuildingSection';
import { UploadedFilesButton } from '@/screens/buildings/UploadedFilesButton';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser, testStaff } from '../../support/dom/testCurrentUser';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const building = (floors: readonly Floor[]): Building => ({
  uuid: '55555555-5555-4555-8555-555555555555',
  name: 'Hall',
  shortname: 'H',
  overview: true,
  floors: [...floors],
});
const GROUND: Floor = {
  uuid: '66666666-6666-4666-8666-666666666666',
  name: 'Ground',
  shortname: 'G',
  order: 0,
  compile: false,
  plan: null,
};

const Address = () => <output>{useLocation().pathname}</output>;

const labels = () =>
  [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);

it('[BU10] View Uploaded Files is for provider staff, and opens the uploaded files', async () => {
  const button = (
    <>
      <Address />
      <UploadedFilesButton project={UUID} />
    </>
  );
  await render(button, testCurrentUser());
  expect(labels()).toEqual([]);
  await cleanUp();
  const { find, after, text } = await render(button, testStaff());
  await after(() => text('View Uploaded Files')?.click());
  expect(find('output').textContent).toBe(`/uploaded-map-files/${UUID}`);
});

it('[BU11] a floor that is not created yet has no upload; one that is has it', async () => {
  const shown = (floors: readonly Floor[], isNew = false) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BuildingSection
          project={UUID}
          building={building(floors)}
          errors={{}}
          isNew={isNew}
          onTyped={vi.fn()}
          onChange={vi.fn()}
          onDelete={vi.fn()}
          actionsOf={() => ({
            onChange: vi.fn(),
            onMove: vi.fn(),
            onUpload: vi.fn(),
            onLabels: vi.fn(),
            areLabelsUploading: false,
            onDelete: vi.fn(),
          })}
        />
      </QueryClientProvider>,
    );
  const { after, text, find } = await shown([]);
  await after(() => text('Add floor')?.click());
  expect(find('form[aria-label="New floor"]')).not.toBeNull();
  expect(labels().filter((label) => label?.startsWith('Upload map of'))).toEqual([]);
  await cleanUp();
  await shown([GROUND]);
  expect(labels()).toContain('Upload map of Ground');
  await cleanUp();
  const made = await shown([], true);
  expect(made.find('form[aria-label="New floor"]')).not.toBeNull();
  await made.after(() => made.text('Cancel')?.click());
  expect(made.text('Add floor')).not.toBeNull();
});

it('[FM49] what is typed for a new floor holds the page, and is asked about before it is discarded', async () => {
  const typed = vi.fn();
  const created = vi.fn();
  const cancelled = vi.fn();
  const { find, after, text, page } = await render(
    <AddForm
      what="floor"
      rule={floorNameRule}
      isSaving={false}
      error={null}
      onTyped={typed}
      onCreate={created}
      onCancel={cancelled}
    />,
  );
  const [name, short] = [...page.querySelectorAll('input')];
  if (!name || !short) throw new Error('The form has no fields.');
  const send = () => after(() => (find('form') as HTMLFormElement).requestSubmit());
  await send();
  expect([document.activeElement === name, created.mock.calls]).toEqual([true, []]);
  await after(() => typeInto(name, 'First'));
  await send();
  expect([document.activeElement === short, typed.mock.calls]).toEqual([true, [[1]]]);
  await after(() => short.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([find('[role="alertdialog"]').textContent?.includes('Close without saving?'), cancelled.mock.calls]).toEqual([
    true,
    [],
  ]);
  await after(() => text('Keep editing')?.click());
  await after(() => typeInto(short, '1'));
  await send();
  expect(created.mock.calls).toEqual([[{ name: 'First', shortname: '1' }]]);
  await cleanUp();
  expect(typed.mock.calls).toEqual([[1], [-1]]);
});
