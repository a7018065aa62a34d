import {
  type ChangePassword,
  confirmTwoFactor,
  disableTwoFactor,
  generateTwoFactor,
  type NewPassword,
  resetPassword,
  type TwoFactorSetup,
  updatePassword,
} from '@/contract/session/passwords';
import { requestPasswordReset } from '@/contract/session/session';
import { call } from '../transport/http';

/** The code in the format of the wire: without its dash. */
const digitsOf = (code: string): string => code.replace('-', '');

/** Requests a link and returns the message of the service, which is the same for every address. @throws ApiError */
export const sendResetRequest = async (email: string, signal?: AbortSignal): Promise<string> =>
  (await call(requestPasswordReset, { body: { email }, ...(signal && { signal }) })).message;

/** @param given `code` as displayed, `123-456`, or empty. @throws ApiError */
export const sendNewPassword = async (
  input: { email: string; token: string; typed: NewPassword; code: string },
  signal?: AbortSignal,
): Promise<string> => {
  const { email, token, typed, code } = input;
  const body = { email, token, ...typed, ...(code !== '' && { otp: digitsOf(code) }) };
  return (await call(resetPassword, { body, ...(signal && { signal }) })).message;
};

export const sendChangedPassword = async (user: string, body: ChangePassword): Promise<void> => {
  await call(updatePassword, { params: { uuid: user }, body });
};

export const requestSetup = async (user: string, signal?: AbortSignal): Promise<TwoFactorSetup> =>
  (await call(generateTwoFactor, { params: { uuid: user }, ...(signal && { signal }) })).data;

/** The wire requires the displayed image and secret; the service uses the secret that it stored. */
export const sendSetupCode = async (
  user: string,
  input: { setup: TwoFactorSetup | null; code: string; password: string },
): Promise<void> => {
  const { setup, code, password } = input;
  const shown = setup && { image: setup.qr_image, secret: setup.secret };
  const body = { ...shown, otp: digitsOf(code), ...(password !== '' && { password }) };
  await call(confirmTwoFactor, { params: { uuid: user }, body });
};

/** @param proof the password, or where that is empty a current code */
export const sendTwoFactorOff = async (user: string, proof: { password: string; code: string }): Promise<void> => {
  const body = proof.password === '' ? { otp: digitsOf(proof.code) } : { password: proof.password };
  await call(disableTwoFactor, { params: { uuid: user }, body });
};
