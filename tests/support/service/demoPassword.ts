import type { TestApp } from './testApp';

/** Gives a user that a test has created the password of the demo accounts, and returns a token of theirs. */
export async function signInWithDemoPassword(test: TestApp, email: string): Promise<string> {
  await test.database.pool.query(
    `UPDATE users u SET password_hash = m.password_hash FROM users m
      WHERE u.email = $1 AND m.email = 'manager@riverside.example'`,
    [email],
  );
  return test.signInAs(email);
}
