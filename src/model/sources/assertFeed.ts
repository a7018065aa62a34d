import { FeedError } from './feed';

/** Workbooks of today are archives; those of before 2007 have a mark of their own. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** The beginning of a page, after comments. */
const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const BEGINNING = 2000;

/**
 * Says what an address answers with instead of a feed: a page for people, as one that asks to sign in, or the file of a
 * spreadsheet.
 * @throws FeedError
 */
export function assertFeed(bytes: Uint8Array): void {
  if (WORKBOOKS.some((mark) => mark.every((byte, at) => bytes[at] === byte))) throw new FeedError({ code: 'workbook' });
  if (WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING)))) throw new FeedError({ code: 'web-page' });
}
