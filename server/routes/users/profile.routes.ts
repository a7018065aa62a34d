import { endOtherSession, endOtherSessions, listSessions } from '@/contract/session/passwords';
import { listTimeZones, removeAvatar, uploadAvatar } from '@/contract/users/userAdministration';
import { isUuid } from '@/model/content/isUuid';
import { NotFoundError } from '../../errors';
import { implement } from '../../http/implement';
import { storeImage } from '../../images/storeImage';
import { listSessionsOf, revokeOtherSessionsOf, revokeSessionOf } from '../../repositories/session/ownSessions';
import { insertImage } from '../../repositories/uploads/images';
import { replaceAvatar } from '../../repositories/users/avatar';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withAudience } from '../audit/withAudience';
import { withFiles } from '../files/withFiles';
import { timeZones } from '../locations/timeZones';

export const profileRoutes = (storage: Storage) => [
  implement(listSessions, async ({ principal, read, now }) => ({
    data: await listSessionsOf(read, principal.user.id, { current: principal.sessionId, now }),
  })),

  implement(endOtherSession, ({ principal, params, write, now }) =>
    write(async ({ client, audit }) => {
      const { session } = params;
      if (!isUuid(session) || !(await revokeSessionOf(client, principal.user.id, { id: session, now })))
        throw new NotFoundError();
      audited(audit, { tag: 'session', subjectType: 'user' }).noted(
        'signed-out',
        principal.user.uuid,
        'Ended a session',
      );
      return { data: null, message: serviceText('session.ended') };
    }),
  ),

  implement(endOtherSessions, ({ principal, write, now }) =>
    write(async ({ client, audit }) => {
      const count = await revokeOtherSessionsOf(client, principal.user.id, { current: principal.sessionId, now });
      audited(audit, { tag: 'session', subjectType: 'user' }).noted(
        'signed-out',
        principal.user.uuid,
        `Ended all other sessions (${count})`,
      );
      return { data: null, message: serviceText('session.othersEnded') };
    }),
  ),

  implement(uploadAvatar, async ({ principal, file, write, now }) => {
    if (!file) throw new Error('A call with a file was answered without one.');
    return withFiles({ storage, now, write }, async (tools) => {
      const picture = await storeImage(tools.files, file.path, 'image');
      return tools.write(async ({ client, audit }) => {
        await insertImage(client, principal.own.id, picture);
        await replaceAvatar(client, principal.user.id, picture.url);
        audited(withAudience(audit, [principal.own.id]), 'user').noted(
          'updated',
          principal.user.uuid,
          'Changed the own avatar',
        );
        return { data: { avatar: picture.url }, message: serviceText('user.avatarSaved') };
      });
    });
  }),

  implement(removeAvatar, ({ principal, write }) =>
    write(async ({ client, audit }) => {
      await replaceAvatar(client, principal.user.id, null);
      audited(withAudience(audit, [principal.own.id]), 'user').noted(
        'updated',
        principal.user.uuid,
        'Removed the own avatar',
      );
      return { data: null, message: serviceText('user.avatarRemoved') };
    }),
  ),

  implement(listTimeZones, async ({ now }) => ({ data: timeZones(now) })),
];
