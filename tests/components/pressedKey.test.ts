import { describe, expect, it } from 'vitest';
import { guardComposition } from '@/components/guardComposition';
import { pressedKey, typedKey } from '@/components/pressedKey';
import { commandOf, SHORTCUTS } from '@/components/shortcuts';

const event = (key: string, code: string, rest: object = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...rest,
});

describe('a key on another keyboard', () => {
  it.each([
    ['т', 'KeyN', {}, 'n'],
    ['ν', 'KeyN', {}, 'n'],
    ['М', 'KeyV', { shiftKey: true }, 'v'],
    ['ש', 'KeyA', {}, 'a'],
    ['ı', 'KeyI', {}, 'i'],
    ['١', 'Digit1', {}, '1'],
  ])('[CP11] %s on %s is the Latin letter or digit of that key', (key, code, rest, expected) => {
    expect(pressedKey(event(key, code, rest))).toBe(expected);
  });

  it.each([
    ['z', 'KeyY'],
    ['a', 'KeyQ'],
    ['é', 'Semicolon'],
    ['Enter', 'Enter'],
    ['Dead', 'KeyE'],
    ['Unidentified', 'KeyE'],
    ['+', 'BracketRight'],
  ])('[CP11] %s on %s stays what it is', (key, code) => {
    expect(pressedKey(event(key, code))).toBe(key);
  });

  it('[CP11] every letter of a tool and every chord works on Cyrillic and Greek keyboards', () => {
    const letters = SHORTCUTS.filter(({ scope }) => scope === 'editor').flatMap((shortcut) =>
      shortcut.keys.filter((key) => /^[a-z]$/.test(key)).map((key) => ({ shortcut, key })),
    );
    expect(letters.length).toBeGreaterThan(5);
    for (const { shortcut, key } of letters)
      for (const foreign of ['ж', 'ω']) {
        const modifiers = {
          ctrlKey: shortcut.modifiers.startsWith('command'),
          shiftKey: shortcut.modifiers.endsWith('shift'),
        };
        const latin = commandOf(event(key, `Key${key.toUpperCase()}`, modifiers), 'editor', 'on');
        const typed = commandOf(event(foreign, `Key${key.toUpperCase()}`, modifiers), 'editor', 'on');
        expect([key, typed]).toEqual([key, latin]);
      }
  });
});

describe('a key of an input method', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }, { nativeEvent: { isComposing: true } }])(
    '[FM45] means nothing to the page: %o',
    (composing) => {
      expect(pressedKey(event('Enter', 'Enter', composing))).toBe('');
      expect(typedKey(event('a', 'KeyA', composing))).toBe('');
      expect(commandOf(event('Escape', 'Escape', composing), 'editor', 'on')).toBeNull();
    },
  );
});

it('[FM45] reaches nothing on the page, and every other key does', () => {
  const listeners: ((event: KeyboardEvent) => void)[] = [];
  const page = {
    addEventListener: (_type: string, listener: (event: KeyboardEvent) => void) => listeners.push(listener),
  };
  guardComposition(page as unknown as Window);
  const stopped = (rest: object): boolean => {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    for (const listener of listeners) listener({ ...rest, stopPropagation: stop } as unknown as KeyboardEvent);
    return isStopped;
  };
  expect([stopped({ isComposing: true }), stopped({ keyCode: 229 }), stopped({ keyCode: 13 })]).toEqual([
    true,
    true,
    false,
  ]);
});
