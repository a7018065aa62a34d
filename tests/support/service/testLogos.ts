import type { AllowedHost } from '../../../server/http/outbound/allowedHosts';
import { createOutboundClient } from '../../../server/http/outbound/outboundClient';
import { storeLogo } from '../../../server/images/storeLogo';
import { createLogoFetcher, type LogoFetcher } from '../../../server/imports/logos/logoFetcher';
import type { TestApp } from './testApp';

/** The logos of imports of the service, which reach these hosts. @param quota bytes that an organisation may have stored */
export const testLogos = (test: TestApp, allow: readonly AllowedHost[] = [], quota = 2 ** 30): LogoFetcher =>
  createLogoFetcher({
    pool: test.database.pool,
    outbound: createOutboundClient({ allow }),
    store: storeLogo(test.storage, () => test.clock.now),
    quota,
  });
