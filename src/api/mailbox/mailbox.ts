import { queryOptions } from '@tanstack/react-query';
import { listMails, readMail } from '@/contract/mailbox/mailbox';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { MAILS_KEY, mailKey } from './keys';

const POLL_INTERVAL = 5_000;

/** The mails of the demo world; the list polls, since mails arrive while it is open. */
export const mailsQuery = queryOptions({
  queryKey: MAILS_KEY,
  queryFn: async ({ signal }) => (await call(listMails, { signal })).data,
  refetchInterval: ({ state }) => pollInterval(POLL_INTERVAL, state),
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: mailKey(id),
    queryFn: async ({ signal }) => (await call(readMail, { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
