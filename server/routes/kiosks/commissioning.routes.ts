import { randomInt, randomUUID } from 'node:crypto';
import { commissionDevice, createCommissioningCode, provisionKiosks } from '@/contract/kiosks/devices';
import { kioskText } from '@/contract/texts/kioskTexts';
import { formatCode, newCode, parseCode } from '@/model/kiosks/commissioningCode';
import { InvalidError, orNotFound } from '../../errors';
import type { EventBus } from '../../events/eventBus';
import { HttpError } from '../../http/httpError';
import { implement, implementForAnyone, type Write } from '../../http/implement';
import { insertAudit } from '../../repositories/audit/audit';
import { commission, putCommissioningCode, takeCommissioningCode } from '../../repositories/kiosks/devices';
import { findKioskOf, findKioskReferences, lockKioskOf } from '../../repositories/kiosks/read';
import { insertKiosks } from '../../repositories/kiosks/write';
import { uncountAttempt } from '../../repositories/session/attempts';
import { audited } from '../audit/audited';
import { fromSubnet, limitAttempts } from '../session/limitAttempts';

/** Milliseconds. */
const CODE_LIFETIME = 10 * 60_000;
/** Wrong codes from a subnet in fifteen minutes. */
const WRONG_CODES = 20;

const codeUnknown = () => new HttpError(404, 'code-unknown', kioskText('codeUnknown'));

/** How a device becomes a kiosk: by a code that somebody reads from the console, or prepared by provider staff. */
export const commissioningRoutes = (events: EventBus) => [
  implement(createCommissioningCode, ({ params, principal, write, now }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const kiosk = orNotFound(await lockKioskOf(client, organisationId, Number(params.id)));
      if (kiosk.plus_id !== null)
        throw new InvalidError({ plus_id: [kioskText('commissionedAlready')] }, 'commissioned');
      const code = newCode(randomInt);
      const expiresAt = new Date(now.getTime() + CODE_LIFETIME);
      await putCommissioningCode(client, {
        kioskId: kiosk.id,
        organisationId,
        code,
        createdBy: principal.user.id,
        expiresAt,
      });
      audited(audit, 'kiosk').noted('updated', params.id, `Requested a commissioning code for ${kiosk.name}`);
      return { data: { code: formatCode(code), expires_at: expiresAt.toISOString() } };
    }),
  ),

  implement(provisionKiosks, ({ principal, body, write, now }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const { projectId } = await findKioskReferences(client, organisationId, {
        project: body.project_id,
        build: null,
        node: null,
      });
      if (body.project_id !== null && projectId === null)
        throw new InvalidError({ project_id: [kioskText('projectUnknown')] });
      const uids = Array.from({ length: body.count }, () => randomUUID());
      const kiosks = await insertKiosks(client, {
        organisationId,
        projectId,
        isDemo: body.is_test,
        kiosks: uids.map((uid, at) => ({ uid, name: `${body.name} ${at + 1}` })),
      });
      const keys = await commission(
        client,
        organisationId,
        kiosks.map(({ id }) => id),
        now,
      );
      audited(audit, 'kiosk', projectId ?? undefined).noted(
        'created',
        String(kiosks[0]?.id ?? ''),
        `Provisioned ${body.count} kiosks named ${body.name}`,
        { attributes: { ids: kiosks.map(({ id }) => id) } },
      );
      return { data: kiosks.map(({ id, uid }) => ({ id, uid, key: keys.get(id) ?? '' })) };
    }),
  ),

  implementForAnyone(commissionDevice, async ({ body, address, read, now, write }) => {
    const counter = fromSubnet('commission', address);
    await limitAttempts({ read, now }, counter, WRONG_CODES);
    const answer = await write(async ({ client }) => commissionByCode(client, body.code, now));
    await uncountAttempt(read, counter);
    events.announce({ organisationId: answer.data.organisationId, kind: 'kiosks-update' });
    return { data: { key: answer.data.key, name: answer.data.name } };
  }),
];

/** @throws HttpError 404 for a code that opens nothing, or nothing any more */
async function commissionByCode(client: Write['client'], typed: string, now: Date) {
  const code = parseCode(typed);
  const found = code === null ? null : await takeCommissioningCode(client, code, now);
  if (!found) throw codeUnknown();
  const { kioskId, organisationId, createdBy } = found;
  const key = (await commission(client, organisationId, [kioskId], now)).get(kioskId);
  const kiosk = await findKioskOf(client, organisationId, kioskId);
  if (key === undefined || !kiosk) throw codeUnknown();
  // By whoever made the code and let the device in.
  await audited((entry) => insertAudit(client, { organisationId, userId: createdBy }, entry), 'kiosk').noted(
    'updated',
    String(kioskId),
    `Commissioned ${kiosk.name} by its code`,
    { old: { plus_id: null }, attributes: { plus_id: kiosk.plus_id } },
  );
  return { data: { key, name: kiosk.name, organisationId } };
}
