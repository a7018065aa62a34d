import { afterEach, expect, it } from 'vitest';
import { mergeNetworks } from '@/model/network/merge';
import { createNetwork } from '@/model/network/network';
import { ConflictChoices } from '@/screens/editor/dialogs/ConflictChoices';
import { node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[PP14] "Show on map" goes to the place; the choices are kept', async () => {
  const at = (x: number) => createNetwork([node(1, x, 0, { name: 'North door' })]);
  const { around, editor, session } = await testEditor({ network: at(0) });
  session.editor.send({ type: 'floor.set', floor: 'upper' });
  const { page, find, text, after } = await render(
    around(<ConflictChoices merge={mergeNetworks(at(0), at(1), at(2))} />),
  );
  const press = (words: string) => after(() => text(words)?.click());
  expect(text('North door on Ground: position')).not.toBeNull();
  await after(() => find('input[value=theirs]').click());
  await press('Show on map');
  expect([editor.getSnapshot().context.floor, page.querySelector('[role=alertdialog]')]).toEqual(['ground', null]);
  await press('Back to the choices');
  expect((find('input[value=theirs]') as HTMLInputElement).checked).toBe(true);
});
