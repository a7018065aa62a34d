import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  editorOf: '{location} · Map editor',
  readingArchive: {
    one: 'Reading the archive, {count} mesh so far',
    other: 'Reading the archive, {count} meshes so far',
  },
  drawing: { one: 'Drawing {drawn} of {count} mesh', other: 'Drawing {drawn} of {count} meshes' },
});
