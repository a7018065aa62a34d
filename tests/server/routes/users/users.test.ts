import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { resetPassword } from '@/contract/session/passwords';
import { signIn } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import {
  createUser,
  deleteUser,
  listUsers,
  sendWelcome,
  sendWelcomeByPost,
  updateUser,
} from '@/contract/users/userAdministration';
import { readUser, type User } from '@/contract/users/users';
import { FEATURES, type FeatureName, featureId } from '@/model/access/features';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { serviceText } from '../../../../server/texts';
import { linkOf } from '../../../support/mailLinks';
import { signInWithDemoPassword } from '../../../support/service/demoPassword';
import { roleOf as idOfRole } from '../../../support/service/roleOf';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';

let test: TestApp;
let manager: string;
let riverside: string;
let role: number;
beforeAll(async () => {
  test = await testApp();
  manager = await test.signInAs(MANAGER);
  riverside = await organisationOf(test, test.organisations.riverside);
  role = await roleOf('editor');
});
afterAll(() => test.close());

const roleOf = (name: string, organisation = test.organisations.riverside) => idOfRole(test, name, organisation);
const users = async () => (await test.call(listUsers, { as: manager, params: { uuid: riverside } })).data.users;
const named = async (email: string): Promise<User> => {
  const user = (await users()).find((one) => one.email === email);
  if (!user) throw new Error(`${email} is not in the list.`);
  return user;
};
const create = (given: { name: string; email: string; role?: number; features?: number[]; organisation?: string }) =>
  test.call(createUser, { as: manager, body: { role, ...given } });
const remove = (uuid: string) => test.call(deleteUser, { as: manager, params: { uuid } });

it('[US1] lists the users of the organisation with their roles, page access and time of creation', async () => {
  const all = await users();
  expect(all.map(({ email }) => email).sort()).toEqual([EDITOR, MANAGER, 'secure@riverside.example']);
  const editor = all.find(({ email }) => email === EDITOR);
  expect(editor).toMatchObject({ name: 'Eli Marsh', roles: [{ display_name: 'Editor' }], TFA: 0 });
  expect(editor?.features).not.toContain(featureId('publish'));
});

it('[US2] a new user gets a welcome mail whose link sets a password that signs in', async () => {
  const made = await create({ name: 'Rosa Lind', email: 'Rosa.Lind@riverside.example', organisation: riverside });
  expect(made.message).toBe('Rosa Lind created successfully.');
  const before = await test.call(signIn, { body: { email: 'rosa.lind@riverside.example', password: DEMO_PASSWORD } });
  expect(before.status).toBe(401);

  const [mail] = await test.mails();
  expect(mail?.to).toContain('Rosa.Lind@riverside.example');
  const { path, query } = linkOf(mail?.text ?? '');
  expect([path, query.get('email'), query.get('tfa')]).toEqual(['/reset-password', 'Rosa.Lind@riverside.example', '0']);
  const password = 'a harbour at dawn';
  await test.call(resetPassword, {
    body: {
      email: query.get('email') ?? '',
      token: query.get('token') ?? '',
      password,
      password_confirmation: password,
    },
  });
  const entered = await test.call(signIn, { body: { email: 'rosa.lind@riverside.example', password } });
  expect(entered.data.user?.name).toBe('Rosa Lind');
});

it('[US3] a new user may open content, and neither administration nor publishing, until somebody says otherwise', async () => {
  const { data } = await create({ name: 'Ines Vogt', email: 'ines@riverside.example' });
  const held = FEATURES.filter(({ id }) => data.features.includes(id)).map(({ name }) => name);
  expect(held).toEqual(expect.arrayContaining(['locations', 'destinations', 'events', 'offers', 'kiosks']));
  for (const name of ['user-admin', 'organisation-settings', 'reseller', 'auditing', 'publish'])
    expect(held).not.toContain(name);
});

it.each<[string, readonly FeatureName[]]>([
  ['administrator', FEATURES.map(({ name }) => name)],
  ['auditor', ['analytics', 'web-analytics', 'auditing', 'user-profile']],
  ['department-manager', ['destinations', 'offers', 'events', 'user-profile']],
])('[US35] a new user with the role %s gets its page access, as far as the creator holds it', async (name, pages) => {
  const chosen = await roleOf(name);
  const { data } = await create({ name: 'Kim Sand', email: `kim-${name}@riverside.example`, role: chosen });
  const { features } = await named('manager@riverside.example');
  expect(features).not.toContain(featureId('reseller'));
  const wanted = pages.map(featureId).filter((id) => features.includes(id));
  expect(data.features).toEqual(wanted.sort((one, other) => one - other));
});

it('[US4] page access is what the organisation and the grantor hold; another role changes none of it', async () => {
  const reseller = featureId('reseller');
  const refused = await create({ name: 'Tom Hale', email: 'tom@riverside.example', features: [reseller] });
  expect([refused.status, refused.error.errors]).toEqual([422, { features: [translate('user.featureNotHeld')] }]);

  const editor = await named(EDITOR);
  const save = (features: number[] | undefined, chosen = editor.roles[0]?.id ?? 0) =>
    test.call(updateUser, {
      as: manager,
      params: { uuid: editor.uuid },
      body: { name: editor.name, email: editor.email, role: chosen, ...(features && { features }) },
    });
  expect((await save([...editor.features, reseller])).status).toBe(422);
  const granted = await save([featureId('locations'), featureId('events')]);
  expect(granted.data.features).toEqual([featureId('locations'), featureId('events')]);
  const promoted = await save(undefined, await roleOf('administrator'));
  expect([promoted.data.roles[0]?.display_name, promoted.data.features]).toEqual([
    'Administrator',
    granted.data.features,
  ]);
  await save(editor.features);
});

it('[US30] nobody takes a feature from a colleague that they do not hold themselves', async () => {
  const held = [featureId('locations'), featureId('user-admin')];
  await create({ name: 'Low Admin', email: 'low@riverside.example', features: held });
  const low = await signInWithDemoPassword(test, 'low@riverside.example');
  const strong = await named(MANAGER);
  const save = (features: number[]) =>
    test.call(updateUser, {
      as: low,
      params: { uuid: strong.uuid },
      body: { name: strong.name, email: strong.email, role: strong.roles[0]?.id ?? 0, features },
    });
  const refused = await save([featureId('locations')]);
  expect([refused.status, refused.error.errors]).toEqual([422, { features: [translate('user.featureNotTaken')] }]);
  expect((await named(MANAGER)).features).toEqual(strong.features);
  const allowed = await save(strong.features.filter((id) => id !== featureId('locations')));
  expect([allowed.status, allowed.data.features.includes(featureId('locations'))]).toEqual([200, false]);
  expect((await save(strong.features)).status).toBe(200);
  await remove((await named('low@riverside.example')).uuid);
});

it('[US31] somebody who may administer users stays, however many are removed at once', async () => {
  const { pool } = test.database;
  const reseller = await test.signInAs('reseller@northwind.example');
  const acting = { as: reseller, organisation: riverside };
  await test.call(switchOrganisation, { as: reseller, params: { uuid: riverside }, body: { organisation: riverside } });
  const all = await users();
  const administrators = all.filter(({ features }) => features.includes(featureId('user-admin')));
  const last = administrators.at(-1);
  if (!last) throw new Error('Nobody administers users.');
  const without = ({ uuid, name, email, roles, features }: User) =>
    test.call(updateUser, {
      ...acting,
      params: { uuid },
      body: { name, email, role: roles[0]?.id ?? 0, features: features.filter((id) => id !== featureId('user-admin')) },
    });
  const answers = await Promise.all(administrators.map(without));
  expect(answers.map(({ status }) => status).sort()).toEqual([...administrators.slice(1).map(() => 200), 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.error.errors).toEqual({ features: [translate('user.lastAdministrator')] });
  const { rows } = await pool.query<{ uuid: string }>(
    `SELECT u.uuid FROM users u JOIN user_features f ON f.user_id = u.id
      WHERE u.organisation_id = $1 AND u.active AND f.feature_id = $2`,
    [test.organisations.riverside, featureId('user-admin')],
  );
  expect(rows).toHaveLength(1);
  const deleted = await test.call(deleteUser, { ...acting, params: { uuid: rows[0]?.uuid ?? '' } });
  expect([deleted.status, deleted.error.errors]).toEqual([422, { features: [translate('user.lastAdministrator')] }]);
  for (const { uuid } of administrators)
    await pool.query(
      'INSERT INTO user_features (user_id, feature_id) SELECT id, $2 FROM users WHERE uuid = $1 ON CONFLICT DO NOTHING',
      [uuid, featureId('user-admin')],
    );
});

it('[US5] an address in use, a role of another organisation and missing fields are told at their fields', async () => {
  const taken = await create({ name: 'Second Maya', email: MANAGER.toUpperCase() });
  expect([taken.status, taken.error.errors]).toEqual([422, { email: [serviceText('user.emailTaken')] }]);
  const foreign = await create({
    name: 'Far Away',
    email: 'far@riverside.example',
    role: await roleOf('editor', test.organisations.harbour),
  });
  expect(foreign.error.errors).toEqual({ role: [translate('user.roleMissing')] });
  const nothing = await test.call(createUser, { as: manager, body: { name: '', email: '', role: 0 } });
  expect(nothing.error.errors).toEqual({
    name: [translate('user.nameMissing')],
    email: [translate('user.emailMissing')],
    role: [translate('user.roleMissing')],
  });
  const wrong = await test.call(createUser, { as: manager, body: { name: 'ab', email: 'nobody', role } });
  expect(wrong.error.errors).toEqual({ name: [translate('user.nameLength')], email: [translate('user.emailInvalid')] });
});

it('[US6] a save that is based on an older state is refused with the state that there is', async () => {
  const editor = await named(EDITOR);
  const body = { name: 'Eli A. Marsh', email: editor.email, revision: editor.revision ?? 0 };
  const saved = await test.call(updateUser, { as: manager, params: { uuid: editor.uuid }, body });
  expect(saved.message).toBe(translate('user.saved'));
  const stale = await test.call(updateUser, {
    as: manager,
    params: { uuid: editor.uuid },
    body: { ...body, name: 'Eli B. Marsh' },
  });
  expect([stale.status, stale.error.current]).toEqual([409, saved.data]);
  expect((await named(EDITOR)).name).toBe('Eli A. Marsh');
});

it('[US7] nobody deletes themselves', async () => {
  const own = await remove((await named(MANAGER)).uuid);
  expect([own.status, own.error.error]).toEqual([400, 'You cannot delete your own user account.']);
  expect(await named(MANAGER)).toBeTruthy();
});

it('[US8] a deleted user is refused from the next request on, and the address is free again', async () => {
  const { data } = await create({ name: 'Short Stay', email: 'short@riverside.example' });
  await test.database.pool.query(
    'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $2) WHERE uuid = $1',
    [data.uuid, MANAGER],
  );
  const theirs = await test.signInAs('short@riverside.example');
  const self = () => test.call(readUser, { as: theirs, params: { id: data.uuid } });
  expect((await self()).data.name).toBe('Short Stay');

  expect((await remove(data.uuid)).message).toBe('User deleted successfully.');
  expect((await self()).status).toBe(401);
  const again = await test.call(signIn, { body: { email: 'short@riverside.example', password: DEMO_PASSWORD } });
  expect(again.status).toBe(401);
  expect((await users()).some(({ uuid }) => uuid === data.uuid)).toBe(false);
  expect((await remove(data.uuid)).status).toBe(404);

  const second = await create({ name: 'Longer Stay', email: 'SHORT@riverside.example' });
  expect(second.status).toBe(200);
  expect(second.data.uuid).not.toBe(data.uuid);
});

it('[US28] one person sends fifty welcome mails an hour, also when each succeeds, and a failed creation counts not', async () => {
  test.clock.pass(61 * 60_000);
  const as = await test.signInAs(MANAGER);
  const invite = (at: number | string) =>
    test.call(createUser, { as, body: { role, name: 'Invited', email: `invited${at}@elsewhere.example` } });
  for (let at = 0; at < 49; at++) expect([at, (await invite(at)).status]).toEqual([at, 200]);
  expect((await invite(0)).status).toBe(422);
  expect((await invite('last')).status).toBe(200);
  const refused = await invite('one-more');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  const { uuid } = await named('invited1@elsewhere.example');
  expect((await test.call(sendWelcomeByPost, { as, params: { uuid } })).status).toBe(429);
  test.clock.pass(61 * 60_000);
  expect(
    (
      await test.call(createUser, {
        as: await test.signInAs(MANAGER),
        body: { role, name: 'Later', email: 'later@elsewhere.example' },
      })
    ).status,
  ).toBe(200);
});

it('[US9] the welcome mail is sent again, by GET as the wire has it and by POST; an earlier link still opens nothing twice', async () => {
  const { data } = await create({ name: 'Ask Again', email: 'again@riverside.example' });
  const count = (await test.mails()).length;
  const sent = await test.call(sendWelcomeByPost, { as: manager, params: { uuid: data.uuid } });
  expect(sent.message).toBe('Welcome email resent to again@riverside.example.');
  await test.call(sendWelcome, { as: manager, params: { uuid: data.uuid } });
  const mails = await test.mails();
  expect(mails.length).toBe(count + 2);
  const { query } = linkOf(mails.find(({ to }) => to === 'again@riverside.example')?.text ?? '');
  const body = {
    email: query.get('email') ?? '',
    token: query.get('token') ?? '',
    password: 'once and never more',
    password_confirmation: 'once and never more',
  };
  expect((await test.call(resetPassword, { body })).status).toBe(200);
  expect((await test.call(resetPassword, { body })).status).toBe(422);
});
