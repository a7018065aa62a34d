import { expect, it } from 'vitest';
import { foldersOf, safePath, splitPath } from '@/model/content/filePath';

it.each([
  ['', ''],
  ['/', ''],
  ['plans/2026/a.pdf', 'plans/2026/a.pdf'],
  ['//plans///a.pdf/', 'plans/a.pdf'],
  ['plans\\a.pdf', 'plans/a.pdf'],
  ['./plans/./a.pdf', 'plans/a.pdf'],
  ['a<b>c:d|e?f*.txt', 'a_b_c_d_e_f_.txt'],
  ['evil\u0000\u202Etxt.exe', 'evil__txt.exe'],
  ['.htaccess', 'htaccess'],
  ['name. ', 'name'],
  ['../secret', null],
  ['a/../../b', null],
  ['...', null],
  [Array.from({ length: 11 }, () => 'a').join('/'), null],
])('[PK3] makes "%s" safe', (path, expected) => {
  expect(safePath(path)).toBe(expected);
});

it('[PK3] shortens a long name', () => {
  expect(safePath('x'.repeat(300))).toHaveLength(100);
});

it('[PK1] tells folder and name of a path, and the way to it', () => {
  expect(splitPath('plans/2026/a.pdf')).toEqual({ folder: 'plans/2026', name: 'a.pdf' });
  expect(splitPath('a.pdf')).toEqual({ folder: '', name: 'a.pdf' });
  expect(foldersOf('plans/2026')).toEqual([
    { path: 'plans', name: 'plans' },
    { path: 'plans/2026', name: '2026' },
  ]);
  expect(foldersOf('')).toEqual([]);
});
