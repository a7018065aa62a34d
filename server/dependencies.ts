import type { Database } from './database/database';
import type { Dependency } from './http/health/dependency';
import type { SmtpTransport } from './mail/smtpTransport';
import type { Storage } from './storage/storage';

const SECOND = 1000;

/** Everything outside that the service needs. Mails wait for their server, so calls do not need it. */
export const dependenciesOf = ({
  database,
  storage,
  smtp,
}: {
  readonly database: Pick<Database, 'check' | 'isBusy'>;
  readonly storage: Pick<Storage, 'check'>;
  readonly smtp: Pick<SmtpTransport, 'check'> | null;
}): readonly Dependency[] => [
  {
    name: 'database',
    isRequired: true,
    maxAge: SECOND,
    check: () => database.check(),
    isBusy: () => database.isBusy(),
  },
  { name: 'storage', isRequired: true, maxAge: 2 * SECOND, check: () => storage.check() },
  ...(smtp ? [{ name: 'mail', isRequired: false, maxAge: 30 * SECOND, check: () => smtp.check() } as const] : []),
];
