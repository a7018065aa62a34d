import * as z from 'zod/mini';
import { moment } from '../common';
import { endpoint } from '../endpoint';
import { anyone, signedIn } from '../policy';
import { translate } from '../texts/translate';
import { userSchema } from '../users/users';

/** Lifetime of a hand-off code in seconds. */
export const HAND_OFF_SECONDS = 60;

const token = z.object({
  token: z.string().check(z.minLength(1, translate('handOff.over')), z.maxLength(200, translate('handOff.over'))),
});

export const createHandOff = endpoint({
  name: 'createHandOff',
  method: 'POST',
  path: 'hand-offs',
  summary: 'A code that signs the caller in on another device, once, within sixty seconds; its link and QR image.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.object({ url: z.string(), qr_image: z.string(), expires_at: moment }),
  secret: true,
  addition: true,
});

export const readHandOff = endpoint({
  name: 'readHandOff',
  method: 'POST',
  path: 'hand-offs/look',
  summary: 'Whose a hand-off code is, for “Continue as …”; it stays good.',
  policy: anyone,
  answers: 'everyone',
  body: token,
  data: z.object({ name: z.string(), organisation: z.string() }),
  addition: true,
});

export const takeHandOff = endpoint({
  name: 'takeHandOff',
  method: 'POST',
  path: 'hand-offs/take',
  summary: 'Exchanges a hand-off code for a session, whose token travels in the authorization header of the answer.',
  policy: anyone,
  answers: 'everyone',
  body: token,
  data: z.object({ user: userSchema }),
  addition: true,
});
