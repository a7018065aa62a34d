import type { PoolClient } from 'pg';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
import { insertAmenities } from '../repositories/destinations/bulkInserts';
import { listDestinationsOf } from '../repositories/destinations/destinations';
import { insertIcons } from '../repositories/icons/icons';
import {
  insertPromotion,
  replacePromotionImage,
  setPromotionDestinations,
  setPromotionProjects,
} from '../repositories/promotions/promotions';
import { insertImage } from '../repositories/uploads/images';
import { drawBanner } from './centre/banners';
import { MALL_ICONS } from './centre/mallIcons';
import { type DraftPromotion, MALL_PROMOTIONS } from './centre/mallPromotions';
import type { DemoPicture } from './storePictures';

const banners = MALL_PROMOTIONS.flatMap(({ banner }) => (banner ? [banner] : []));

/** The pictures of the shopping centre, in the order in which `seedMall` takes them. */
export const MALL_DRAWINGS: readonly string[] = [
  ...MALL_ICONS.map(({ drawing }) => drawing),
  ...banners.map(drawBanner),
];

/** Writes records that only the shopping centre has: icons of its own, events and offers. */
export async function seedMall(
  client: PoolClient,
  {
    organisationId,
    project,
    pictures,
    now,
  }: { organisationId: number; project: string; pictures: readonly DemoPicture[]; now: Date },
): Promise<void> {
  for (const picture of pictures) await insertImage(client, organisationId, picture);
  await seedIcons(client, organisationId, pictures.slice(0, MALL_ICONS.length));
  await seedPromotions(client, { organisationId, project, pictures: pictures.slice(MALL_ICONS.length), now });
}

async function seedIcons(client: PoolClient, organisationId: number, pictures: readonly DemoPicture[]): Promise<void> {
  const icons = await insertIcons(
    client,
    organisationId,
    MALL_ICONS.map(({ name }, index) => ({ name, imageKey: pictures[index]?.key ?? '' })),
  );
  await insertAmenities(
    client,
    organisationId,
    MALL_ICONS.flatMap(({ amenity }, index) =>
      amenity ? [{ ...amenity, iconId: icons[index]?.id ?? 0, alwaysShow: false, disableSearch: false }] : [],
    ),
  );
}

async function seedPromotions(
  client: PoolClient,
  {
    organisationId,
    project,
    pictures,
    now,
  }: { organisationId: number; project: string; pictures: readonly DemoPicture[]; now: Date },
): Promise<void> {
  const destinations = await listDestinationsOf(client, organisationId, { sort: 'name' });
  const waiting = [...pictures];
  for (const draft of MALL_PROMOTIONS) {
    const { id } = await insertPromotion(client, { organisationId, kind: draft.kind }, fieldsOf(draft, now));
    const [category, count] = draft.at ?? ['', 0];
    const taking = destinations.filter(({ categories }) => categories.some(({ name }) => name === category));
    await setPromotionDestinations(
      client,
      organisationId,
      id,
      taking.slice(0, count).map((one) => one.id),
    );
    if (draft.at === null) await setPromotionProjects(client, organisationId, id, [project]);
    const picture = draft.banner && waiting.shift();
    if (picture) await replacePromotionImage(client, organisationId, id, `/api/images/${picture.key}`);
  }
}

function fieldsOf({ name, short, long, start, end, shownBefore }: DraftPromotion, now: Date) {
  const day = (days: number) => toUtcDateTime(new Date(now.getTime() + days * 86_400_000)).slice(0, 10);
  return {
    name,
    shortDesc: short,
    longDesc: long,
    website: '',
    start: `${day(start[0])} ${start[1]}`,
    end: end && `${day(end[0])} ${end[1]}`,
    upcoming: shownBefore === null ? null : day(start[0] - shownBefore),
    everywhere: false,
    series: null,
  };
}
