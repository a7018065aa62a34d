import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/contract/passwords';

/** Stands under every field for a new password. */
export const PASSWORD_HINT = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters. A few words in a row are easy to keep and hard to guess.`;
