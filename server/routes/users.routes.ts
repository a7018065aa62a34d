import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { PoolClient } from 'pg';
import { translate } from '@/contract/texts/translate';
import {
  createUser,
  deleteUser,
  listUsers,
  sendWelcome,
  sendWelcomeByPost,
  updateUser,
} from '@/contract/userAdministration';
import { readUser, type User } from '@/contract/users';
import { holdsFeature } from '@/model/access/features';
import { grantedAtFirst } from '@/model/access/grantedAtFirst';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../errors';
import { forbidden, HttpError } from '../http/httpError';
import { type Answer, type HandlerTools, implement } from '../http/implement';
import type { Mailer } from '../mail/mailer';
import type { Principal } from '../principal';
import { queueMail } from '../repositories/mail/queue';
import { isRoleOf } from '../repositories/roles/read';
import { findUserId, isEmailTaken, listUsersOf, readSelf, readUserOf } from '../repositories/users/read';
import { deactivateUser, insertUser, setUserFeatures, updateUserOf } from '../repositories/users/write';
import { audited } from './audited';
import { isTimeZone } from './timeZones';

export const userRoutes = (mailer: Pick<Mailer, 'wake'>) => [
  listUsersRoute,
  readUserRoute,
  createUserRoute(mailer),
  updateUserRoute,
  deleteUserRoute,
  sendWelcomeRoute(mailer),
  sendWelcomeByPostRoute(mailer),
];

/** Queues the welcome email, whose link sets the password. */
async function welcome(
  mailer: Pick<Mailer, 'wake'>,
  { uuid, principal, now, write }: { uuid: string; principal: Principal } & Pick<HandlerTools, 'now' | 'write'>,
): Promise<Answer<null>> {
  const answer = await write<null>(async ({ client, audit }) => {
    const user = orNotFound(await readUserOf(client, principal.organisation.id, uuid));
    const userId = orNotFound(await findUserId(client, principal.organisation.id, uuid));
    await queueMail(client, { kind: 'welcome', userId, now });
    audited(audit, 'user').noted('updated', uuid, `Sent the welcome mail to ${user.name}`);
    return { data: null, message: translate('user.welcomeSent', { email: user.email }) };
  });
  mailer.wake();
  return answer;
}

const listUsersRoute = implement(listUsers, async ({ target, read }) => ({
  data: { users: await listUsersOf(read, target.id) },
}));

const readUserRoute = implement(readUser, async ({ params, principal, read }) => ({
  data: orNotFound(
    params.id === principal.user.uuid
      ? await readSelf(read, principal.user.id)
      : await readUserOf(read, principal.organisation.id, params.id),
  ),
}));

const createUserRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(createUser, async ({ body, principal, now, write }) => {
    if (body.organisation !== undefined && body.organisation.toLowerCase() !== principal.organisation.uuid)
      throw new NotFoundError();
    // A random password that nobody knows: the user sets one by the link of the welcome email.
    const passwordHash = await hash(randomBytes(32));
    const answer = await write(async ({ client, audit }) => {
      await validateFields(client, principal, null, body);
      assertGrantable(principal, [], body.features);
      const { id, uuid } = await insertUser(client, {
        organisationId: principal.organisation.id,
        roleId: body.role,
        name: body.name,
        email: body.email,
        passwordHash,
        features: body.features ?? grantedAtFirst(principal.features),
      });
      await queueMail(client, { kind: 'welcome', userId: id, now });
      const user = orNotFound(await readUserOf(client, principal.organisation.id, uuid));
      audited(audit, 'user').created(uuid, user.name, traced(user));
      return { data: user, message: translate('created', { name: user.name }) };
    });
    mailer.wake();
    return answer;
  });

const updateUserRoute = implement(updateUser, ({ params, body, principal, write }) =>
  write(async ({ client, audit }) => {
    const isSelf = params.uuid.toLowerCase() === principal.user.uuid;
    const read = () =>
      isSelf
        ? readSelf(client, principal.user.id)
        : readUserOf(client, principal.organisation.id, params.uuid.toLowerCase());
    const old = orNotFound(await read());
    if (!isSelf && !administers(principal)) throw forbidden();
    await validateFields(client, principal, old, isSelf ? { ...body, role: undefined } : body);
    if (!isSelf) assertGrantable(principal, old.features, body.features);
    const id = isSelf ? principal.user.id : orNotFound(await findUserId(client, principal.organisation.id, old.uuid));
    const own = { notify: body.notify, timeZone: body.time_zone };
    const isSaved = await updateUserOf(client, id, {
      name: body.name,
      email: body.email,
      revision: body.revision,
      ...(isSelf ? own : { roleId: body.role }),
    });
    if (!isSaved) throw new ConflictError(old);
    if (!isSelf && body.features) await setUserFeatures(client, id, principal.organisation.id, body.features);
    const user = orNotFound(await read());
    audited(audit, 'user').updated(user.uuid, user.name, traced(old), traced(user));
    return { data: user, message: translate('user.saved') };
  }),
);

const deleteUserRoute = implement(deleteUser, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    if (params.uuid.toLowerCase() === principal.user.uuid)
      throw new HttpError(400, 'oneself', translate('user.deleteOwn'));
    const user = orNotFound(await readUserOf(client, principal.organisation.id, params.uuid));
    await deactivateUser(client, orNotFound(await findUserId(client, principal.organisation.id, params.uuid)));
    audited(audit, 'user').deleted(user.uuid, user.name, traced(user));
    return { data: null, message: translate('deleted', { label: translate('user.label') }) };
  }),
);

const sendWelcomeRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(sendWelcome, ({ params, principal, now, write }) =>
    welcome(mailer, { uuid: params.uuid, principal, now, write }),
  );

const sendWelcomeByPostRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(sendWelcomeByPost, ({ params, principal, now, write }) =>
    welcome(mailer, { uuid: params.uuid, principal, now, write }),
  );

const administers = (principal: Principal): boolean =>
  holdsFeature(
    { organisationFeatures: principal.organisation.features, userFeatures: principal.features },
    'user-admin',
  );

/** The fields of a user that the audit trail records. */
const traced = ({ name, email, notify, time_zone, roles, features }: User) => ({
  name,
  email,
  notify,
  time_zone,
  role: roles[0]?.name ?? null,
  features,
});

/** @throws InvalidError when the address is taken, the role belongs to another organisation or the time zone does not exist */
async function validateFields(
  client: PoolClient,
  principal: Principal,
  old: User | null,
  given: { email: string; role?: number | undefined; time_zone?: string | undefined },
): Promise<void> {
  const errors: Record<string, string[]> = {};
  const isNewEmail = old?.email.toLowerCase() !== given.email.toLowerCase();
  if (isNewEmail && (await isEmailTaken(client, given.email))) errors.email = [translate('user.emailTaken')];
  if (given.role !== undefined && !(await isRoleOf(client, principal.organisation.id, given.role)))
    errors.role = [translate('user.roleMissing')];
  const isNewZone = given.time_zone !== undefined && given.time_zone !== old?.time_zone;
  if (isNewZone && !isTimeZone(given.time_zone ?? '')) errors.time_zone = [translate('user.timeZoneUnknown')];
  if (Object.keys(errors).length > 0) throw new InvalidError(errors);
}

/**
 * Rejects features that the caller or their organisation does not hold, so that nobody can escalate rights; features granted
 * before may stay.
 */
function assertGrantable(principal: Principal, old: readonly number[], asked: readonly number[] | undefined): void {
  const may = (id: number) =>
    old.includes(id) || (principal.features.includes(id) && principal.organisation.features.includes(id));
  if (!(asked ?? []).every(may)) throw new InvalidError({ features: [translate('user.featureNotHeld')] });
}
