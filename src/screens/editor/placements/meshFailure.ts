import { ApiError } from '@/api/transport/apiError';
import { translate } from '@/contract/texts/translate';

/** Statuses whose message names the remedy: the body was invalid, or somebody else has changed the mesh. */
const TELLING = [422, 409];

/** The message after a mesh could not be saved. */
export const meshFailure = (error: Error): string =>
  error instanceof ApiError && TELLING.includes(error.status) ? error.message : translate('editor.meshFailed');
