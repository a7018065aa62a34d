import type { PoolClient } from 'pg';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { isSameEmail } from '@/model/access/isSameEmail';
import { InvalidError } from '../../errors';
import { holdsId } from '../../http/featureRights';
import type { Principal } from '../../principal';
import { isAddressConflict } from '../../repositories/users/address';
import { findAddressHolder } from '../../repositories/users/read';
import { isRoleOf } from '../../repositories/users/readRoles';
import { serviceText } from '../../texts';
import { isTimeZone } from '../locations/timeZones';

interface GivenFields {
  readonly email: string;
  readonly role?: number | undefined;
  readonly time_zone?: string | undefined;
}

export const isNewAddress = (old: Pick<User, 'email'> | null, email: string): boolean =>
  old === null || !isSameEmail(old.email, email);

/**
 * An address in use is reported only if the caller may know its user; an address of another organisation is merely
 * unusable.
 *
 * @throws InvalidError when the address is taken, the role belongs to another organisation or the time zone does not
 * exist
 */
export async function validateUserFields(
  client: PoolClient,
  organisationId: number,
  old: User | null,
  given: GivenFields,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  const holder = isNewAddress(old, given.email) ? await findAddressHolder(client, given.email) : null;
  if (holder !== null)
    errors.email = [serviceText(holder === organisationId ? 'user.emailTaken' : 'user.emailUnavailable')];
  if (given.role !== undefined && !(await isRoleOf(client, organisationId, given.role)))
    errors.role = [translate('user.roleMissing')];
  const isNewZone = given.time_zone !== undefined && given.time_zone !== old?.time_zone;
  if (isNewZone && !isTimeZone(given.time_zone ?? '')) errors.time_zone = [serviceText('user.timeZoneUnknown')];
  if (Object.keys(errors).length > 0) throw new InvalidError(errors);
}

/** Runs a change that may lose the race for an address. @throws InvalidError instead of the error of the database */
export async function withUniqueAddress<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isAddressConflict(error)) throw error;
    throw new InvalidError({ email: [serviceText('user.emailUnavailable')] });
  }
}

/**
 * Nobody grants a feature that they or their organisation does not hold, nor takes such a feature away; what was
 * granted before may stay, and so may what was not. A feature that the organisation has lost changes nothing.
 *
 * @param asked undefined where the features stay as they are
 * @throws InvalidError by the field `features`
 */
export function assertGrantable(
  principal: Principal,
  old: readonly number[],
  asked: readonly number[] | undefined,
): void {
  if (asked === undefined) return;
  const may = (id: number) => holdsId(principal, id);
  if (!asked.every((id) => old.includes(id) || may(id)))
    throw new InvalidError({ features: [translate('user.featureNotHeld')] });
  const taken = old.filter((id) => principal.organisation.features.includes(id) && !asked.includes(id));
  if (!taken.every(may)) throw new InvalidError({ features: [translate('user.featureNotTaken')] });
}
