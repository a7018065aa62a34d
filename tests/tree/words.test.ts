import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GLOSSARY = 'docs/glossary.md';
const section = readFileSync(GLOSSARY, 'utf8').split('## Identifiers that may not come back')[1] ?? '';
const banned = [...section.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The code without its comments and texts. */
const withoutProse = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");

it('[TR9] identifiers that the glossary replaced do not come back', () => {
  expect(banned.length).toBeGreaterThan(40);
  const pattern = new RegExp(`(?<![\\w$])(?:${banned.join('|')})(?![\\w$])`, 'g');
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n');
  const found = files
    .filter((file) => file !== '' && !file.endsWith('words.test.ts'))
    .flatMap((file) =>
      [...withoutProse(readFileSync(file, 'utf8')).matchAll(pattern)].map(([name]) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});

it('[TR9] a banned identifier is seen in code, and not in a comment or a text', () => {
  const pattern = new RegExp(banned[0] ?? '');
  expect(withoutProse(`const x = ${banned[0]};`)).toMatch(pattern);
  expect(withoutProse(`// ${banned[0]}\nconst x = '${banned[0]}'; /* ${banned[0]} */`)).not.toMatch(pattern);
});
