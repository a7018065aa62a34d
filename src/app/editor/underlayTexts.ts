import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  kind: 'Choose a PNG, JPEG, WebP or SVG picture, or a PDF.',
  largePdf: 'This PDF is larger than 128 MB. Save the page that you need as a PDF of its own, or as PNG.',
  lockedPdf: 'This PDF asks for a password. Save it without one, and choose that.',
  unreadablePdf: 'This PDF can’t be read. It may be damaged.',
  unreadable: 'This picture can’t be read. It may be damaged.',
  longSide: 'This picture is too long and narrow to be a floor.',
});
