import { hashSync } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../../../server/demo/accounts';

/** The authenticator secret of secure@riverside.example. */
export const TEST_TFA_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The hash is cheap to check, so that tests spend their time elsewhere; the sign-in of the product has its own cost. */
export const TEST_SECRETS = {
  passwordHash: hashSync(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1 }),
  tfaSecret: TEST_TFA_SECRET,
};
