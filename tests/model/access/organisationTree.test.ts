import { expect, it } from 'vitest';
import { possibleParents, withAllBelow } from '@/model/access/organisationTree';

const ALL = [
  { uuid: 'top', organisation_uuid: null },
  { uuid: 'one', organisation_uuid: 'top' },
  { uuid: 'under', organisation_uuid: 'one' },
  { uuid: 'deep', organisation_uuid: 'under' },
  { uuid: 'two', organisation_uuid: 'top' },
];

it('[OR12] an organisation can stand neither below itself nor below what stands below it', () => {
  expect([...withAllBelow(ALL, 'one')]).toEqual(['one', 'under', 'deep']);
  expect(possibleParents(ALL, 'one').map(({ uuid }) => uuid)).toEqual(['top', 'two']);
  expect(possibleParents(ALL, null)).toEqual(ALL);
});
