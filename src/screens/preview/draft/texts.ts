import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  same: 'Nothing has changed since the publication: visitors see the same',
  never: 'Draft: not published yet, so visitors see nothing',
});
