import { amenityCalls } from '@/contract/amenities/amenities';
import { translate } from '@/contract/texts/translate';
import { amenityRepository } from '../../repositories/amenities/amenities';
import { assertIcon } from '../icons/assertIcon';
import { recordRoutes } from '../records/recordRoutes';

export const amenityRoutes = () =>
  Object.values(
    recordRoutes(amenityCalls, {
      kind: 'amenity',
      label: translate('amenity.label'),
      repository: amenityRepository,
      fieldsOf: async ({ always_show, disable_search, ...fields }, { client, principal: { organisation } }) => {
        await assertIcon(client, organisation.id, fields.icon_id, translate('amenity.iconMissing'));
        return { ...fields, always_show: always_show === 1, disable_search: disable_search === 1 };
      },
    }),
  );
