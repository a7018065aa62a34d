import type { PoolClient } from 'pg';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { featureId } from '@/model/access/features';
import { InvalidError } from '../../errors';
import { hasOtherAdministrator } from '../../repositories/users/administrators';

const USERS = featureId('user-admin');

/**
 * An organisation whose users may be administered keeps somebody who may.
 *
 * @param features those that the user keeps; none where the user is deleted
 * @throws InvalidError by the field `features` where the user is the last one
 */
export async function keepAdministrator(
  client: PoolClient,
  user: { readonly id: number; readonly organisationId: number; readonly record: User },
  features: readonly number[],
): Promise<void> {
  const { record } = user;
  const isOffered = record.organisation.features.some(({ id }) => id === USERS);
  if (!isOffered || !record.features.includes(USERS) || features.includes(USERS)) return;
  if (!(await hasOtherAdministrator(client, user.organisationId, user.id)))
    throw new InvalidError({ features: [translate('user.lastAdministrator')] });
}
