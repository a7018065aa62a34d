import { afterEach, expect, it } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { TABS } from '@/machines/editor/tabs';
import { createNetwork } from '@/model/network/network';
import { MeshPanel } from '@/screens/editor/panels/MeshPanel';
import { PathPanel } from '@/screens/editor/panels/PathPanel';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { untouchedDraft, withRoom } from '@/screens/editor/placements/untouchedDraft';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const CAFE = {
  id: 3,
  name: 'Café',
  description: 'Coffee.',
  categories: [],
  tags: [],
  logo: null,
  map_logo: null,
  parent_id: null,
  default_category_colour: null,
  revision: 2,
} as unknown as Destination;
const PLACED = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: 'L12',
  location_status: null,
  revision: 4,
  destination: { parent_id: 3, flagship: 0, colour: null },
} as unknown as Placement;

async function opened(mesh = 'room_3', more: object = {}, user = testCurrentUser()) {
  const editor = await testEditor({ network: createNetwork([]), data: { destinations: [PLACED], ...more } });
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, [CAFE]);
  const page = await render(editor.around(<MeshPanel mesh={mesh} floor={GROUND} />), user);
  // Fluent reserves the width of the bold name with a second, hidden one.
  const nameOf = (one: Element) => one.querySelector('.fui-Tab__content')?.textContent;
  const tab = (name: string) => {
    const found = [...page.page.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) => nameOf(one) === name);
    if (!found) throw new Error(`There is no tab ${name}.`);
    return found;
  };
  const tabs = () => [...page.page.querySelectorAll('[role="tab"]')].map(nameOf);
  const labels = () => [...page.page.querySelectorAll('[role="tabpanel"] label')].map(({ textContent }) => textContent);
  const buttons = () => [...page.page.querySelectorAll('button')].map(({ textContent }) => textContent);
  const draft = (): PlacementDraft | undefined => [...editor.session.placements.get().values()][0];
  return { ...editor, ...page, tab, tabs, labels, buttons, draft };
}

/** Types into the field that is labelled so. */
async function type({ page, after }: Awaited<ReturnType<typeof opened>>, label: string, value: string) {
  const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  const field = id === undefined ? null : document.getElementById(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`No ${label}.`);
  await after(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('[PP21] the panel of a room has its tabs, and the editor knows which is open', async () => {
  const { tabs, tab, after, editor, page } = await opened();
  expect(tabs()).toEqual([
    'Global Settings',
    'Local Settings',
    'Events',
    'Offers',
    'Opening Hours',
    'Sub Destinations',
    'Settings',
  ]);
  await after(() => tab('Local Settings').click());
  expect(editor.getSnapshot().context.tab).toBe(TABS.local);
  expect(page.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain('Local Settings');
});

it('[PP21] Events and Offers are offered with their features, of organisation and user', async () => {
  const lacking = await opened('room_3', {}, testCurrentUser({ organisationLacks: ['events'], userLacks: ['offers'] }));
  expect(lacking.tabs()).toEqual([
    'Global Settings',
    'Local Settings',
    'Opening Hours',
    'Sub Destinations',
    'Settings',
  ]);
  await lacking.after(() => lacking.editor.send({ type: 'tab.set', tab: TABS.events }));
  expect(lacking.page.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toContain('Global Settings');
});

it('[PP22] what a room says of itself is typed in Local Settings and goes into its body', async () => {
  const room = await opened();
  await room.after(() => room.tab('Local Settings').click());
  expect(room.labels()).toEqual(
    expect.arrayContaining([
      'Unit number',
      'Status',
      'Flagship',
      'Description of this place',
      'Phone',
      'Address',
      'Parking',
    ]),
  );
  await type(room, 'Phone', '020 7946 0000');
  await type(room, 'Parking', 'Level 2');
  expect(room.draft()?.body).toMatchObject({ phone_number: '020 7946 0000', parking: 'Level 2', location_id: 'L12' });
});

it('[PP23] a room without hours of its own sends none, and its own ones start closed from 09:00 to 17:30', async () => {
  const room = await opened();
  await room.after(() => room.tab('Opening Hours').click());
  expect(room.text('The destination has no opening hours.')).not.toBeNull();
  await room.after(() => room.page.querySelector<HTMLElement>('[role="tabpanel"] input[role="switch"]')?.click());
  const hours = room.draft()?.body.opening_hours;
  expect(Object.values(hours ?? {})).toHaveLength(7);
  for (const day of Object.values(hours ?? {})) expect(day).toMatchObject({ value: false, oh: '09:00', ch: '17:30' });
});

it('[PP24] a change of the destination itself is kept apart from the room, until it is typed back', async () => {
  const room = await opened();
  await type(room, 'Description', 'Coffee and cake.');
  expect(room.draft()?.shared).toMatchObject({ id: 3, revision: 2, body: { description: 'Coffee and cake.' } });
  await type(room, 'Description', 'Coffee.');
  expect(room.draft()).toBeUndefined();
});

const shared = { id: 3, revision: 2, savedName: 'Café', values: {}, body: {} } as unknown as PlacementDraft['shared'];

it('[PP24] reverting the changes of the destination sends nothing and keeps what was typed for the room', async () => {
  const sent: PlacementDraft[] = [];
  const forms = createPlacementForms(async (draft, ask) => {
    if (draft.shared === null) {
      sent.push(draft);
      return undefined;
    }
    const answer = await ask(draft.shared);
    return answer.kind === 'reverted' ? { ...draft, shared: null } : draft;
  });
  const untouched = untouchedDraft('ground', 'room_3', PLACED, undefined);
  const typed = withRoom({ ...untouched, shared }, { ...untouched.room, phone: '1' });
  forms.change(typed, untouched);
  const saving = forms.saveAll();
  forms.question.get()?.answer({ kind: 'reverted' });
  await saving;
  expect([sent, [...forms.get().values()]]).toMatchObject([
    [],
    [{ shared: null, room: { phone: '1' }, isSaving: false }],
  ]);

  forms.change({ ...untouched, shared }, untouched);
  const again = forms.saveAll();
  forms.question.get()?.answer({ kind: 'cancelled' });
  await again;
  expect([...forms.get().values()]).toMatchObject([{ shared: { id: 3 }, isSaving: false }]);
  const last = forms.saveAll();
  forms.question.get()?.answer({ kind: 'reverted' });
  await last;
  expect([forms.get().size, forms.question.get()]).toEqual([0, null]);
});

it('[PP26] a placed room has Save, Revert and Back, one without a destination Create and Back', async () => {
  const placed = await opened();
  expect(placed.buttons()).toEqual(expect.arrayContaining(['Save', 'Revert', 'Back']));
  placed.editor.send({ type: 'mesh.select', mesh: 'room_3' });
  await placed.after(() =>
    [...placed.page.querySelectorAll('button')].find((one) => one.textContent === 'Back')?.click(),
  );
  expect(placed.editor.getSnapshot().context.mesh).toBeNull();
  await cleanUp();
  const { buttons } = await opened('room_9');
  expect(buttons()).toEqual(expect.arrayContaining(['Create', 'Back']));
  expect(buttons()).not.toContain('Revert');
});

it('[PP29] a mesh that leads to a floor offers no settings of a destination', async () => {
  const mesh = { floor_id: 'ground', object_name: 'room_3', type: 'floor', linked_floor_id: 'upper', revision: 1 };
  const { tabs, text, page } = await opened('room_3', { meshes: [mesh] });
  expect(tabs()).toEqual([]);
  expect(text('These settings are only available to meshes of type destination.')).not.toBeNull();
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toContain('Navigate to on click');
  await cleanUp();
  const room = await opened();
  expect([...room.page.querySelectorAll('label')].map(({ textContent }) => textContent)).not.toContain(
    'Navigate to on click',
  );
  await room.after(() => room.tab('Settings').click());
  await room.after(() => room.page.querySelector<HTMLElement>('[role="tabpanel"] input[role="switch"]')?.click());
  expect(room.page.querySelectorAll('[role="tabpanel"] input[type="text"]').length).toBeGreaterThanOrEqual(6);
});

it('[PP28] the panel of a path has two tabs with the path tool, and all of it with the others', async () => {
  const editor = await testEditor({ network: sampleNetwork() });
  const [id] = [...editor.document.getSnapshot().context.history.present.edges.keys()];
  const page = await render(editor.around(<PathPanel ids={id === undefined ? [] : [id]} />));
  const labels = () => [...page.page.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels()).toEqual(expect.arrayContaining(['Direction', 'Weight']));
  await page.after(() => editor.editor.send({ type: 'tool.set', tool: 'path' }));
  expect(labels()).toContain('Direction');
  expect(labels()).not.toContain('Weight');
  await page.after(() => editor.editor.send({ type: 'tab.set', tab: TABS.tweaks }));
  expect(labels()).toContain('Weight');
  expect(labels()).not.toContain('Direction');
});
