import { expect, it } from 'vitest';
import { croppedSize } from '@/components/form/picture/cropPicture';

it('[FM29] a cropped picture keeps its shape and is at most as large as asked, never larger than its part', () => {
  expect(croppedSize({ x: 0, y: 0, width: 4000, height: 2000 }, 1000)).toEqual({ width: 1000, height: 500 });
  expect(croppedSize({ x: 0, y: 0, width: 300, height: 600 }, 300)).toEqual({ width: 150, height: 300 });
  expect(croppedSize({ x: 9, y: 9, width: 80, height: 80 }, 512)).toEqual({ width: 80, height: 80 });
  expect(croppedSize({ x: 0, y: 0, width: 5000, height: 1 }, 100)).toEqual({ width: 100, height: 1 });
});
