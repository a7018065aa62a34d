import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../support/sourceTree';

/** The search of everything and the palette are as wide as their own box and have a height of their own. */
const OTHERS = ['src/screens/shell/palette/CommandPalette.tsx', 'src/screens/shell/GlobalSearch.tsx'];

it('[FM21] every dropdown has the common height limit and place', () => {
  const without = sourceFilesIn('src')
    .filter((path) => !OTHERS.includes(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => (source.match(/<(?:Combobox|Dropdown)\b(?!\s+\{\.\.\.surface\})/g) ?? []).length > 0)
    .map(({ path }) => path);
  expect(without).toEqual([]);
});
