import { dictionary } from '@zxcvbn-ts/language-common';

/** The list begins with the most common one (A8). */
const COMMON_LIST = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, COMMON_LIST));

/** Whether a password is one of those that are tried first, in whatever case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
