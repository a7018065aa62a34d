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
import { amenityRepository } from '../../repositories/amenities/amenities';
import { audited } from '../audit/audited';
import { assertIcon } from '../icons/assertIcon';

const label = translate('amenity.label');

/** The fields to save. @throws InvalidError when there is no such icon */
async function checkedFields(
  client: PoolClient,
  { organisation }: Principal,
  { always_show, disable_search, ...fields }: z.output<typeof amenityRule>,
) {
  await assertIcon(client, organisation.id, fields.icon_id, translate('amenity.iconMissing'));
  return { ...fields, always_show: always_show === 1, disable_search: disable_search === 1 };
}

export const amenityRoutes = () => [
  implement(listAmenities, async ({ principal, read }) => ({
    data: await amenityRepository.list(read, principal.organisation.id),
  })),

  implement(createAmenity, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const fields = await checkedFields(client, principal, body);
      const amenity = await amenityRepository.insert(client, principal.organisation.id, fields);
      audited(audit, 'amenity').created(String(amenity.id), amenity.name, amenity);
      return { data: amenity, message: translate('created', { name: amenity.name }) };
    }),
  ),

  implement(updateAmenity, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const before = orNotFound((await amenityRepository.lock(client, principal.organisation.id, [id])).get(id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      const fields = await checkedFields(client, principal, body);
      const after = await amenityRepository.update(client, principal.organisation.id, id, fields);
      audited(audit, 'amenity').updated(params.id, after.name, before, after);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteAmenity, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const amenity = orNotFound((await amenityRepository.lock(client, principal.organisation.id, [id])).get(id));
      await amenityRepository.remove(client, principal.organisation.id, id);
      audited(audit, 'amenity').deleted(params.id, amenity.name, amenity);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),
];
