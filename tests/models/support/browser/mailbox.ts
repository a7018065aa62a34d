import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from 'playwright';
import { WORK_PATIENCE } from '../../../support/browser/patience';
import { linkOf } from '../../../support/mailLinks';

const STAFF = { email: 'staff@atrium.example', password: 'atrium-demo' };
const POLL_INTERVAL = 250;

export async function good(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response;
}

export const dataOf = async <Data>(response: APIResponse): Promise<Data> =>
  ((await response.json()) as { data: Data }).data;

/** Signs in outside of the page and returns the header for further calls, and the user. */
export async function signInByApi<User>(api: APIRequestContext, account: { email: string; password: string }) {
  const response = await good(api.post('/api/sign-in', { data: account }));
  const { user } = await dataOf<{ user: User }>(response);
  return { headers: { authorization: response.headers().authorization ?? '' }, user };
}

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/** Triggers an email to the address and returns path and query of its link, from the mailbox of the demo. */
export async function linkFrom(
  api: APIRequestContext,
  { to, subject }: { to: string; subject: RegExp },
  send: () => Promise<unknown>,
): Promise<{ path: string; query: URLSearchParams }> {
  const { headers } = await signInByApi(api, STAFF);
  const list = async () =>
    (await dataOf<Mail[]>(await good(api.get('/api/dev/mail', { headers })))).filter(
      (mail) => mail.to === to && subject.test(mail.subject),
    );
  const before = new Set((await list()).map(({ id }) => id));
  await send();
  for (let waited = 0; waited < WORK_PATIENCE; waited += POLL_INTERVAL) {
    const fresh = (await list()).find(({ id }) => !before.has(id));
    if (fresh) {
      const { text } = await dataOf<{ text: string }>(await good(api.get(`/api/dev/mail/${fresh.id}`, { headers })));
      return linkOf(text);
    }
    await sleep(POLL_INTERVAL);
  }
  throw new Error(`No mail about ${subject} has come to ${to}.`);
}
