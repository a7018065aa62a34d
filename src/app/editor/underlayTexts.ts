import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  kind: 'Choose a PNG, JPEG, WebP or SVG picture.',
  pdf: 'A PDF can’t be an underlay. Open it, save or export its page as PNG, and choose that.',
  unreadable: 'This picture can’t be read. It may be damaged.',
  longSide: 'This picture is too long and narrow to be a floor.',
});
