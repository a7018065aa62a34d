import { expect, it } from 'vitest';
import { customFileError, documentError, sizeText } from '@/screens/destinations/media/checkFiles';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const pdf = file('menu.pdf', 'application/pdf');

it('[DE36] a document is one PDF', () => {
  expect(documentError([pdf])).toBeNull();
  expect(documentError([file('MENU.PDF', '')])).toBeNull();
  expect(documentError([])).toBeNull();
  expect(documentError([file('menu.docx', 'application/msword')])).toBe('Please choose a PDF file.');
  expect(documentError([file('menu.pdf.exe', '')])).toBe('Please choose a PDF file.');
  expect(documentError([pdf, pdf])).toBe('You may only upload one file.');
});

it('[DE37] a file of a group has any kind and at most 100 MB', () => {
  const megabytes = 1024 * 1024;
  expect(customFileError([file('a.zip', 'application/zip', 100 * megabytes)])).toBeNull();
  expect(customFileError([file('a.zip', '', 100 * megabytes + 1)])).toBe('The file must not be larger than 100MB.');
  expect(customFileError([pdf, pdf])).toBe('You may only upload one file.');
  expect([sizeText(0), sizeText(1536), sizeText(2.5 * megabytes)]).toEqual(['1 KB', '2 KB', '2.5 MB']);
});
