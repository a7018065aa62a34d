import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  type amenityRule,
  createAmenity,
  deleteAmenity,
  listAmenities,
  updateAmenity,
} from '@/contract/amenities/amenities';
import { translate } from '@/contract/texts/translate';
import { ConflictError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  type AmenityFields,
  deleteAmenityOf,
  insertAmenity,
  listAmenitiesOf,
  lockAmenityOf,
  touchProjectsWith,
  updateAmenityOf,
} from '../../repositories/amenities/amenities';
import { audited } from '../audit/audited';
import { assertIcon } from '../icons/assertIcon';

const label = translate('amenity.label');

/** @throws InvalidError when there is no such icon */
async function checkedFields(
  client: PoolClient,
  { organisation }: Principal,
  body: z.output<typeof amenityRule>,
): Promise<AmenityFields> {
  const { name, description, icon_id: iconId, always_show: alwaysShow, disable_search: disableSearch } = body;
  await assertIcon(client, organisation.id, iconId, translate('amenity.iconMissing'));
  return { name, description, iconId, alwaysShow: alwaysShow === 1, disableSearch: disableSearch === 1 };
}

export const amenityRoutes = () => [
  implement(listAmenities, async ({ principal, read }) => ({
    data: await listAmenitiesOf(read, principal.organisation.id),
  })),

  implement(createAmenity, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const fields = await checkedFields(client, principal, body);
      const amenity = await insertAmenity(client, principal.organisation.id, fields);
      audited(audit, 'amenity').created(String(amenity.id), amenity.name, amenity);
      return { data: amenity, message: translate('created', { name: amenity.name }) };
    }),
  ),

  implement(updateAmenity, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const before = orNotFound(await lockAmenityOf(client, principal.organisation.id, id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      const fields = await checkedFields(client, principal, body);
      await touchProjectsWith(client, principal.organisation.id, id);
      const after = await updateAmenityOf(client, principal.organisation.id, id, fields);
      audited(audit, 'amenity').updated(params.id, after.name, before, after);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteAmenity, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const amenity = orNotFound(await lockAmenityOf(client, principal.organisation.id, id));
      await touchProjectsWith(client, principal.organisation.id, id);
      await deleteAmenityOf(client, principal.organisation.id, id);
      audited(audit, 'amenity').deleted(params.id, amenity.name, amenity);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),
];
