import type { EntryNotice } from '@/components/entry/entryNotice';

/** The notification that another page passes to the sign-in page, as the state of the address. */
export const withNotice = (notice: EntryNotice) => ({ replace: true, state: { notice } });

/** Opens the sign-in page with the form that asks for a link. */
export const withLinkRequest = () => ({ state: { asksForLink: true } });

export const asksForLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asksForLink' in state && state.asksForLink === true;

const isNotice = (value: unknown): value is EntryNotice =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'intent' in value;

export const entryNoticeOf = (state: unknown): EntryNotice | null =>
  typeof state === 'object' && state !== null && 'notice' in state && isNotice(state.notice) ? state.notice : null;
