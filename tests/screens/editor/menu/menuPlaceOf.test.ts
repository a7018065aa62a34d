import { expect, it } from 'vitest';
import { menuPlaceOf } from '@/screens/editor/menu/menuPlaceOf';

it('[CF2] the menu of a row opens at the pointer, and below the row where a key asked for it', () => {
  const currentTarget = { getBoundingClientRect: () => ({ left: 8, bottom: 90 }) as DOMRect };
  expect(menuPlaceOf({ button: 2, clientX: 40, clientY: 60, currentTarget })).toEqual({ x: 40, y: 60 });
  expect(menuPlaceOf({ button: 0, clientX: 0, clientY: 0, currentTarget })).toEqual({ x: 8, y: 90 });
});
