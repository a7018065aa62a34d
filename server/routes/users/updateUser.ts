import { translate } from '@/contract/texts/translate';
import { updateUser } from '@/contract/users/userAdministration';
import type { User } from '@/contract/users/users';
import { ConflictError, orNotFound } from '../../errors';
import { administersUsers, assertHoldsAllOf } from '../../http/administersUser';
import { forbidden, sessionExpired } from '../../http/httpError';
import { type HandlerTools, implement, type Write } from '../../http/implement';
import type { Mailer } from '../../mail/mailer';
import type { Principal } from '../../principal';
import { queueMail } from '../../repositories/mail/queue';
import { uncountAttempt } from '../../repositories/session/attempts';
import { confirmAddress, findConfirmedAddress } from '../../repositories/users/address';
import { raiseCredentialsRevision } from '../../repositories/users/credentials';
import { findUserId, readSelf, readUserOf } from '../../repositories/users/read';
import { setUserFeatures, updateUserOf } from '../../repositories/users/write';
import { audited } from '../audit/audited';
import { tracedUser } from '../audit/tracedUser';
import { withAudience } from '../audit/withAudience';
import { addressesOf, limitAttempts, PER_ACCOUNT } from '../session/limitAttempts';
import { proveOwner } from '../session/proveOwner';
import { keepAdministrator } from './keepAdministrator';
import { assertGrantable, isNewAddress, validateUserFields, withUniqueAddress } from './userFields';

export const updateUserRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(updateUser, async ({ params, body, principal, read, write, now, address }) => {
    const uuid = params.uuid.toLowerCase();
    const isSelf = uuid === principal.user.uuid;
    const organisationId = isSelf ? principal.own.id : principal.organisation.id;
    const find = (client: HandlerTools['read'] | Write['client']) =>
      isSelf ? readSelf(client, principal.user.id) : readUserOf(client, organisationId, uuid);

    const before = orNotFound(await find(read));
    if (!isSelf && !administersUsers(principal)) throw forbidden();
    // Checked first, so that a save that cannot succeed reveals nothing about the addresses of others.
    if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
    const isMoved = isNewAddress(before, body.email);
    if (!isSelf && (isMoved || isNewRole(before, body.role))) assertHoldsAllOf(principal, before);
    if (isMoved && isSelf)
      await proveOwner(principal, { password: body.current, field: 'current' }, { read, now, address });
    if (isMoved) await limitAttempts({ read, now }, addressesOf(principal), PER_ACCOUNT);

    const save = () =>
      write(async ({ client, audit }) => {
        const old = orNotFound(await find(client));
        if (old.revision !== before.revision) throw new ConflictError(old);
        await validateUserFields(client, organisationId, old, isSelf ? { ...body, role: undefined } : body);
        if (!isSelf) assertGrantable(principal, old.features, body.features);
        const id = isSelf ? principal.user.id : orNotFound(await findUserId(client, organisationId, uuid));
        const own = { notify: body.notify, timeZone: body.time_zone };
        const { name, email } = body;
        const change = { name, email, revision: old.revision, ...(isSelf ? own : { roleId: body.role }) };
        if (!(await updateUserOf(client, id, change))) throw new ConflictError(old);
        if (isMoved) await endWithOldAddress(client, { id, email: old.email, isSelf, principal, now });
        if (!isSelf && body.features) {
          await keepAdministrator(client, { id, organisationId, record: old }, body.features);
          await setUserFeatures(client, id, organisationId, body.features);
        }
        const user = orNotFound(await find(client));
        audited(withAudience(audit, [organisationId]), 'user').updated(
          user.uuid,
          user.name,
          tracedUser(old),
          tracedUser(user),
        );
        return { data: user, message: translate('user.saved') };
      });
    const answer = await withUniqueAddress(save);
    if (isMoved) {
      await uncountAttempt(read, addressesOf(principal));
      mailer.wake();
    }
    return answer;
  });

const isNewRole = ({ roles }: User, role: number | undefined): boolean => role !== undefined && role !== roles[0]?.id;

/** A new address ends sessions and links; a mail to the address that was confirmed before says so. */
async function endWithOldAddress(
  client: Write['client'],
  change: { id: number; email: string; isSelf: boolean; principal: Principal; now: Date },
): Promise<void> {
  const { id, email, isSelf, principal, now } = change;
  const keep = isSelf ? principal.sessionId : null;
  if (!(await raiseCredentialsRevision(client, id, { keep, now }))) throw sessionExpired();
  const confirmed = await findConfirmedAddress(client, id);
  if (isSelf) await confirmAddress(client, id);
  // Nobody has used the account yet: the old address was a mistake, and whoever has it need not know more.
  if (!isSelf && confirmed === null) return;
  const kind = isSelf ? 'address-changed' : 'address-set';
  await queueMail(client, { kind, userId: id, address: confirmed ?? email, now });
}
