import { PASSWORD_LEAST, PASSWORD_MOST } from '@/contract/passwords';

/** Stands under every field for a new password. */
export const PASSWORD_HINT = `${PASSWORD_LEAST} to ${PASSWORD_MOST} characters. A few words in a row are easy to keep and hard to guess.`;
