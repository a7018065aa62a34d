import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { PromotionCalls } from '@/contract/promotions/promotions';
import { repeatProblemText } from '@/contract/texts/repeatTexts';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
import { lastEnd, occurrenceAt } from '@/model/content/promotions/occurrences';
import { repeatProblem } from '@/model/content/promotions/repeatRule';
import { InvalidError, orNotFound } from '../../errors';
import {
  deletePromotionOf,
  insertPromotion,
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
import { serviceText } from '../../texts';

type Body = z.output<PromotionCalls['create']['body']>;
type Locked = StoredPromotion & { readonly id: number };

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

/** Creates an event or offer. @throws InvalidError where it breaks a rule */
export async function createPromotion(
  client: PoolClient,
  scope: PromotionScope,
  body: Body,
  now: Date,
): Promise<Locked> {
  const fields = fieldsOf(body, now);
  const series = await seriesOf(client, scope.organisationId, { body, times: fields, before: null });
  const { id, uuid } = await insertPromotion(client, scope, { ...fields, series });
  await setPlaces(client, scope.organisationId, id, body);
  return orNotFound(await lockPromotionOf(client, scope, uuid));
}

/** Changes an event or offer that is locked. @throws InvalidError where it breaks a rule */
export async function changePromotion(
  client: PoolClient,
  scope: PromotionScope,
  before: Locked,
  body: Body,
  now: Date,
): Promise<Locked> {
  const fields = {
    ...fieldsOf(body, now),
    start: body.start ?? before.start,
    everywhere: body.everywhere ?? before.everywhere ?? false,
  };
  const series = await seriesOf(client, scope.organisationId, { body, times: fields, before });
  await updatePromotionOf(client, scope, before.id, { ...fields, series });
  await setPlaces(client, scope.organisationId, before.id, body);
  return orNotFound(await lockPromotionOf(client, scope, before.uuid));
}

/** Deletes an event or offer with its image. */
export async function removePromotion(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await replacePromotionImage(client, organisationId, id, null);
  await deletePromotionOf(client, organisationId, id);
}
