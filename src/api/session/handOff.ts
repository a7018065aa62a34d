import { queryOptions } from '@tanstack/react-query';
import { createHandOff, readHandOff, takeHandOff } from '@/contract/session/handOff';
import type { User } from '@/contract/users/users';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import { HAND_OFF_KEY } from './keys';

/** The person whom a code belongs to. @throws ApiError */
export const readHandOffOwner = async (token: string, signal?: AbortSignal) =>
  (await call(readHandOff, { body: { token }, ...(signal && { signal }) })).data;

/** Exchanges a code for a session. @throws ApiError */
export async function exchangeHandOff(token: string, signal?: AbortSignal): Promise<{ token: string; user: User }> {
  const { data, token: session } = await call(takeHandOff, { body: { token }, ...(signal && { signal }) });
  if (session === null) throw new ApiError(500, 'The service gave no session.', null);
  return { token: session, user: data.user };
}

/** Each request creates a new code; none is cached. */
export const handOffQuery = () =>
  queryOptions({
    queryKey: HAND_OFF_KEY,
    queryFn: async () => (await call(createHandOff, {})).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
