import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GLOSSARY = 'docs/glossary.md';
const section = readFileSync(GLOSSARY, 'utf8').split('## Identifiers that may not come back')[1] ?? '';
const banned = [...section.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('words.test.ts'));

/** The code without its comments and texts. */
const withoutProse = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");

it('[TR9] identifiers that the glossary replaced do not come back', () => {
  expect(banned.length).toBeGreaterThan(40);
  const pattern = new RegExp(`(?<![\\w$])(?:${banned.join('|')})(?![\\w$])`, 'g');
  const found = files.flatMap((file) =>
    [...withoutProse(readFileSync(file, 'utf8')).matchAll(pattern)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** Functions by declaration and by arrow; a list of words may have such a name. */
const NAMED_WORDS = /\b(?:function\*? |const )(\w*Words)(?=\(|<|(?::[^=\n]+)? = (?:async )?(?:\(|<|\w+ =>))/g;
const wordsFunctions = (code: string) => [...withoutProse(code).matchAll(NAMED_WORDS)].map(([, name]) => name);

it('[TR9] no function is named “…Words”: it gives a text or a label', () => {
  expect(files.flatMap((file) => wordsFunctions(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

it.each([
  ['function eventWords(event: string): string {', ['eventWords']],
  ['export const nodeWords = (node: MapNode): string => node.name;', ['nodeWords']],
  [
    'const planWords: Plan = async plan => plan.name; const pairWords = <T>(lines: T[]) => "";',
    ['planWords', 'pairWords'],
  ],
  ['const allWords = text.split(" "); const count = countWords(text); // const a = aWords(', []],
])('[TR9] functions named “…Words” are seen in %s', (code, expected) => {
  expect(wordsFunctions(code)).toEqual(expected);
});

it('[TR9] a banned identifier is seen in code, and not in a comment or a text', () => {
  const pattern = new RegExp(banned[0] ?? '');
  expect(withoutProse(`const x = ${banned[0]};`)).toMatch(pattern);
  expect(withoutProse(`// ${banned[0]}\nconst x = '${banned[0]}'; /* ${banned[0]} */`)).not.toMatch(pattern);
});
