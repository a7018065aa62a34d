import { isIP } from 'node:net';
import { z } from 'zod';
import { mailAddress } from '@/contract/emailAddress';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from './database/databaseTimeouts';
import { CONNECTION_LIMITS } from './http/connectionLimits';
import { type AllowedHost, readAllowedHosts } from './http/outbound/allowedHosts';
import { openAddress } from './openAddress';
import { secretWeakness } from './secretWeakness';
import { DEFAULT_TIMEOUT, type S3Settings } from './storage/s3Storage';

/** The settings of the service from its environment, checked once at the start. */
export interface Settings {
  /** `demo` seeds the demo and generates its secret; `serve` is production. */
  mode: 'demo' | 'serve';
  host: string;
  port: number;
  dataDir: string;
  /** Where the folder for the socket of the embedded database is made; the folder for temporary files by default. */
  socketParent: string | undefined;
  /** Without it the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Where the events of other instances are listened for, if not at `databaseUrl`. */
  databaseListenUrl: string | undefined;
  databaseTimeouts: DatabaseTimeouts;
  /** Milliseconds of failures in a row after which the database is taken for dead. */
  databaseDeadAfter: number;
  /** Milliseconds for which `/readyz` says 503 before the port closes, so that a load balancer sends nothing more. */
  stopDelay: number;
  /** Without it files are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Id of a storage that this database takes over, although it is marked as that of another one. */
  adoptStorage: string | undefined;
  /** Signs the tokens; always set in `serve`. */
  sessionSecret: string | undefined;
  /** Base URL of the console, without a trailing slash, for links in emails. */
  publicUrl: string;
  /** Peers whose forwarded headers are trusted: addresses, networks, or proxy-addr's names. Empty trusts none. */
  trustProxy: string[];
  /** Connections that one address may have open; not applied behind a trusted proxy. */
  maxConnectionsPerAddress: number;
  /** Bytes of uploaded archives that an organisation may have stored. */
  organisationQuota: number;
  logLevel: (typeof LEVELS)[number];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Email address of the first account, for `serve` with an empty database. */
  firstAccountEmail: string | undefined;
  /** Sign-ins of one account that are accepted within fifteen minutes. */
  signInsPerAccount: number;
  /** Who may open the visualizer of the console's machines in `serve`; the demo opens it to everyone. */
  visualizer: 'staff' | 'closed';
  /** Hosts with ports that integrations may reach although they are not public. */
  outboundAllow: readonly AllowedHost[];
  /** Opens `/metrics`, which is closed in `serve` without it. */
  metricsToken: string | undefined;
}

/** The environment is invalid. `problems` has one sentence for each invalid variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The service cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const S3_NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * An address. A password with `#`, `/`, `?` or `@` makes another one of it, or none, so that it is said how to write them;
 * no address of a setting ends with a part after `#`.
 */
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`)), {
      error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      abort: true,
    })
    .refine((text) => URL.canParse(text) && !text.includes('#'), {
      error:
        'cannot be read as an address: in a name or password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25',
    });

/** The address of the console, which answers at the root of its host alone. */
const publicUrl = url('http:', 'https:').refine(
  (text) => !URL.canParse(text) || (new URL(text).pathname.replace(/\/+$/, '') === '' && new URL(text).search === ''),
  { error: 'must end behind the host, such as https://atrium.example.org: the console needs a host of its own' },
);

const flag = z.enum(['true', 'false', '1', '0'], { error: 'must be true or false' });

const wholeNumber = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

/** A number of seconds, which the program counts in milliseconds. */
const seconds = (least: number, most: number) => wholeNumber(least, most).transform((count) => count * 1000);

const Environment = z.object({
  ATRIUM_MODE: z.enum(['demo', 'serve'], { error: 'must be demo or serve' }).default('serve'),
  HOST: z
    .string()
    .transform((typed) => typed.replace(/^\[(.*)\]$/, '$1'))
    .refine((host) => isIP(host) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host), {
      error: 'must be an address or a name of this machine, such as 0.0.0.0, :: or localhost, without http:// and port',
    })
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  DATA_DIR: z.string().default('./data'),
  // systemd sets it; several folders are separated by colons.
  RUNTIME_DIRECTORY: z.string().optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_CONNECT_TIMEOUT: seconds(1, 600).default(DATABASE_TIMEOUTS.connect),
  DATABASE_STATEMENT_TIMEOUT: seconds(1, 3600).default(DATABASE_TIMEOUTS.statement),
  DATABASE_JOB_TIMEOUT: seconds(1, 86_400).default(DATABASE_TIMEOUTS.job),
  DATABASE_DEAD_AFTER: seconds(5, 86_400).default(60_000),
  STOP_DELAY: seconds(0, 600).optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  S3_TIMEOUT: wholeNumber(1, 600).default(DEFAULT_TIMEOUT / 1000),
  ATRIUM_ADOPT_STORAGE: z.string().optional(),
  SESSION_SECRET: z.string().optional(),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((peer) => peer.trim())
        .filter((peer) => peer !== ''),
    )
    .refine((peers) => peers.every(isPeer), {
      error: `must list addresses or networks of proxies, such as 10.0.0.0/8, or ${PROXY_NAMES.join(', ')}`,
    }),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000).default(CONNECTION_LIMITS.maxPerAddress),
  ORGANISATION_QUOTA_MB: wholeNumber(1, 10_000_000).default(20_000),
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(', ')}` }).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  SIGN_INS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(60),
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform(readAllowedHosts)
    .refine((hosts) => hosts !== null, { error: 'must list hosts with ports, such as feeds.internal:8080' })
    .transform((hosts) => hosts ?? []),
  METRICS_TOKEN: z.string().optional(),
  MACHINE_VISUALIZER: z.enum(['staff', 'closed'], { error: 'must be staff or closed' }).default('closed'),
  FIRST_ACCOUNT_EMAIL: z
    .string()
    .refine((typed) => mailAddress(typed) !== null, { error: 'must be an email address' })
    .transform((typed) => mailAddress(typed) ?? typed)
    .optional(),
});

type Environment = z.output<typeof Environment>;

/**
 * Reads the settings from an environment; an empty variable counts as unset, and blanks and line ends around a value, as files
 * of other systems leave them there, are none of it.
 * @throws {SettingsError} that names every invalid variable, never a value
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  const { data } = parsed;
  const problems = [
    ...(data.DATABASE_LISTEN_URL !== undefined && data.DATABASE_URL === undefined
      ? ['DATABASE_LISTEN_URL is set without DATABASE_URL: the embedded database has one instance and no address.']
      : []),
    ...missingS3(data),
    ...(data.ATRIUM_MODE === 'serve' ? unfitToServe(data) : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  const publicUrl = (data.PUBLIC_URL ?? openAddress(data.HOST, data.PORT)).replace(/\/+$/, '');
  return {
    mode: data.ATRIUM_MODE,
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    socketParent: data.RUNTIME_DIRECTORY?.split(':')[0],
    databaseUrl: data.DATABASE_URL,
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    databaseTimeouts: {
      connect: data.DATABASE_CONNECT_TIMEOUT,
      statement: data.DATABASE_STATEMENT_TIMEOUT,
      job: data.DATABASE_JOB_TIMEOUT,
    },
    databaseDeadAfter: data.DATABASE_DEAD_AFTER,
    // Nobody watches the readiness of the demo, and whoever presses Ctrl+C wants it to end.
    stopDelay: data.STOP_DELAY ?? (data.ATRIUM_MODE === 'serve' ? 5_000 : 0),
    s3: s3Of(data),
    adoptStorage: data.ATRIUM_ADOPT_STORAGE,
    sessionSecret: data.SESSION_SECRET,
    publicUrl,
    trustProxy: data.TRUST_PROXY,
    maxConnectionsPerAddress: data.MAX_CONNECTIONS_PER_ADDRESS,
    organisationQuota: data.ORGANISATION_QUOTA_MB * 1024 * 1024,
    logLevel: data.LOG_LEVEL ?? (data.ATRIUM_MODE === 'serve' ? 'info' : 'warn'),
    smtpUrl: data.SMTP_URL,
    firstAccountEmail: data.FIRST_ACCOUNT_EMAIL,
    signInsPerAccount: data.SIGN_INS_PER_ACCOUNT,
    outboundAllow: data.OUTBOUND_ALLOW,
    metricsToken: data.METRICS_TOKEN,
    visualizer: data.MACHINE_VISUALIZER,
    mailFrom: data.MAIL_FROM ?? `Atrium <no-reply@${new URL(publicUrl).hostname}>`,
  };
}

function isPeer(peer: string): boolean {
  const [address = '', bits, ...rest] = peer.split('/');
  if (PROXY_NAMES.includes(peer)) return true;
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

function missingS3(data: Environment): string[] {
  const begun = data.S3_ENDPOINT !== undefined || S3_NEEDED.some((name) => data[name] !== undefined);
  return begun
    ? S3_NEEDED.filter((name) => data[name] === undefined).map(
        (name) => `${name} is missing, though other S3_ settings are given.`,
      )
    : [];
}

function unfitToServe(data: Environment): string[] {
  const secret = data.SESSION_SECRET;
  const weakness = secret === undefined ? 'is missing' : secretWeakness(secret);
  const { PUBLIC_URL } = data;
  return [
    ...(weakness === null
      ? []
      : [
          `SESSION_SECRET ${weakness}: set it to at least 32 random characters, for example those of \`openssl rand -base64 33\`.`,
        ]),
    ...(PUBLIC_URL === undefined
      ? [
          'PUBLIC_URL is missing: set it to the address under which people open the console, such as https://atrium.example.org.',
        ]
      : []),
    ...(PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'http:' && !isLocal(new URL(PUBLIC_URL).hostname)
      ? ['PUBLIC_URL must begin with https://, since passwords travel there.']
      : []),
    ...(data.METRICS_TOKEN !== undefined && secretWeakness(data.METRICS_TOKEN, 24) !== null
      ? [
          `METRICS_TOKEN ${secretWeakness(data.METRICS_TOKEN, 24)}: set it to at least 24 random characters, for example those of \`openssl rand -base64 24\`.`,
        ]
      : []),
    ...(data.S3_SECRET_ACCESS_KEY !== undefined && secretWeakness(data.S3_SECRET_ACCESS_KEY, 16) !== null
      ? [`S3_SECRET_ACCESS_KEY ${secretWeakness(data.S3_SECRET_ACCESS_KEY, 16)}: use the key that the store gave.`]
      : []),
  ];
}

const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function s3Of(data: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  const forcePathStyle =
    data.S3_FORCE_PATH_STYLE === undefined
      ? data.S3_ENDPOINT !== undefined
      : ['true', '1'].includes(data.S3_FORCE_PATH_STYLE);
  return {
    endpoint: data.S3_ENDPOINT,
    bucket,
    region: data.S3_REGION,
    accessKeyId,
    secretAccessKey,
    forcePathStyle,
    timeout: data.S3_TIMEOUT * 1000,
  };
}
