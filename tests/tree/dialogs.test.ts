import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIALOGS } from '@/components/dialog/dialogTable';
import { PLAIN_KINDS } from '@/contract/plainRecords';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it('[AX7] every surface over a page is marked with its name in the table of dialogs', () => {
  const unmarked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<(DialogSurface|PopoverSurface|OverlayDrawer)\b([^>]*)>/g)]
      .filter(([, , attributes = '']) => !attributes.includes('{...dialogProps('))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(unmarked).toEqual([]);
});

it('[AX7] every name of the table is on some surface', () => {
  const marked = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/dialogProps\('(\w+)'\)|<RecordDialog\s+name="(\w+)"/g)].map(
        ([, marks, forms]) => marks ?? forms,
      ),
    ),
  );
  expect([...Object.keys(DIALOGS), ...PLAIN_KINDS].filter((name) => !marked.has(name))).toEqual([]);
});
