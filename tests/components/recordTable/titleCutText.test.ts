import { expect, it } from 'vitest';
import { titleCutText } from '@/components/recordTable/titleCutText';

const width = (element: HTMLElement, scrollWidth: number, clientWidth: number) =>
  Object.defineProperties(element, {
    scrollWidth: { value: scrollWidth, configurable: true },
    clientWidth: { value: clientWidth, configurable: true },
  });

it('[FM30] text that a cell cuts off is whole in its title, as long as it is cut off', () => {
  const cell = document.createElement('div');
  cell.textContent = ' A very long description ';
  width(cell, 300, 120);
  titleCutText(cell);
  expect(cell.title).toBe('A very long description');
  width(cell, 120, 120);
  titleCutText(cell);
  expect(cell.hasAttribute('title')).toBe(false);
});

it('[FM30] so is a name that is cut off behind its icon', () => {
  const cell = document.createElement('div');
  cell.innerHTML = '<span><i></i><a href="#">A very long name</a></span>';
  width(cell, 120, 120);
  const [link] = cell.getElementsByTagName('a');
  if (link) width(link, 200, 90);
  titleCutText(cell);
  expect(cell.title).toBe('A very long name');
});
