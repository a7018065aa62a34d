import { useEffect } from 'react';
import { translate } from '@/contract/texts/translate';
import { text as areaText } from './texts';
import { notify } from './toastStack';

/** Notifies that a list could not be loaded: the title is `ERROR {status}`, the text is the message of the service. */
export function useListError(error: unknown): void {
  useEffect(() => {
    if (error === null || error === undefined) return;
    const { status, text } = errorSummaryOf(error);
    // The end of the session has its own notification, and what does not exist is named in its place alone.
    if (status !== 401 && status !== 404) notify(text, 'error', undefined, areaText('errorStatus', { status }));
  }, [error]);
}

/** Whether a request failed because there is no such record, or not for this organisation. */
export const isMissing = (error: unknown): boolean => errorSummaryOf(error).status === 404;

/** Status and message of a failure; 500 without a response, the general message without one of the service. */
export function errorSummaryOf(error: unknown): { readonly status: number; readonly text: string } {
  const isRecord = typeof error === 'object' && error !== null;
  const status = isRecord && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const text = error instanceof Error && error.message !== '' ? error.message : translate('failed.any');
  return { status, text };
}
