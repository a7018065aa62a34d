import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { PoolClient } from 'pg';
import { say } from '@/contract/texts/say';
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
import type { Acting } from '../http/acting';
import { type Answer, implement, type Tools } from '../http/implement';
import { conflict, denied, invalid, notFound, orNotFound, Refused } from '../http/refused';
import type { Post } from '../mail/post';
import { queueMail } from '../repositories/mails';
import { insertUser } from '../repositories/organisations';
import { deactivateUser, isEmailTaken, isRoleOf, setUserFeatures, updateUserOf } from '../repositories/userChanges';
import { findUserId, listUsersOf, readSelf, readUserOf } from '../repositories/users';
import { isTimeZone } from './timeZones';

export const userRoutes = (post: Pick<Post, 'wake'>) => {
  const welcome = async ({
    uuid,
    as,
    now,
    write,
  }: { uuid: string; as: Acting } & Pick<Tools, 'now' | 'write'>): Promise<Answer<null>> => {
    const answer = await write<null>(async ({ client, audit }) => {
      const user = orNotFound(await readUserOf(client, as.organisation.id, uuid));
      const userId = orNotFound(await findUserId(client, as.organisation.id, uuid));
      await queueMail(client, { kind: 'welcome', userId, now });
      audit({
        tag: 'user',
        event: 'updated',
        subjectType: 'user',
        subject: uuid,
        description: `Sent the welcome mail to ${user.name}`,
      });
      return { data: null, message: say('user.welcomeSent', { email: user.email }) };
    });
    post.wake();
    return answer;
  };

  return [
    implement(listUsers, async ({ target, read }) => ({ data: { users: await listUsersOf(read, target.id) } })),

    implement(readUser, async ({ params, as, read }) => ({
      data: orNotFound(
        params.id === as.user.uuid
          ? await readSelf(read, as.user.id)
          : await readUserOf(read, as.organisation.id, params.id),
      ),
    })),

    implement(createUser, async ({ body, as, now, write }) => {
      if (body.organisation !== undefined && body.organisation.toLowerCase() !== as.organisation.uuid) throw notFound();
      // Nobody knows it: the person chooses a password by the link of the welcome mail.
      const passwordHash = await hash(randomBytes(32));
      const answer = await write(async ({ client, audit }) => {
        await refuseFields(client, as, null, body);
        refuseNotHeld(as, [], body.features);
        const { id, uuid } = await insertUser(client, {
          organisationId: as.organisation.id,
          roleId: body.role,
          name: body.name,
          email: body.email,
          passwordHash,
          features: body.features ?? grantedAtFirst(as.features),
        });
        await queueMail(client, { kind: 'welcome', userId: id, now });
        const user = orNotFound(await readUserOf(client, as.organisation.id, uuid));
        audit({
          tag: 'user',
          event: 'created',
          subjectType: 'user',
          subject: uuid,
          description: `Created ${user.name}`,
          properties: { attributes: traced(user) },
        });
        return { data: user, message: say('created', { name: user.name }) };
      });
      post.wake();
      return answer;
    }),

    implement(updateUser, ({ params, body, as, write }) =>
      write(async ({ client, audit }) => {
        const isSelf = params.uuid.toLowerCase() === as.user.uuid;
        const read = () =>
          isSelf ? readSelf(client, as.user.id) : readUserOf(client, as.organisation.id, params.uuid.toLowerCase());
        const old = orNotFound(await read());
        if (!isSelf && !administers(as)) throw denied();
        await refuseFields(client, as, old, isSelf ? { ...body, role: undefined } : body);
        if (!isSelf) refuseNotHeld(as, old.features, body.features);
        const id = isSelf ? as.user.id : orNotFound(await findUserId(client, as.organisation.id, old.uuid));
        const own = { notify: body.notify, timeZone: body.time_zone };
        const isSaved = await updateUserOf(client, id, {
          name: body.name,
          email: body.email,
          revision: body.revision,
          ...(isSelf ? own : { roleId: body.role }),
        });
        if (!isSaved) throw conflict(old);
        if (!isSelf && body.features) await setUserFeatures(client, id, as.organisation.id, body.features);
        const user = orNotFound(await read());
        audit({
          tag: 'user',
          event: 'updated',
          subjectType: 'user',
          subject: user.uuid,
          description: `Changed ${user.name}`,
          properties: { old: traced(old), attributes: traced(user) },
        });
        return { data: user, message: say('user.saved') };
      }),
    ),

    implement(deleteUser, ({ params, as, write }) =>
      write(async ({ client, audit }) => {
        if (params.uuid.toLowerCase() === as.user.uuid) throw new Refused(400, 'oneself', say('user.deleteOwn'));
        const user = orNotFound(await readUserOf(client, as.organisation.id, params.uuid));
        await deactivateUser(client, orNotFound(await findUserId(client, as.organisation.id, params.uuid)));
        audit({
          tag: 'user',
          event: 'deleted',
          subjectType: 'user',
          subject: user.uuid,
          description: `Deleted ${user.name}`,
          properties: { old: traced(user) },
        });
        return { data: null, message: say('deleted', { label: say('user.label') }) };
      }),
    ),

    implement(sendWelcome, ({ params, as, now, write }) => welcome({ uuid: params.uuid, as, now, write })),
    implement(sendWelcomeByPost, ({ params, as, now, write }) => welcome({ uuid: params.uuid, as, now, write })),
  ];
};

const administers = (as: Acting): boolean =>
  holdsFeature({ organisationFeatures: as.organisation.features, userFeatures: as.features }, 'user-admin');

/** What stands in the audit trail about a user. */
const traced = ({ name, email, notify, time_zone, roles, features }: User) => ({
  name,
  email,
  notify,
  time_zone,
  role: roles[0]?.name ?? null,
  features,
});

/** The address is nobody else's, the role is the organisation's, and the time zone exists. */
async function refuseFields(
  client: PoolClient,
  as: Acting,
  old: User | null,
  given: { email: string; role?: number | undefined; time_zone?: string | undefined },
): Promise<void> {
  const errors: Record<string, string[]> = {};
  const isNewEmail = old?.email.toLowerCase() !== given.email.toLowerCase();
  if (isNewEmail && (await isEmailTaken(client, given.email))) errors.email = [say('user.emailTaken')];
  if (given.role !== undefined && !(await isRoleOf(client, as.organisation.id, given.role)))
    errors.role = [say('user.roleMissing')];
  const isNewZone = given.time_zone !== undefined && given.time_zone !== old?.time_zone;
  if (isNewZone && !isTimeZone(given.time_zone ?? '')) errors.time_zone = [say('user.timeZoneUnknown')];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Nobody grants a feature that they or their organisation do not hold (S7); what was held before may stay. */
function refuseNotHeld(as: Acting, old: readonly number[], asked: readonly number[] | undefined): void {
  const may = (id: number) => old.includes(id) || (as.features.includes(id) && as.organisation.features.includes(id));
  if (!(asked ?? []).every(may)) throw invalid({ features: [say('user.featureNotHeld')] });
}
