import { PASSWORD_MIN_LENGTH } from '@/contract/session/passwords';
import { text } from './texts';

/** The hint under every field for a new password. */
export const PASSWORD_HINT = text('passwordHint', { least: PASSWORD_MIN_LENGTH });
