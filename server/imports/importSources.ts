import type { Pool } from 'pg';
import type { Integration } from '@/contract/imports/integrations';
import type { SourceReading } from '@/model/sources/sourceRow';
import type { OutboundClient } from '../http/outbound/outboundClient';
import { opened } from '../integrationSecrets';
import { listIntegrationsOf } from '../repositories/imports/integrations';
import type { SecretBox } from '../secretBox';
import type { FeedReader } from '../sources/feedReader';
import { readSource } from '../sources/readSource';

/** Where imports come from. */
export interface ImportSources {
  /** The integrations of a location, with the values of their headers. */
  integrationsOf(organisationId: number, projectId: number): Promise<readonly Integration[]>;
  /** @throws SourceError */
  read(integration: Integration, organisationId: number, signal: AbortSignal): Promise<SourceReading>;
}

interface SourcesDeps {
  readonly pool: Pool;
  readonly outbound: OutboundClient;
  readonly readFeed: FeedReader;
  /** Opens the values of headers. */
  readonly box: SecretBox;
}

/** The integrations of locations, read by the outbound client. */
export const createImportSources = ({ pool, outbound, readFeed, box }: SourcesDeps): ImportSources => ({
  integrationsOf: async (organisationId, projectId) =>
    (await listIntegrationsOf(pool, organisationId, projectId)).map((one) => opened(one, box)),
  read: (integration, owner, signal) => readSource(integration, { outbound, readFeed, signal, owner }),
});
