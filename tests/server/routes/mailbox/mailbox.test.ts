import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMails, readMail } from '@/contract/mailbox/mailbox';
import { requestPasswordReset } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { type TestApp, testApp } from '../../../support/service/testApp';

const STAFF = 'staff@atrium.example';
const MANAGER = 'manager@riverside.example';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('[ML1] [ML4] shows provider staff what would have been sent, newest first, and nobody else', async () => {
  for (const email of [MANAGER, STAFF]) {
    test.clock.pass(1000);
    await test.call(requestPasswordReset, { body: { email } });
    await test.mails();
  }
  const as = await test.signInAs(STAFF);
  const mails = (await test.call(listMails, { as })).data;
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [STAFF, 'Reset your password for Atrium'],
    [MANAGER, 'Reset your password for Atrium'],
  ]);
  const mail = await test.call(readMail, { as, params: { id: mails[1]?.id ?? '' } });
  expect(mail.data.text).toMatch(/^Hello [^\n]+,\n\n[A-Z][\s\S]*\n\nhttps:\/\/atrium\.test\/reset-password\?/);
  for (const id of ['0000000000000-00000000-0000-4000-8000-000000000000', '../secret', '%2e%2e'])
    expect((await test.call(readMail, { as, params: { id } })).status).toBe(404);
  const other = await test.signInAs(MANAGER);
  for (const reply of [
    await test.call(listMails, { as: other }),
    await test.call(readMail, { as: other, params: { id: mails[0]?.id ?? '' } }),
  ])
    expect(reply.error.message).toBe(translate('failed.denied'));
  expect((await test.call(listMails, {})).status).toBe(401);
});

it('[ML2] does not exist where mails are really sent', async () => {
  const real = await testApp({ mailbox: 'none' });
  try {
    const as = await real.signInAs(STAFF);
    expect((await real.call(listMails, { as })).status).toBe(404);
    expect((await real.call(readMail, { as, params: { id: 'any' } })).status).toBe(404);
  } finally {
    await real.close();
  }
});
