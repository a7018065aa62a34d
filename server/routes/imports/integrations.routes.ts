import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { Integration, IntegrationInput, IntegrationType } from '@/contract/imports/integrations';
import { testIntegration } from '@/contract/imports/testIntegration';
import { integrationText } from '@/contract/texts/integrationTexts';
import { integrationId } from '@/model/content/integrations';
import { InvalidError } from '../../errors';
import { implement } from '../../http/implement';
import type { OutboundClient } from '../../http/outbound/outboundClient';
import { opened, sealed, withStoredSecrets } from '../../integrationSecrets';
import {
  findIntegrationOf,
  listHeldIntegrations,
  listIntegrationsOf,
  replaceIntegrationsOf,
} from '../../repositories/imports/integrations';
import type { SecretBox } from '../../secretBox';
import { readSource } from '../../sources/readSource';
import { SourceError } from '../../sources/sourceError';
import { audited } from '../audit/audited';
import { limitAttempts } from '../session/limitAttempts';

interface Deps {
  readonly outbound: OutboundClient;
  readonly box: SecretBox;
}

/** Tests of one user in fifteen minutes. */
const MOST_TESTS = 60;

export const integrationRoutes = ({ outbound, box }: Deps) => [
  implement(testIntegration, async ({ body, principal, read, write, now }) => {
    const { organisation, user } = principal;
    assertHeld(body.type, await listHeldIntegrations(read, organisation.id), 'type');
    const stored = body.id === undefined ? null : await findIntegrationOf(read, organisation.id, body.id);
    const feed = withStoredSecrets(body, stored && opened(stored, box));
    if (!feed) throw new InvalidError({ 'config.headers': [integrationText('headerAgain')] });
    await limitAttempts({ read, now }, `integration-test:account:${user.id}`, MOST_TESTS);
    try {
      // Its limits end the request; nobody can call it off.
      const reading = await readSource(feed, {
        outbound,
        signal: new AbortController().signal,
        owner: organisation.id,
      });
      const [first] = reading.errors;
      if (reading.rows.length === 0)
        throw new SourceError('no-rows', first ? `No row can be used. ${first.message}` : integrationText('noRows'));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      throw new InvalidError({ [FIELD_OF[error.code] ?? 'config.url']: [error.message] }, error.code);
    }
    return write(async ({ audit }) => {
      // Neither path nor query: they may hold a key.
      const { host } = new URL(body.config.url);
      audited(audit, 'integration').noted('tested', body.id ?? '', `Tested a ${body.type} of ${host}`);
      return { data: null };
    });
  }),
];

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
  { given, box }: { given: readonly IntegrationInput[]; box: SecretBox },
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
