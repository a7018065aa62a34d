import { expect, it } from 'vitest';
import { mapLogoOf } from '@/model/content/icons/mapLogoOf';
import { subDestinationFace } from '@/model/content/rooms/subDestinationFace';

it('[RT13] name and logo of a sub-destination fall back to those of its main destination, each by itself', () => {
  const parent = { name: 'Hall', logo: '/hall.webp' };
  expect(subDestinationFace({ name: 'Baker', logo: null, parent })).toEqual({ name: 'Baker', logo: '/hall.webp' });
  expect(subDestinationFace({ name: null, logo: '/own.webp', parent })).toEqual({ name: 'Hall', logo: '/own.webp' });
  expect(subDestinationFace({ name: 'Baker', logo: null })).toEqual({ name: 'Baker', logo: null });
});

it('[CV25] a flagship with a map logo has a picture on the map, and no other destination', () => {
  expect(mapLogoOf({ flagship: 1, map_logo: '/logo.webp' })).toBe('/logo.webp');
  expect(mapLogoOf({ flagship: 0, map_logo: '/logo.webp' })).toBeNull();
  expect(mapLogoOf({ flagship: 1, map_logo: null })).toBeNull();
  expect(mapLogoOf({ flagship: 1, map_logo: '' })).toBeNull();
});
