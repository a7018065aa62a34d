import { afterEach, expect, it, vi } from 'vitest';
import { faultText } from '@/contract/texts/faultText';
import { faultOf } from '@/model/floorPlan/faults';

afterEach(() => vi.unstubAllGlobals());

it('[TX11] a fault of a file is said in words with its values', () => {
  expect(faultText(faultOf('too-many-entries', { most: 1000 }))).toBe('The archive has more than 1000 files.');
  expect(faultText(faultOf('too-many-labels', { most: 20_000 }))).toBe('A labels file has at most 20,000 labels.');
  expect(faultText(faultOf('long-line', { line: 12, most: 65_536 }))).toBe('Line 12 is longer than 65,536 bytes.');
  expect(faultText(faultOf('not-a-zip'))).toBe('This is not a zip archive.');
});

it('[TX11] the words of a fault hold those of its cause', () => {
  const cause = faultOf('index-out-of-range', { cause: faultOf('index-not-there', { index: 77, vertices: 4 }) });
  expect(faultText(faultOf('nothing-to-draw-since', { line: 9, cause }))).toBe(
    'The file has no faces that can be drawn. Line 9: A face names vertex 77, and the file has 4 so far.',
  );
  expect(faultText(faultOf('in-file', { file: 'a/{cause}.png', cause: faultOf('png-cut') }))).toBe(
    '“a/{cause}.png”: The PNG picture is cut short.',
  );
});

it('[TX11] what a file says is shown as it is', () => {
  expect(faultText(faultOf('unknown-statement', { text: '{text} <b>' }))).toBe('Unknown statement “{text} <b>”');
});

it('[TX11] [TX3] the words of a fault follow the language of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-US', dataset: {} } });
  expect(faultText(faultOf('no-materials'))).toContain('neutral colors');
});
