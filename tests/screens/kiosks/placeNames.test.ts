import { expect, it } from 'vitest';
import { placeNames } from '@/screens/kiosks/place/placeNames';

it('[KI27] the list of nodes names what is in their rooms, on that floor alone', () => {
  const place = (floor_id: string, object_name: string, location_name: string) => ({
    floor_id,
    object_name,
    location_name,
  });
  const names = placeNames([place('a', 'r1', 'Bakery'), place('a', 'r1', 'Café'), place('b', 'r1', 'Bank')], 'a');
  expect([...names]).toEqual([['r1', 'Bakery, Café']]);
});
