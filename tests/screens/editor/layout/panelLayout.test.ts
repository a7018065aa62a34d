import { expect, it } from 'vitest';
import { isFolded, readLayout, toggled, USUAL_LAYOUT, withWidth } from '@/screens/editor/layout/panelLayout';

it('[PP11] a width stays between its limits and is found again', () => {
  const layout = withWidth(withWidth(USUAL_LAYOUT, 'left', 1), 'right', 10_000);
  expect(layout.widths).toEqual({ left: 200, right: 560 });
  expect(readLayout(JSON.stringify(layout))).toEqual(layout);
});

it('[PP11] folding is remembered for each size of window', () => {
  const layout = toggled(USUAL_LAYOUT, 'wide', 'right');
  expect([isFolded(layout, 'wide', 'right'), isFolded(layout, 'small', 'right')]).toEqual([true, false]);
  expect(toggled(layout, 'wide', 'right')).toEqual(USUAL_LAYOUT);
});

it('[PP12] of two sheets one is open at most', () => {
  const layout = toggled(toggled(USUAL_LAYOUT, 'sheets', 'left'), 'sheets', 'right');
  expect(layout.folded.sheets).toEqual(['left']);
  expect(toggled(layout, 'sheets', 'right').folded.sheets).toEqual(['left', 'right']);
});

it('[PP11] what is unreadable on this device counts as the usual layout', () => {
  for (const stored of [null, '', '{', '[]', '7', '{"widths":{"left":"a"},"folded":{"wide":["up"]}}'])
    expect(readLayout(stored)).toEqual(USUAL_LAYOUT);
});
