import { signIn, signInViaTwoFactor, signOut } from '@/contract/session/session';
import { isWholeUser, readUser, type User } from '@/contract/users/users';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';

export type PasswordResult = { kind: 'signed-in'; token: string; user: User } | { kind: 'needs-code'; token: string };

/** The password step. @throws ApiError with the message of the service */
export async function checkPassword(
  input: { email: string; password: string },
  signal?: AbortSignal,
): Promise<PasswordResult> {
  const { data, token } = await call(signIn, { body: input, ...(signal && { signal }) });
  if (token === null) throw new ApiError(500, 'The service gave no session.', null);
  return data.user === null ? { kind: 'needs-code', token } : { kind: 'signed-in', token, user: data.user };
}

/** The code step, authorised by the token of the password step. */
export async function checkCode(
  input: { email: string; otp: string; token: string },
  signal?: AbortSignal,
): Promise<{ token: string; user: User }> {
  const { data, token } = await call(signInViaTwoFactor, {
    body: { email: input.email, otp: input.otp.replace('-', '') },
    token: input.token,
    ...(signal && { signal }),
  });
  if (token === null) throw new ApiError(500, 'The service gave no session.', null);
  return { token, user: data.user };
}

/** Loads the signed-in user again after a reload of the page, with the user's own organisation active. */
export async function readSelf({ uuid, organisation }: User, signal?: AbortSignal): Promise<User> {
  const given = { params: { id: uuid }, organisation: organisation.uuid };
  const { data } = await call(readUser, { ...given, ...(signal && { signal }) });
  if (!isWholeUser(data)) throw new ApiError(500, 'The service gave only a part of the user.', null);
  return data;
}

export const endSession = async (): Promise<void> => {
  await call(signOut, {});
};
