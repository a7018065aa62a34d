import * as z from 'zod/mini';
import type { Data, Endpoint } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { ApiError } from './apiError';

/** The content of a response. @throws ApiError where a proxy or an older service has sent something outside of the contract */
export function readAnswer<E extends Endpoint>(endpoint: E, sent: unknown): { data: Data<E>; message: string } {
  // Another provider may leave out the message.
  const parsed = z.object({ data: endpoint.data, message: z.optional(z.string()) }).safeParse(sent);
  if (!parsed.success) throw new ApiError(500, translate('failed.network'), null);
  return { data: parsed.data.data as Data<E>, message: parsed.data.message ?? '' };
}
