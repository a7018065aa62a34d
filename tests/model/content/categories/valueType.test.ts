import { expect, it } from 'vitest';
import { valueTypeOf, valueTypesOf } from '@/model/content/categories/valueType';

it('[SK12] tells colours, numbers and pictures from texts', () => {
  const typesOf = (...values: string[]) => values.map(valueTypeOf);
  expect(typesOf('#0b6e6e', ' #FFF ', '#11223344')).toEqual(['colour', 'colour', 'colour']);
  expect(typesOf('#12', '#12345', '#gggggg', 'red')).toEqual(['text', 'text', 'text', 'text']);
  expect(typesOf('16', '-1.5', '.5em', '100%')).toEqual(['number', 'number', 'number', 'number']);
  expect(typesOf('', '1.2.3', '12 px', '1e5')).toEqual(['text', 'text', 'text', 'text']);
  expect(typesOf('https://example.com/a.PNG?x=1', '/logo.svg', '/api/images/abc')).toEqual(['image', 'image', 'image']);
  expect(typesOf('http://example.com/a.png', 'logo.svg', 'https://example.com/a.html')).toEqual([
    'text',
    'text',
    'text',
  ]);
});

it('[SK12] names each type of several values once', () => {
  expect(valueTypesOf({ a: '#ffffff', b: '16', c: '#000000' })).toEqual(['colour', 'number']);
  expect(valueTypesOf({})).toEqual([]);
});
