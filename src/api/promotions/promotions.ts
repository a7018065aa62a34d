import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  PROMOTION_CALLS,
  type Promotion,
  type PromotionKind,
  type promotionFormRule,
} from '@/contract/promotions/promotions';
import type { OutgoingPicture } from '@/model/content/promotions/sendPicture';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { upload } from '../uploads/upload';
import { organisationPromotionsKey, promotionsKey } from './keys';

/** The events or offers of an organisation, by their start. */
export const promotionsQuery = (kind: PromotionKind, organisation: string) =>
  queryOptions({
    queryKey: organisationPromotionsKey(kind, organisation),
    queryFn: async ({ signal }) =>
      (await call(PROMOTION_CALLS[kind].list, { params: { uuid: organisation }, signal })).data,
  });

/** The calls of the form of an event or offer. */
export const promotionCalls =
  (kind: PromotionKind) =>
  (organisation: string): RecordCalls<Promotion, z.input<ReturnType<typeof promotionFormRule>>> => {
    const { create, update, remove } = PROMOTION_CALLS[kind];
    return {
      // The choices of the form are in the places and in the rule themselves.
      create: ({ where: _, until: _until, times: _times, ...body }) =>
        call(create, { params: { uuid: organisation }, body }),
      update: (uuid, { where: _, until: _until, times: _times, ...body }) => call(update, { params: { uuid }, body }),
      remove: (uuid) => call(remove, { params: { uuid } }),
      stale: [promotionsKey(kind)],
    };
  };

/** Uploads the image of an event or offer and returns its address and the message of the service. @throws ApiError */
export async function sendPromotionImage(
  client: QueryClient,
  kind: PromotionKind,
  uuid: string,
  picture: OutgoingPicture,
): Promise<{ readonly address: string; readonly message: string }> {
  const { data, message } = await upload(PROMOTION_CALLS[kind].uploadImage, { params: { uuid }, ...picture });
  await client.invalidateQueries({ queryKey: promotionsKey(kind) });
  return { address: data.image ?? '', message };
}

/** Removes the image and returns the message of the service. @throws ApiError */
export async function removePromotionImage(client: QueryClient, kind: PromotionKind, uuid: string): Promise<string> {
  const { message } = await call(PROMOTION_CALLS[kind].removeImage, { params: { uuid } });
  await client.invalidateQueries({ queryKey: promotionsKey(kind) });
  return message;
}
