import type { PoolClient } from 'pg';
import { PROMOTION_CALLS, type Promotion, type PromotionKind } from '@/contract/promotions/promotions';
import { translate } from '@/contract/texts/translate';
import { occurrenceAt } from '@/model/content/promotions/occurrences';
import { promotionState } from '@/model/content/promotions/promotionState';
import { ConflictError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { storeImage } from '../../images/storeImage';
import type { Principal } from '../../principal';
import {
  hasPromotion,
  listPromotionsOf,
  lockPromotionOf,
  type PromotionScope,
  replacePromotionImage,
  type StoredPromotion,
} from '../../repositories/promotions/promotions';
import { insertImage } from '../../repositories/uploads/images';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';
import { changePromotion, createPromotion, removePromotion } from './writePromotion';

/** Larger than the avatar: a kiosk shows it in full width. Pixels of the longer side. */
const SIDE = 1920;

/** The events and the offers of an organisation. */
export const promotionRoutes = (storage: Storage) => [...routesOf('event', storage), ...routesOf('offer', storage)];

function withState(record: StoredPromotion, now: Date): Promotion {
  const next = occurrenceAt(record, now);
  return { ...record, state: promotionState(next ?? record, now), next };
}

function routesOf(kind: PromotionKind, storage: Storage) {
  const calls = PROMOTION_CALLS[kind];
  const label = translate(`${kind}.label`);
  const scopeOf = ({ organisation }: Principal): PromotionScope => ({ organisationId: organisation.id, kind });
  const locked = async (client: PoolClient, principal: Principal, uuid: string) =>
    orNotFound(await lockPromotionOf(client, scopeOf(principal), uuid));
  return [
    implement(calls.list, async ({ principal, read, now }) => ({
      data: (await listPromotionsOf(read, scopeOf(principal))).map((record) => withState(record, now)),
    })),

    implement(calls.create, ({ principal, body, write, now }) =>
      write(async ({ client, audit }) => {
        const scope = scopeOf(principal);
        const record = await createPromotion(client, scope, body, now);
        audited(audit, kind).created(record.uuid, record.name, record);
        return { data: withState(record, now), message: translate('created', { name: record.name }) };
      }),
    ),

    implement(calls.update, ({ params, principal, body, write, now }) =>
      write(async ({ client, audit }) => {
        const scope = scopeOf(principal);
        const before = await locked(client, principal, params.uuid);
        if (body.revision !== undefined && body.revision !== before.revision)
          throw new ConflictError(withState(before, now));
        const after = await changePromotion(client, scope, before, body, now);
        audited(audit, kind).updated(params.uuid, after.name, before, after);
        return { data: withState(after, now), message: translate('updated', { label }) };
      }),
    ),

    implement(calls.remove, ({ params, principal, write }) =>
      write(async ({ client, audit }) => {
        const record = await locked(client, principal, params.uuid);
        await removePromotion(client, principal.organisation.id, record.id);
        audited(audit, kind).deleted(params.uuid, record.name, record);
        return { data: null, message: kind === 'event' ? translate('event.deleted') : translate('deleted', { label }) };
      }),
    ),

    implement(calls.uploadImage, async ({ params, principal, file, read, write, now }) => {
      if (!file) throw new Error('A call with a file was answered without one.');
      // Nothing is stored for a record of another organisation.
      if (!(await hasPromotion(read, scopeOf(principal), params.uuid))) throw new NotFoundError();
      return withFiles({ storage, now, write }, async (tools) => {
        const picture = await storeImage(tools.files, file.path, 'file', {
          side: SIDE,
          formats: ['png', 'jpeg'],
          refusal: serviceText('promotion.imageKind'),
        });
        return tools.write(async ({ client, audit }) => {
          const before = await locked(client, principal, params.uuid);
          await insertImage(client, principal.organisation.id, picture);
          await replacePromotionImage(client, principal.organisation.id, before.id, picture.url);
          const after = await locked(client, principal, params.uuid);
          audited(audit, kind).updated(params.uuid, after.name, before, after);
          return { data: withState(after, now), message: serviceText('promotion.imageSaved') };
        });
      });
    }),

    implement(calls.removeImage, ({ params, principal, write, now }) =>
      write(async ({ client, audit }) => {
        const before = await locked(client, principal, params.uuid);
        await replacePromotionImage(client, principal.organisation.id, before.id, null);
        const after = await locked(client, principal, params.uuid);
        audited(audit, kind).updated(params.uuid, after.name, before, after);
        return { data: withState(after, now), message: serviceText('promotion.imageRemoved') };
      }),
    ),
  ];
}
