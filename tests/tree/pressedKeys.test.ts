import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../support/sourceTree';

/** A key that is read without the helper: `event.key`, or taken out of the event. */
const READ = [
  /\bevent\.(key|nativeEvent\.isComposing|isComposing)\b(?!\w)/,
  /\(\{[^}()]*\bkey\b[^}()]*\}(?:: (?:React\.)?KeyboardEvent[^)]*)\)/,
  /onKey(?:Down|Up)=\{\(\{[^}]*\bkey\b/,
  /\{[^}]*\bkey\b[^}]*\} = event\b/,
];
const HELPER = 'src/components/pressedKey.ts';

it('[FM45] every handler asks for the pressed key by the helper, which knows input methods and keyboards', () => {
  const direct = ['src/components', 'src/screens', 'src/app']
    .flatMap((folder) => sourceFilesIn(folder))
    .filter((path) => path !== HELPER)
    .filter((path) => {
      const source = readFileSync(path, 'utf8');
      return /KeyboardEvent|onKeyDown|onKeyUp|'keydown'/.test(source) && READ.some((read) => read.test(source));
    });
  expect(direct).toEqual([]);
});

it.each([
  "onKeyDown={(event) => event.key === 'Enter' && save()}",
  "onKeyDown={({ key }) => key === 'Escape' && close()}",
  'const onKey = ({ key }: KeyboardEvent) => move(key);',
  'const { key, shiftKey } = event;',
])('[FM45] the rule sees %s', (source) => {
  expect(READ.some((read) => read.test(source))).toBe(true);
});
