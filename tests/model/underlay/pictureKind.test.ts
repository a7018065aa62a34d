import { expect, it } from 'vitest';
import { pictureKindOf } from '@/model/underlay/pictureKind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'picture'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
  ['RIFF\x10\0\0\0AVI LIST', null],
  ['%PDF-1.7\n', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a plan -->\n<svg width="5">', 'svg'],
  ['<!DOCTYPE html><html><body>', null],
  ['<html><svg>', null],
  ['Room list', null],
  ['', null],
])('[UL1] a file that begins with %j is %s', (head, kind) => {
  expect(pictureKindOf(bytes(head))).toBe(kind);
});
