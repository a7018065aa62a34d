import { act } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { PasswordResetRoute } from '@/app/session/PasswordResetRoute';
import { SessionProvider } from '@/app/session/SessionProvider';
import { type ActiveOrganisation, type RestoredSession, sessionMachine } from '@/machines/session/session.machine';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { typeInto } from '../../support/dom/typeInto';
import { holdService } from '../support/heldService';

const service = holdService();
afterEach(cleanUp);

const PASSPHRASE = 'a new passphrase';

const SignIn = () => <output>{JSON.stringify(useLocation().state)}</output>;

/** The page of a link for a new password, in a browser where Maya is signed in. */
async function setPassword(email: string) {
  const { user, organisation } = testCurrentUser();
  const session = service.run(
    sessionMachine.provide({
      actors: {
        restore: fromPromise<RestoredSession>(async () => ({
          session: { token: 'T', user: { ...user, email: 'maya@riverside.example' }, organisation: organisation.uuid },
        })),
        readActive: fromPromise<ActiveOrganisation, { organisation: string }>(() => new Promise(() => {})),
        endSession: fromPromise<void>(() => new Promise(() => {})),
      },
    }),
  );
  await expect.poll(() => session.getSnapshot().matches('starting')).toBe(false);
  const page = await render(
    <SessionProvider session={session}>
      <Routes>
        <Route path="/reset-password" element={<PasswordResetRoute />} />
        <Route path="/login" element={<SignIn />} />
      </Routes>
    </SessionProvider>,
    undefined,
    `/reset-password?email=${encodeURIComponent(email)}&token=of-the-mail`,
  );
  const fields = [...page.page.querySelectorAll<HTMLInputElement>('input[type=password]')];
  await page.after(() => {
    for (const field of fields) typeInto(field, PASSPHRASE);
  });
  await page.after(() => page.find('button[type=submit]').click());
  const call = await service.next('PUT reset-password');
  expect(call.body).toMatchObject({ email, token: 'of-the-mail', password: PASSPHRASE });
  await act(async () => call.answer(null, 'Your password is set.'));
  await page.until(() => page.page.querySelector('output') !== null);
  return { notice: page.find('output').textContent, isSignedIn: session.getSnapshot().hasTag('signed-in') };
}

it.each(['maya@riverside.example', 'Maya@Riverside.Example'])(
  '[RP14] a new password for %s ends the session of that person in this browser, and the sign-in page says that it is set',
  async (email) => {
    const { notice, isSignedIn } = await setPassword(email);
    expect(JSON.parse(notice ?? '')).toEqual({ notice: { text: 'Your password is set.', intent: 'success' } });
    expect(isSignedIn).toBe(false);
  },
);

it('[RP14] a new password for somebody else ends no session of this browser', async () => {
  expect((await setPassword('eli@riverside.example')).isSignedIn).toBe(true);
});
