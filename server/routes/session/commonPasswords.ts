import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords of the list that are rejected; it is sorted by frequency. */
const COMMON_LIST = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, COMMON_LIST));

/** Whether a password is among the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());
