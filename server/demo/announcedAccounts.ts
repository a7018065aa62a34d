import { ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { DEMO_TFA_SECRET } from './seedDemo';

/** The accounts of the demo, as the start prints them: for a person, and as fields of the log. */
export const DEMO = {
  fields: {
    accounts: ACCOUNTS.map(({ email }) => email),
    password: DEMO_PASSWORD,
    authenticator: DEMO_TFA_SECRET,
  },
  lines: [
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...ACCOUNTS.map(({ email, who }) => `  ${email.padEnd(30)} ${who}`),
    `  The authenticator secret of secure@riverside.example is ${DEMO_TFA_SECRET}.`,
  ],
};
