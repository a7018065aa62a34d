import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { Integration, IntegrationInput, IntegrationType } from '@/contract/imports/integrations';
import { type FeedSampleAnswer, sampleIntegration } from '@/contract/imports/sampleIntegration';
import { testIntegration } from '@/contract/imports/testIntegration';
import { integrationText } from '@/contract/texts/integrationTexts';
import { integrationId } from '@/model/content/integrations';
import type { SourceReading } from '@/model/sources/sourceRow';
import { InvalidError, orNotFound } from '../../errors';
import { holds } from '../../http/featureRights';
import { implement } from '../../http/implement';
import type { OutboundClient } from '../../http/outbound/outboundClient';
import { opened, sealed, withStoredSecrets } from '../../integrationSecrets';
import type { Principal } from '../../principal';
import type { ImportSource } from '../../repositories/imports/importedDestinations';
import {
  findIntegrationOf,
  listHeldIntegrations,
  listIntegrationsOf,
  replaceIntegrationsOf,
} from '../../repositories/imports/integrations';
import { findProjectId } from '../../repositories/locations/read';
import type { SecretBox } from '../../secretBox';
import type { FeedReader } from '../../sources/feedReader';
import { readSource, sampleSource } from '../../sources/readSource';
import { SourceError } from '../../sources/sourceError';
import { audited } from '../audit/audited';
import { limitAttempts } from '../session/limitAttempts';

interface Deps {
  readonly outbound: OutboundClient;
  readonly readFeed: FeedReader;
  readonly box: SecretBox;
  /** The effects of an import of these rows. */
  readonly compare: (
    source: ImportSource,
    read: { readonly reading: SourceReading; readonly createsCategories: boolean },
  ) => Promise<FeedSampleAnswer['result']>;
}

/** Tests of one user in fifteen minutes. */
const MOST_TESTS = 60;

export const integrationRoutes = ({ outbound, readFeed, box, compare }: Deps) => [
  implement(sampleIntegration, async ({ params, body, principal, read, write, now }) => {
    const { organisation, user } = principal;
    const organisationId = organisation.id;
    const projectId = orNotFound(await findProjectId(read, organisationId, params.uuid));
    assertHeld(body.type, await listHeldIntegrations(read, organisationId), 'type');
    const stored = body.id === undefined ? null : await findIntegrationOf(read, organisationId, body.id);
    const feed = withStoredSecrets(body, stored && opened(stored, box));
    if (!feed) throw new InvalidError({ 'config.headers': [integrationText('headerAgain')] });
    await limitAttempts({ read, now }, testsOf(user.id), MOST_TESTS);
    const options = { outbound, readFeed, signal: new AbortController().signal, owner: organisationId };
    const { sample, mapping, reading } = await sampleSource(feed, options, body.guess === true).catch(atParameter);
    const source = { organisationId, projectId, source: stored?.id ?? '' };
    const result =
      typeof reading === 'string'
        ? { problem: reading, add: 0, change: 0, same: 0, refused: 0, remove: 0, errors: [] }
        : reading &&
          (await compare(source, { reading, createsCategories: feed.config.missing_categories === 'create' }));
    const { found, rows, columns } = sample;
    return write(async ({ audit }) => {
      notedRequest(audit, body, `Read the first rows of a ${body.type} of`);
      return {
        data: {
          found,
          rows,
          mapping,
          result,
          columns: columns.map(({ place, values }) => ({ place, values: [...values] })),
        },
      };
    });
  }),

  implement(testIntegration, async ({ body, principal, read, write, now }) => {
    const { organisation, user } = principal;
    assertHeld(body.type, await listHeldIntegrations(read, organisation.id), 'type');
    const stored = body.id === undefined ? null : await findIntegrationOf(read, organisation.id, body.id);
    const feed = withStoredSecrets(body, stored && opened(stored, box));
    if (!feed) throw new InvalidError({ 'config.headers': [integrationText('headerAgain')] });
    await limitAttempts({ read, now }, testsOf(user.id), MOST_TESTS);
    try {
      // Its limits end the request; nobody can call it off.
      const reading = await readSource(feed, {
        outbound,
        readFeed,
        signal: new AbortController().signal,
        owner: organisation.id,
      });
      const [first] = reading.errors;
      if (reading.rows.length === 0)
        throw new SourceError('no-rows', first ? `No row can be used. ${first.message}` : integrationText('noRows'));
    } catch (error) {
      atParameter(error);
    }
    return write(async ({ audit }) => {
      notedRequest(audit, body, `Tested a ${body.type} of`);
      return { data: null };
    });
  }),
];

/** Notes a request with the host alone: path and query may hold a key. */
const notedRequest = (
  audit: Parameters<typeof audited>[0],
  { id = '', config }: { readonly id?: string | undefined; readonly config: { readonly url: string } },
  description: string,
): void => {
  audited(audit, 'integration').noted('tested', id, `${description} ${new URL(config.url).host}`);
};

const testsOf = (user: number): string => `integration-test:account:${user}`;

/** @throws InvalidError at the parameter that a failure is about */
function atParameter(error: unknown): never {
  if (!(error instanceof SourceError)) throw error;
  throw new InvalidError({ [FIELD_OF[error.code] ?? 'config.url']: [error.message] }, error.code);
}

/** The parameter of a failure; the address for any other failure. */
const FIELD_OF: Readonly<Record<string, string>> = {
  header: 'config.headers',
  'not-allowed': 'config.headers',
  'root-is-no-list': 'config.items_path',
  'no-list': 'config.items_path',
  'no-column': 'config.mapping',
  'no-path': 'config.mapping',
  'no-header': 'config.skip_lines',
  'no-rows': 'config.mapping',
};

/** @throws InvalidError where the organisation does not have this kind of integration */
function assertHeld(type: IntegrationType, held: readonly number[], field: string): void {
  if (!held.includes(integrationId(type))) throw new InvalidError({ [field]: [integrationText('notHeld')] });
}

/**
 * Replaces the integrations of a location. Header values that a browser has left out stay.
 * @throws InvalidError
 */
export async function saveIntegrations(
  client: PoolClient,
  owner: { organisationId: number; projectId: number },
  { given, box, principal }: { given: readonly IntegrationInput[]; box: SecretBox; principal: Principal },
): Promise<void> {
  const stored = await listIntegrationsOf(client, owner.organisationId, owner.projectId);
  const held = await listHeldIntegrations(client, owner.organisationId);
  const ids = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length || !ids.every((id) => stored.some((one) => one.id === id)))
    throw new InvalidError({ integrations: [integrationText('unknown')] });
  const saved = given.map((one, at) => {
    const before = stored.find(({ id }) => id === one.id) ?? null;
    // An integration of a type that the organisation no longer has may stay and be removed.
    if (before?.type !== one.type) assertHeld(one.type, held, `integrations.${at}.type`);
    const creates = one.config.missing_categories === 'create';
    if (creates && before?.config.missing_categories !== 'create' && !holds(principal, 'categories'))
      throw new InvalidError({ [`integrations.${at}.config.missing_categories`]: [integrationText('mayNotCreate')] });
    const filled = withStoredSecrets(one, before && opened(before, box));
    if (!filled) throw new InvalidError({ [`integrations.${at}.config.headers`]: [integrationText('headerAgain')] });
    return sealed(filled, box);
  });
  await replaceIntegrationsOf(client, owner, saved);
}

interface TracedIntegration {
  readonly type: IntegrationType;
  readonly mode: IntegrationInput['mode'];
  readonly host: string;
  readonly schedule: string;
}

/** Integrations as the log shows them: without headers, path and query, which may hold keys. */
export const tracedIntegrations = (all: readonly IntegrationInput[]): readonly TracedIntegration[] =>
  all.map(({ type, mode, config }) => ({
    type,
    mode,
    host: new URL(config.url).host,
    schedule: config.schedule.every,
  }));

/**
 * The same after a change, with the names of the parameters that it has changed, which may show nowhere else.
 * @param given as it was saved: the value of a header that stays is null
 */
export const tracedChanges = (
  after: readonly Integration[],
  before: readonly Integration[],
  given: readonly IntegrationInput[] = [],
): readonly (TracedIntegration & { readonly changed?: readonly string[] })[] =>
  tracedIntegrations(after).map((traced, at) => {
    const config = configOf(after[at]);
    const old = configOf(before.find(({ id }) => id === after[at]?.id));
    const hasNewHeader = given[at]?.config.headers.some(({ value }) => value !== null) === true;
    const changed = Object.keys(config).filter(
      (name) => !isDeepStrictEqual(config[name], old[name]) || (name === 'headers' && hasNewHeader),
    );
    return { ...traced, ...(Object.keys(old).length > 0 && changed.length > 0 && { changed }) };
  });

const configOf = (one: IntegrationInput | undefined): Readonly<Record<string, unknown>> => ({ ...one?.config });
