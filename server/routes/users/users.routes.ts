import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { translate } from '@/contract/texts/translate';
import { createUser, deleteUser, listUsers, sendWelcome, sendWelcomeByPost } from '@/contract/users/userAdministration';
import { readUser } from '@/contract/users/users';
import { NotFoundError, orNotFound } from '../../errors';
import { administersUsers, assertHoldsAllOf } from '../../http/administersUser';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implement } from '../../http/implement';
import type { Mailer } from '../../mail/mailer';
import type { Principal } from '../../principal';
import { queueMail } from '../../repositories/mail/queue';
import { uncountAttempt } from '../../repositories/session/attempts';
import { findUserId, listUsersOf, readSelf, readUserOf } from '../../repositories/users/read';
import { deactivateUser, insertUser } from '../../repositories/users/write';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { tracedUser } from '../audit/tracedUser';
import { addressesOf, limitAttempts, PER_ACCOUNT } from '../session/limitAttempts';
import { firstFeatures } from './firstFeatures';
import { keepAdministrator } from './keepAdministrator';
import { updateUserRoute } from './updateUser';
import { assertGrantable, validateUserFields, withUniqueAddress } from './userFields';

/** Welcome mails to an account, and by one person, in an hour. */
const WELCOME_MAILS = 5;
const WELCOME_MAILS_BY_ONE = 50;
const HOUR_SECONDS = 60 * 60;

export const userRoutes = (mailer: Pick<Mailer, 'wake'>) => [
  listUsersRoute,
  readUserRoute,
  createUserRoute(mailer),
  updateUserRoute(mailer),
  deleteUserRoute,
  sendWelcomeRoute(mailer),
  sendWelcomeByPostRoute(mailer),
];

/** A mail goes to whatever address was typed, so the service must not be a way to send many. @throws HttpError 429 */
const limitWelcomes = (tools: Pick<HandlerTools, 'read' | 'now'>, { user }: Principal): Promise<void> =>
  limitAttempts(tools, welcomesBy(user.id), WELCOME_MAILS_BY_ONE, HOUR_SECONDS);

const welcomesBy = (userId: number): string => `welcome:by:${userId}`;

/** Queues the welcome email, whose link sets the password. */
async function welcome(
  mailer: Pick<Mailer, 'wake'>,
  {
    uuid,
    principal,
    read,
    now,
    write,
  }: { uuid: string; principal: Principal } & Pick<HandlerTools, 'read' | 'now' | 'write'>,
): Promise<Answer<null>> {
  const userId = orNotFound(await findUserId(read, principal.organisation.id, uuid));
  await limitAttempts({ read, now }, `welcome:account:${userId}`, WELCOME_MAILS, HOUR_SECONDS);
  await limitWelcomes({ read, now }, principal);
  const answer = await write<null>(async ({ client, audit }) => {
    const user = orNotFound(await readUserOf(client, principal.organisation.id, uuid));
    await queueMail(client, { kind: 'welcome', userId, now });
    audited(audit, 'user').noted('updated', uuid, `Sent the welcome mail to ${user.name}`);
    return { data: null, message: serviceText('user.welcomeSent', { email: user.email }) };
  });
  mailer.wake();
  return answer;
}

const listUsersRoute = implement(listUsers, async ({ target, read }) => ({
  data: { users: await listUsersOf(read, target.id) },
}));

const readUserRoute = implement(readUser, async ({ params, principal, read }) => {
  if (params.id.toLowerCase() === principal.user.uuid)
    return { data: orNotFound(await readSelf(read, principal.user.id)) };
  const user = orNotFound(await readUserOf(read, principal.organisation.id, params.id));
  const { uuid, name, avatar, time_zone } = user;
  return { data: administersUsers(principal) ? user : { uuid, name, avatar, time_zone } };
});

const createUserRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(createUser, async ({ body, principal, now, read, write }) => {
    if (body.organisation !== undefined && body.organisation.toLowerCase() !== principal.organisation.uuid)
      throw new NotFoundError();
    const addresses = addressesOf(principal);
    await limitAttempts({ read, now }, addresses, PER_ACCOUNT);
    await limitWelcomes({ read, now }, principal);
    // A random password that nobody knows: the user sets one by the link of the welcome email.
    const passwordHash = await hash(randomBytes(32));
    const create = () =>
      write(async ({ client, audit }) => {
        await validateUserFields(client, principal.organisation.id, null, body);
        assertGrantable(principal, [], body.features);
        const { id, uuid } = await insertUser(client, {
          organisationId: principal.organisation.id,
          roleId: body.role,
          name: body.name,
          email: body.email,
          passwordHash,
          features: body.features ?? (await firstFeatures(client, principal, body.role)),
        });
        await queueMail(client, { kind: 'welcome', userId: id, now });
        const user = orNotFound(await readUserOf(client, principal.organisation.id, uuid));
        audited(audit, 'user').created(uuid, user.name, tracedUser(user));
        return { data: user, message: translate('created', { name: user.name }) };
      });
    const answer = await withUniqueAddress(create).catch(async (error: unknown) => {
      // Nothing was sent.
      await uncountAttempt(read, welcomesBy(principal.user.id));
      throw error;
    });
    await uncountAttempt(read, addresses);
    mailer.wake();
    return answer;
  });

const deleteUserRoute = implement(deleteUser, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    if (params.uuid.toLowerCase() === principal.user.uuid)
      throw new HttpError(400, 'oneself', translate('user.deleteOwn'));
    const user = orNotFound(await readUserOf(client, principal.organisation.id, params.uuid));
    assertHoldsAllOf(principal, user);
    const id = orNotFound(await findUserId(client, principal.organisation.id, params.uuid));
    await keepAdministrator(client, { id, organisationId: principal.organisation.id, record: user }, []);
    await deactivateUser(client, id);
    audited(audit, 'user').deleted(user.uuid, user.name, tracedUser(user));
    return { data: null, message: translate('deleted', { label: translate('user.label') }) };
  }),
);

const sendWelcomeRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(sendWelcome, ({ params, principal, read, now, write }) =>
    welcome(mailer, { uuid: params.uuid, principal, read, now, write }),
  );

const sendWelcomeByPostRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(sendWelcomeByPost, ({ params, principal, read, now, write }) =>
    welcome(mailer, { uuid: params.uuid, principal, read, now, write }),
  );
