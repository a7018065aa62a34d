import type { Page } from 'playwright/test';

/** Somebody who works beside the page by calls: their headers, and the uuid of their organisation. */
export async function colleague(
  { request }: Page,
  email: string,
): Promise<{ readonly headers: { readonly authorization: string }; readonly organisation: string }> {
  const answer = await request.post('/api/sign-in', { data: { email, password: 'atrium-demo' } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { user: { organisation: { uuid: string } } } };
  return {
    headers: { authorization: answer.headers().authorization ?? '' },
    organisation: data.user.organisation.uuid,
  };
}
