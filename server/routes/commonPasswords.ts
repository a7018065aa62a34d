import { dictionary } from '@zxcvbn-ts/language-common';

/** The list begins with the most common one (A8). */
const REFUSED = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, REFUSED));

/** Whether a password is one of those that are tried first, in whatever case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
