import { createHandOff, HAND_OFF_SECONDS, readHandOff, takeHandOff } from '@/contract/session/handOff';
import { translate } from '@/contract/texts/translate';
import { orNotFound } from '../../errors';
import type { Authentication } from '../../http/authenticate';
import { HttpError, sessionExpired } from '../../http/httpError';
import { type HandlerTools, implement, implementForAnyone } from '../../http/implement';
import { qrCode } from '../../images/qrCode';
import { insertAudit } from '../../repositories/audit/audit';
import { uncountAttempt } from '../../repositories/session/attempts';
import { consumeLinkToken, findLinkToken, insertHandOff } from '../../repositories/session/linkTokens';
import { readSelf } from '../../repositories/users/read';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { fromSubnet, limitAttempts, PER_SUBNET } from './limitAttempts';

/** Moves a session to another device by a code that is valid for one minute and works once. */
export const handOffRoutes = (authentication: Authentication, publicUrl: string) => {
  const find = async (
    { read, now, address }: Pick<HandlerTools, 'read' | 'now' | 'address'>,
    token: string,
  ): Promise<NonNullable<Awaited<ReturnType<typeof findLinkToken>>>> => {
    const place = fromSubnet('hand-off', address);
    await limitAttempts({ read, now }, place, PER_SUBNET);
    const linked = await findLinkToken(read, token, 'hand-off', now);
    if (!linked) throw handOffExpired();
    await uncountAttempt(read, place);
    return linked;
  };

  return [
    implement(createHandOff, async ({ principal, write, now }) => {
      const expiresAt = new Date(now.getTime() + HAND_OFF_SECONDS * 1000);
      const { data: token } = await write(async ({ client, audit }) => {
        audited(audit, { tag: 'session', subjectType: 'user' }).noted(
          'created',
          principal.user.uuid,
          'Made a code to go on at another device',
        );
        const code = await insertHandOff(client, {
          sessionId: principal.sessionId,
          organisationId: principal.own.id,
          now,
          expiresAt,
        });
        if (code === null) throw sessionExpired();
        return { data: code };
      });
      const url = `${publicUrl}/locations?${new URLSearchParams({ token })}`;
      return { data: { url, qr_image: await qrCode(url), expires_at: expiresAt.toISOString() } };
    }),

    implementForAnyone(readHandOff, async ({ body, read, now, address }) => {
      const linked = await find({ read, now, address }, body.token);
      const user = orNotFound(await readSelf(read, linked.userId));
      return { data: { name: user.name, organisation: user.organisation.name } };
    }),

    implementForAnyone(takeHandOff, async ({ body, read, write, now, address, agent }) => {
      const linked = await find({ read, now, address }, body.token);
      const user = await write(async ({ client }) => {
        if (!(await consumeLinkToken(client, linked.hash, now))) throw handOffExpired();
        const found = orNotFound(await readSelf(client, linked.userId));
        await insertAudit(
          client,
          { organisationId: linked.organisationId, userId: linked.userId },
          {
            tag: 'session',
            event: 'signed-in',
            subjectType: 'user',
            subject: found.uuid,
            description: 'Signed in by a code of another device',
          },
        );
        return { data: found };
      });
      const token = await authentication.open({
        userId: linked.userId,
        credentialsRevision: linked.credentialsRevision,
        purpose: 'session',
        // No password was given here, so the session is as old as the one that made the code.
        signedInAt: linked.signedInAt ?? now,
        now,
        agent,
        address,
      });
      if (token === null) throw handOffExpired();
      return { data: { user: user.data }, message: serviceText('signIn.done'), token };
    }),
  ];
};

const handOffExpired = () => new HttpError(422, 'code-over', translate('handOff.over'));
