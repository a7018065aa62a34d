import type { FeedHeader, IntegrationInput } from '@/contract/imports/integrations';
import { createSecretBox, type SecretBox } from './secretBox';

/** Seals the values of headers, which the database holds as encrypted text and no browser receives. */
export const createIntegrationBox = (tokenSecret: Uint8Array): SecretBox =>
  createSecretBox(tokenSecret, 'integrations');

type WithHeaders = Pick<IntegrationInput, 'config'>;

const changed = <One extends WithHeaders>(one: One, change: (header: FeedHeader) => FeedHeader): One => ({
  ...one,
  config: { ...one.config, headers: one.config.headers.map(change) },
});

/** As a browser receives it: which headers there are, and not what they say. */
export const withoutSecrets = <One extends WithHeaders>(one: One): One =>
  changed(one, ({ name }) => ({ name, value: null }));

export const sealed = <One extends WithHeaders>(one: One, box: SecretBox): One =>
  changed(one, ({ name, value }) => ({ name, value: value === null ? null : box.seal(value) }));

/** As a request needs it; a value that another secret of the service has sealed is null. */
export const opened = <One extends WithHeaders>(one: One, box: SecretBox): One =>
  changed(one, ({ name, value }) => ({ name, value: value === null ? null : box.open(value) }));

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/**
 * Fills the header values that a browser has left out with the stored ones; null where that is not allowed: with another
 * server in the address, whoever may edit an integration could send its keys there.
 */
export function withStoredSecrets<One extends WithHeaders>(one: One, stored: WithHeaders | null): One | null {
  const known = new Map(stored?.config.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const isSameServer = stored !== null && originOf(stored.config.url) === originOf(one.config.url);
  const filled = changed(one, ({ name, value }) => ({
    name,
    value: value ?? (isSameServer ? (known.get(name.toLowerCase()) ?? null) : null),
  }));
  return filled.config.headers.every(({ value }) => value !== null) ? filled : null;
}
