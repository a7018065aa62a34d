import { useEffect } from 'react';
import { translate } from '@/contract/texts/translate';
import { text as areaText } from './texts';
import { notify } from './toastStack';

/** A list could not be loaded: a notification titled `ERROR {status}` with the words of the service (G204). */
export function useListError(error: unknown): void {
  useEffect(() => {
    if (error === null || error === undefined) return;
    const { status, text } = errorSummaryOf(error);
    // The end of the session is told in words of its own.
    if (status !== 401) notify(text, 'error', undefined, areaText('errorStatus', { status }));
  }, [error]);
}

/** Status and words of a failure; one without an answer counts as 500, one without words says the general ones. */
export function errorSummaryOf(error: unknown): { readonly status: number; readonly text: string } {
  const isRecord = typeof error === 'object' && error !== null;
  const status = isRecord && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const text = error instanceof Error && error.message !== '' ? error.message : translate('failed.any');
  return { status, text };
}
