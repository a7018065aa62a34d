import { expect, it } from 'vitest';
import { shownLabels } from '@/model/content/rooms/shownLabels';

const label = (object_name: string, text: string, floor_id = 'ground') => ({ floor_id, object_name, text });
const place = (object_name: string, names: string[], floor_id = 'ground') => ({ floor_id, object_name, names });
const LABELS = [label('a', 'Ward 2C'), label('b', 'Pharmacy'), label('c', 'Toilets'), label('d', 'Toilets', 'upper')];
const shown = (places: ReturnType<typeof place>[], floor = 'ground') =>
  Object.fromEntries(shownLabels(LABELS, places, floor));

it('[RT15] a label stays where no destination has its name', () => {
  expect(shown([])).toEqual({ a: 'Ward 2C', b: 'Pharmacy', c: 'Toilets' });
  expect(shown([place('e', ['Café'])])).toEqual({ a: 'Ward 2C', b: 'Pharmacy', c: 'Toilets' });
});

it('[RT15] a label of a destination that has moved is not shown, on the same floor and on another one', () => {
  expect(shown([place('e', ['ward 2c'])])).toEqual({ b: 'Pharmacy', c: 'Toilets' });
  expect(shown([place('e', ['Ward 2C'], 'upper')])).toEqual({ b: 'Pharmacy', c: 'Toilets' });
});

it('[RT15] it is found by the name in each language', () => {
  expect(shown([place('e', ['Station 2C', 'Ward 2C'])])).toEqual({ b: 'Pharmacy', c: 'Toilets' });
});

it('[RT15] the label of the room itself, and one that several rooms have, stay', () => {
  expect(shown([place('a', ['Ward 2C']), place('e', ['Ward 2C'], 'upper')])).toHaveProperty('a');
  expect(shown([place('e', ['Toilets'])])).toHaveProperty('c');
  expect(shown([place('e', ['Toilets'])], 'upper')).toEqual({ d: 'Toilets' });
});
