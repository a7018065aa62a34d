import { expect, it } from 'vitest';
import { commandOf, SHORTCUTS } from '@/components/shortcuts';

const press = (key: string, ...modifiers: ('ctrl' | 'meta' | 'shift' | 'alt')[]) => ({
  key,
  ctrlKey: modifiers.includes('ctrl'),
  metaKey: modifiers.includes('meta'),
  shiftKey: modifiers.includes('shift'),
  altKey: modifiers.includes('alt'),
});

it('[CP5] Ctrl or Cmd and K opens the palette, / the search, ? the help, on any keyboard', () => {
  expect(commandOf(press('k', 'ctrl'), 'everywhere', 'on')).toBe('palette');
  expect(commandOf(press('K', 'meta'), 'everywhere', 'on')).toBe('palette');
  for (const keys of [press('/'), press('/', 'shift')]) expect(commandOf(keys, 'everywhere', 'on')).toBe('search');
  for (const keys of [press('?'), press('?', 'shift')]) expect(commandOf(keys, 'everywhere', 'on')).toBe('shortcuts');
  expect(commandOf(press('k', 'ctrl', 'alt'), 'everywhere', 'on')).toBeNull();
});

it('[CP6] single signs do nothing once they are turned off, keys with Ctrl or a name go on', () => {
  for (const key of ['/', '?']) expect(commandOf(press(key), 'everywhere', 'off')).toBeNull();
  for (const key of ['v', 'n', '1', '+']) expect(commandOf(press(key), 'editor', 'off')).toBeNull();
  expect(commandOf(press('k', 'ctrl'), 'everywhere', 'off')).toBe('palette');
  expect(commandOf(press('z', 'ctrl'), 'editor', 'off')).toBe('undo');
  expect(commandOf(press('Delete'), 'editor', 'off')).toBe('delete');
});

it('[CP7] is one table: a key means one thing in a place, and none of the editor is taken by every page', () => {
  const chords = SHORTCUTS.flatMap(({ scope, modifiers, keys }) => keys.map((key) => `${scope} ${modifiers} ${key}`));
  expect(chords.filter((one, index) => chords.indexOf(one) !== index)).toEqual([]);
  const everywhere = SHORTCUTS.filter(({ scope }) => scope === 'everywhere');
  for (const { modifiers, keys } of everywhere)
    for (const key of keys) expect(chords).not.toContain(`editor ${modifiers} ${key}`);
});

it('[CP8] 0 fits the floor, as in the preview', () => {
  expect(commandOf(press('0'), 'editor', 'on')).toBe('zoom.all');
  expect(commandOf(press('0', 'ctrl'), 'editor', 'on')).toBe('zoom.actual');
});
