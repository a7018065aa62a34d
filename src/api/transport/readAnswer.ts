import * as z from 'zod/mini';
import { type Data, type Endpoint, type PageMeta, pageMetaSchema } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { ApiError } from './apiError';

/** The content of a response. @throws ApiError where a proxy or an older service has sent something outside of the contract */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  sent: unknown,
): { data: Data<E>; message: string; meta?: PageMeta } {
  // Another provider may leave out the message.
  const parsed = z
    .object({ data: endpoint.data, message: z.optional(z.string()), meta: z.optional(pageMetaSchema) })
    .safeParse(sent);
  if (!parsed.success) throw new ApiError(500, translate('failed.network'), null);
  const { data, message = '', meta } = parsed.data;
  if (endpoint.paged && !meta) throw new ApiError(500, translate('failed.network'), null);
  return { data: data as Data<E>, message, ...(meta && { meta }) };
}
