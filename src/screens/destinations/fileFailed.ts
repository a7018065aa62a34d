import { errorSummaryOf } from '@/components/feedback/useListError';
import { text } from './texts';

/** Why a file of a new destination could not be uploaded, in words. */
export const fileFailed = (name: string, error: unknown): string =>
  text('fileFailed', { name, reason: errorSummaryOf(error).text });
