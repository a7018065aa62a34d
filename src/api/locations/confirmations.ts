import { confirmLocation } from '@/contract/locations/confirmations';
import { call } from '../transport/http';

/** Confirms by the token of a link and returns the message of the service. @throws ApiError */
export const sendConfirmation = async (token: string, signal?: AbortSignal): Promise<string> =>
  (await call(confirmLocation, { token, ...(signal && { signal }) })).message;
