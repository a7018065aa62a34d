import { createAmenity } from '@/contract/amenities/amenities';
import type { PlainKind } from '@/contract/plainRecords';
import type { TestApp } from '../../support/service/testApp';

interface PlainRecord {
  /** Makes one in the organisation with this uuid, and returns its id. */
  readonly make: (test: TestApp, as: string, uuid: string, name: string) => Promise<number>;
  /** A good body for each writing call. */
  readonly bodies: Readonly<Record<string, object>>;
  /** A text that is read back, by which leaks to others are found. */
  readonly canary: readonly [table: string, column: string];
}

/** The plain records of the matrix. */
export const PLAIN_RECORDS: Readonly<Record<PlainKind, PlainRecord>> = {
  amenity: {
    make: async (test, as, uuid, name) =>
      (await test.call(createAmenity, { as, params: { uuid }, body: { name, icon_id: 1 } })).data.id,
    bodies: {
      createAmenity: { name: 'New', icon_id: 1 },
      updateAmenity: { name: 'Renamed', icon_id: 2, always_show: 1 },
    },
    canary: ['amenities', 'description'],
  },
};
