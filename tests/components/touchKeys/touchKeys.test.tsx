import { afterEach, expect, it, vi } from 'vitest';
import { keyRows } from '@/components/touchKeys/keyRows';
import { TouchKeys } from '@/components/touchKeys/TouchKeys';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

async function show(language: string, isUpperCase = false) {
  const onKey = vi.fn<(letter: string) => void>();
  const { find, after } = await render(
    <TouchKeys
      fieldTop={0}
      language={language}
      isUpperCase={isUpperCase}
      onKey={onKey}
      onBackspace={vi.fn()}
      onDone={vi.fn()}
    />,
  );
  return {
    onKey,
    rows: () => [...document.querySelectorAll<HTMLElement>('fieldset [dir=ltr]')].map(({ textContent }) => textContent),
    press: (label: string) => after(() => find(`button[aria-label="${label}"]`).click()),
    has: (label: string) => document.querySelector(`button[aria-label="${label}"]`) !== null,
  };
}

it.each([
  ['en-GB', 'qwertyuiop'],
  ['de', 'qwertzuiopü'],
  ['fr', 'azertyuiop'],
  ['es', 'qwertyuiop'],
  ['tr', 'qwertyuıopğü'],
  ['ja', 'qwertyuiop'],
  ['zh', 'qwertyuiop'],
  ['nl', 'qwertyuiop'],
])('[KI91] the keys of %s begin with %s, and have no key for other letters', async (language, first) => {
  const { rows, has } = await show(language);
  expect(rows().slice(0, 2)).toEqual(['1234567890', first]);
  expect([rows().length, has('ABC')]).toEqual([4, false]);
});

it.each(['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh'])(
  '[KI91] each letter of %s is there once, and a row has at most sixteen',
  (language) => {
    const rows = keyRows(language);
    const letters = [...rows.join('')];
    expect(letters).toEqual([...new Set(letters)]);
    expect(Math.max(...rows.map((row) => [...row].length))).toBeLessThanOrEqual(16);
  },
);

it('[KI91] Hebrew and Arabic change to Latin letters and back', async () => {
  const { rows, press, onKey } = await show('he');
  expect(rows()[1]).toBe('קראטוןםפ');
  await press('ש');
  await press('ABC');
  expect(rows()[1]).toBe('qwertyuiop');
  await press('z');
  await press('אבג');
  expect([rows()[1], onKey.mock.calls.flat()]).toEqual(['קראטוןםפ', ['ש', 'z']]);
  await cleanUp();
  const arabic = await show('ar');
  await arabic.press('ABC');
  expect(arabic.rows()[1]).toBe('qwertyuiop');
});

it('[KI85] the code of a kiosk has capital letters', async () => {
  const { rows } = await show('en', true);
  expect(rows()).toEqual(['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']);
});
