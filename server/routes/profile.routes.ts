import { endOtherSession, listSessions } from '@/contract/passwords';
import { say } from '@/contract/texts/say';
import { listTimeZones, uploadAvatar } from '@/contract/userAdministration';
import { implement } from '../http/implement';
import { notFound } from '../http/refused';
import { keepPicture } from '../images/keepPicture';
import { isUuid } from '../isUuid';
import { insertImage } from '../repositories/images';
import { listSessionsOf, revokeSessionOf } from '../repositories/ownSessions';
import { replaceAvatar } from '../repositories/profile';
import type { Storage } from '../storage/storage';
import { timeZones } from './timeZones';

export const profileRoutes = (storage: Storage) => [
  implement(listSessions, async ({ as, read, now }) => ({
    data: await listSessionsOf(read, as.user.id, { current: as.sessionId, now }),
  })),

  implement(endOtherSession, ({ as, params, write, now }) =>
    write(async ({ client, audit }) => {
      const { session } = params;
      if (!isUuid(session) || !(await revokeSessionOf(client, as.user.id, { id: session, now }))) throw notFound();
      audit({
        tag: 'session',
        event: 'signed-out',
        subjectType: 'user',
        subject: as.user.uuid,
        description: 'Ended a session',
      });
      return { data: null, message: say('session.ended') };
    }),
  ),

  implement(uploadAvatar, async ({ as, file, write, now }) => {
    if (!file) throw new Error('A call with a file was answered without one.');
    const picture = await keepPicture(storage, file.path, 'image', now);
    return write(async ({ client, audit }) => {
      await insertImage(client, as.own.id, picture);
      await replaceAvatar(client, as.user.id, picture.url);
      audit({
        tag: 'user',
        event: 'updated',
        subjectType: 'user',
        subject: as.user.uuid,
        description: 'Changed the own avatar',
      });
      return { data: { avatar: picture.url }, message: say('user.avatarSaved') };
    });
  }),

  implement(listTimeZones, async ({ now }) => ({ data: timeZones(now) })),
];
