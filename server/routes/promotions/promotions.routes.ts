import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  PROMOTION_CALLS,
  type Promotion,
  type PromotionCalls,
  type PromotionKind,
} from '@/contract/promotions/promotions';
import { repeatProblemText } from '@/contract/texts/repeatTexts';
import { translate } from '@/contract/texts/translate';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
import { lastEnd, occurrenceAt } from '@/model/content/promotions/occurrences';
import { promotionState } from '@/model/content/promotions/promotionState';
import { repeatProblem } from '@/model/content/promotions/repeatRule';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { storeImage } from '../../images/storeImage';
import type { Principal } from '../../principal';
import {
  deletePromotionOf,
  hasPromotion,
  insertPromotion,
  listPromotionsOf,
  lockPromotionOf,
  type PromotionFields,
  type PromotionScope,
  type PromotionSeries,
  replacePromotionImage,
  type StoredPromotion,
  setPromotionDestinations,
  setPromotionProjects,
  updatePromotionOf,
  zoneOfPromotion,
} from '../../repositories/promotions/promotions';
import { insertImage } from '../../repositories/uploads/images';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

type Body = z.output<PromotionCalls['create']['body']>;

/** Larger than the avatar: a kiosk shows it in full width. Pixels of the longer side. */
const SIDE = 1920;

/** The events and the offers of an organisation. */
export const promotionRoutes = (storage: Storage) => [...routesOf('event', storage), ...routesOf('offer', storage)];

/** Without a start it begins with the day. */
const fieldsOf = (body: Body, now: Date): Omit<PromotionFields, 'series'> => ({
  name: body.name,
  shortDesc: body.short_desc,
  longDesc: body.long_desc,
  website: body.website,
  start: body.start ?? `${toUtcDateTime(now).slice(0, 10)} 00:00:00`,
  end: body.end,
  upcoming: body.upcoming,
  everywhere: body.everywhere ?? false,
});

function withState(record: StoredPromotion, now: Date): Promotion {
  const next = occurrenceAt(record, now);
  return { ...record, state: promotionState(next ?? record, now), next };
}

/**
 * How it repeats after a save: a body without a rule leaves that of the record.
 *
 * @throws InvalidError where it has no end, lasts until it begins again, or takes place at no time
 */
async function seriesOf(
  client: PoolClient,
  organisationId: number,
  {
    body,
    times,
    before,
  }: {
    readonly body: Body;
    readonly times: Pick<PromotionFields, 'start' | 'end'>;
    readonly before: (StoredPromotion & { readonly id: number }) | null;
  },
): Promise<PromotionSeries | null> {
  const repeats = body.repeats === undefined ? before?.repeats : body.repeats;
  if (!repeats) return null;
  const problem = repeatProblem({ ...times, repeats });
  if (problem) throw new InvalidError({ end: [repeatProblemText(problem)] });
  const named = body.projects?.map(({ uuid }) => uuid);
  const timeZone = await zoneOfPromotion(client, organisationId, { id: before?.id ?? null, named });
  const series = { ...times, repeats, timezone: timeZone };
  if (!occurrenceAt(series, new Date(0))) throw new InvalidError({ repeats: [repeatProblemText('never')] });
  return { repeats, timeZone, lastEnd: lastEnd(series) };
}

/** @throws InvalidError where one is not of the organisation */
async function setPlaces(client: PoolClient, organisationId: number, id: number, body: Body): Promise<void> {
  const wanted = [...new Set(body.destinations.map((one) => one.id))];
  if ((await setPromotionDestinations(client, organisationId, id, wanted)) !== wanted.length)
    throw new InvalidError({ destinations: [serviceText('failed.notFound')] });
  if (!body.projects) return;
  const projects = [...new Set(body.projects.map((one) => one.uuid))];
  if ((await setPromotionProjects(client, organisationId, id, projects)) !== projects.length)
    throw new InvalidError({ projects: [serviceText('failed.notFound')] });
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
        const fields = fieldsOf(body, now);
        const series = await seriesOf(client, scope.organisationId, { body, times: fields, before: null });
        const { id, uuid } = await insertPromotion(client, scope, { ...fields, series });
        await setPlaces(client, scope.organisationId, id, body);
        const record = await locked(client, principal, uuid);
        audited(audit, kind).created(uuid, record.name, record);
        return { data: withState(record, now), message: translate('created', { name: record.name }) };
      }),
    ),

    implement(calls.update, ({ params, principal, body, write, now }) =>
      write(async ({ client, audit }) => {
        const scope = scopeOf(principal);
        const before = await locked(client, principal, params.uuid);
        if (body.revision !== undefined && body.revision !== before.revision)
          throw new ConflictError(withState(before, now));
        const fields = {
          ...fieldsOf(body, now),
          start: body.start ?? before.start,
          everywhere: body.everywhere ?? before.everywhere ?? false,
        };
        const series = await seriesOf(client, scope.organisationId, { body, times: fields, before });
        await updatePromotionOf(client, scope, before.id, { ...fields, series });
        await setPlaces(client, scope.organisationId, before.id, body);
        const after = await locked(client, principal, params.uuid);
        audited(audit, kind).updated(params.uuid, after.name, before, after);
        return { data: withState(after, now), message: translate('updated', { label }) };
      }),
    ),

    implement(calls.remove, ({ params, principal, write }) =>
      write(async ({ client, audit }) => {
        const record = await locked(client, principal, params.uuid);
        await replacePromotionImage(client, principal.organisation.id, record.id, null);
        await deletePromotionOf(client, principal.organisation.id, record.id);
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
