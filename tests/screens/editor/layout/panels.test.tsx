import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PanelButton } from '@/screens/editor/layout/PanelButton';
import { SidePanel } from '@/screens/editor/layout/SidePanel';
import { usePanels } from '@/screens/editor/layout/usePanels';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

function Layout() {
  const panels = usePanels();
  return (
    <>
      <PanelButton side="left" panels={panels} />
      <SidePanel side="left" panels={panels} label="Places">
        <p>Content</p>
      </SidePanel>
    </>
  );
}

it('[PP11] a panel is folded by its button and brought back by it, also after a reload', async () => {
  const { find, after } = await render(<Layout />);
  expect(find('aside').hidden).toBe(false);
  await after(() => find('button').click());
  expect([find('aside').hidden, find('button').getAttribute('aria-expanded')]).toEqual([true, 'false']);
  document.body.innerHTML = '';
  const again = await render(<Layout />);
  expect(again.find('aside').hidden).toBe(true);
  await again.after(() => again.find('button').click());
  expect(again.find('aside').hidden).toBe(false);
});

it('[OL15] what needs a folded panel opens it, and leaves an open one', async () => {
  let open: (side: 'left' | 'right') => void = () => undefined;
  const Opened = () => {
    const panels = usePanels();
    open = panels.open;
    return (
      <SidePanel side="right" panels={panels} label="Properties">
        <p>Content</p>
      </SidePanel>
    );
  };
  localStorage.setItem('atrium.panels', JSON.stringify({ folded: { wide: ['right'], small: ['right'] } }));
  const { find, after } = await render(<Opened />);
  expect(find('aside').hidden).toBe(true);
  for (const _time of ['folded', 'open']) {
    await after(() => open('right'));
    expect(find('aside').hidden).toBe(false);
  }
});

it('[PP11] the edge of a panel is moved with the arrow keys; Enter folds the panel', async () => {
  const { find, page } = await render(<Layout />);
  const press = (key: string) =>
    act(async () => void find('hr').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowRight');
  expect(find('hr').getAttribute('aria-valuenow')).toBe('296');
  await press('Home');
  expect(find('hr').getAttribute('aria-valuenow')).toBe('200');
  await press('Enter');
  expect([find('aside').hidden, page.querySelector('hr')]).toEqual([true, null]);
});
