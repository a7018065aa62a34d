import { expect, it } from 'vitest';
import { VERSION_TYPES } from '@/model/versions/versionTypes';

it('[DC8] the types of versions have the numbers of the wire', () => {
  expect(VERSION_TYPES).toEqual({ core: 1, demo: 2, dev: 3 });
});
