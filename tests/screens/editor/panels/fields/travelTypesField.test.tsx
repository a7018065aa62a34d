import { afterEach, expect, it } from 'vitest';
import { edgeId } from '@/model/network/network';
import { PathPanel } from '@/screens/editor/panels/PathPanel';
import { sampleNetwork } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

async function shown() {
  const editor = await testEditor({ network: sampleNetwork() });
  const page = await render(editor.around(<PathPanel ids={[edgeId(11)]} />));
  const group = page.find('fieldset');
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const box = (name: string) => {
    const label = [...group.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(`${name}Step-free`),
    );
    if (!label) throw new Error(`There is no ${name}.`);
    return label;
  };
  const travel = () => editor.document.getSnapshot().context.history.present.edges.get(edgeId(11))?.travel;
  return { ...editor, ...page, group, boxes, box, travel };
}

it('[PP1] each travel type is a checkbox of its own, and a click on its name ticks it', async () => {
  const { boxes, box, after, travel } = await shown();
  expect(boxes).toHaveLength(7);
  expect(new Set(boxes.map(({ id }) => id)).size).toBe(7);
  expect(boxes.map(({ labels }) => labels?.length)).toEqual(boxes.map(() => 1));
  await after(() => box('Stairs').click());
  expect(travel()).toEqual(['walk', 'stairs']);
});

it('[PL28] the last travel type stays, and the field says why until another one is chosen', async () => {
  const { box, group, after, travel, text } = await shown();
  await after(() => box('Walk').click());
  expect(travel()).toEqual(['walk']);
  const error = text('Choose at least one travel type.');
  expect(error?.getAttribute('role')).toBe('alert');
  expect(group.getAttribute('aria-describedby')).toBe(error?.id);
  await after(() => box('Ramp').click());
  expect([travel(), text('Choose at least one travel type.')]).toEqual([['walk', 'ramp'], null]);
});
