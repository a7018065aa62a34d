import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  remove: 'Remove {name}',
  nothingFound: 'Nothing matches.',
  tagHint: 'Press Enter to add a tag.',
  tagsUsed: 'Used before',
  addTag: 'Add the tag {name}',
});
