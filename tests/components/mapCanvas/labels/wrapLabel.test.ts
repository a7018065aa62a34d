import { expect, it } from 'vitest';
import { wrapLabel } from '@/components/mapCanvas/labels/wrapLabel';

const widthOf = (text: string): number => text.length;

it('[CV24] a name is in one line where it fits, else in two even ones', () => {
  expect(wrapLabel('Green Fork', 10, widthOf)).toEqual(['Green Fork']);
  expect(wrapLabel('Riverside Guest Services', 18, widthOf)).toEqual(['Riverside', 'Guest Services']);
});

it('[CV24] the end of a name that two lines do not hold is cut, and no line is wider', () => {
  const lines = wrapLabel('The Confectionery of the Northern Quarter and all of its many neighbours', 24, widthOf);
  expect(lines).toEqual(['The Confectionery of the', 'Northern Quarter and al…']);
  expect(wrapLabel('Donaudampfschifffahrtsgesellschaft', 10, widthOf)).toEqual(['Donaudamp…']);
});
