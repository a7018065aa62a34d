import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedSecret } from '../../server/generatedSecret';
import { secretWeakness } from '../../server/secretWeakness';
import { readSettings, SettingsError } from '../../server/settings';

const GOOD = { SESSION_SECRET: 'hT5zq0Vb8mXw2RkLpYc7NsJdGf4uAoEi9KtB', PUBLIC_URL: 'https://maps.city-hall.org/' };

function problems(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

it('[SE1] starts the demo with nothing set', () => {
  expect(readSettings({ ATRIUM_MODE: 'demo' })).toEqual({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: undefined,
    databaseTimeouts: { connect: 10_000, statement: 30_000, job: 600_000 },
    databaseDeadAfter: 60_000,
    stopDelay: 0,
    s3: undefined,
    sessionSecret: undefined,
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: [],
    maxConnectionsPerAddress: 500,
    organisationQuota: 20_000 * 1024 * 1024,
    logLevel: 'warn',
    smtpUrl: undefined,
    mailFrom: 'Atrium <no-reply@127.0.0.1>',
    firstAccountEmail: undefined,
    signInsPerAccount: 60,
    outboundAllow: [],
    metricsToken: undefined,
    visualizer: 'closed',
  });
});

it('[SE1] takes an empty variable for none', () => {
  expect(readSettings({ ATRIUM_MODE: 'demo', PORT: '', DATABASE_URL: '', S3_BUCKET: '' }).port).toBe(8080);
});

it('[MV12] opens the visualizer to staff in production only where that is set', () => {
  expect(readSettings(GOOD).visualizer).toBe('closed');
  expect(readSettings({ ...GOOD, MACHINE_VISUALIZER: 'staff' }).visualizer).toBe('staff');
  expect(problems({ ...GOOD, MACHINE_VISUALIZER: 'open' })).toEqual(['MACHINE_VISUALIZER must be staff or closed.']);
});

it('[SE2] serves with a strong secret and the address that people use', () => {
  const settings = readSettings({
    ...GOOD,
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    SMTP_URL: 'smtps://mail.city-hall.org',
  });
  expect([settings.mode, settings.publicUrl, settings.trustProxy, settings.logLevel]).toEqual([
    'serve',
    'https://maps.city-hall.org',
    ['loopback', '10.0.0.0/8', '::1'],
    'info',
  ]);
});

it('[SE3] names everything that production lacks at once', () => {
  expect(problems({})).toEqual([
    'SESSION_SECRET is missing: set it to at least 32 random characters, for example those of `openssl rand -base64 33`.',
    'PUBLIC_URL is missing: set it to the address under which people open the console, such as https://atrium.example.org.',
  ]);
});

describe('[SE3] production refuses a secret that', () => {
  it.each([
    ['is short', 'hT5zq0Vb8mXw2RkLpYc7NsJdGf4uAoE', 'has 31 characters, fewer than 32'],
    ['is of a demo', 'atrium-demo-hT5zq0Vb8mXw2RkLpYc7NsJd', 'contains a word'],
    ['was never changed', 'please-change-me-please-0Vb8mXw2RkLp', 'contains a word'],
    ['is one letter', 'a'.repeat(64), 'has too few different characters'],
    ['repeats itself', 'hT5zq0Vb8mXw2RkL'.repeat(3), 'repeats itself'],
    ['counts in pairs', '000102030405060708090a0b0c0d0e0f10111213', 'counts'],
    ['counts letter by letter', 'efghijklmnopqrstuvwxyzMNOPQRSTUV', 'counts'],
    ['counts down', 'zyxwvutsrqponmlkjihgfedcba9876543210', 'counts'],
    ['counts with separators', '10-20-30-40-50-60-70-80-90-A0-B0-C0-D0', 'counts'],
    ['counts in numbers of three', '1a01a11a21a31a41a51a61a71a81a91aa1ab1ac', 'counts'],
  ])('%s', (_, SESSION_SECRET, words) => {
    const [problem, ...others] = problems({ ...GOOD, SESSION_SECRET });
    expect(problem).toContain(`SESSION_SECRET ${words}`);
    expect([others, problem?.includes(SESSION_SECRET)]).toEqual([[], false]);
  });
});

it('[SE3] production takes what a generator of secrets gives', () => {
  // Hashes look like what a generator gives, and are the same in every run.
  for (let turn = 0; turn < 2000; turn++)
    for (const encoding of ['base64', 'hex', 'base64url'] as const) {
      const secret = createHash('sha256').update(`${turn}`).digest(encoding);
      expect([secret, secretWeakness(secret)]).toEqual([secret, null]);
    }
});

it.each(['chqzP1kLkmRxKU/H2tbycG+DemohaaHzgNdPzmg9KPs=', 'laegKVjh2Kdb_uBAUt5t-q4UfCDEmOi8Wyn5IPZW8k8'])(
  '[SE3] production takes the random secret %s, which spells a word by chance',
  (secret) => {
    expect(secretWeakness(secret)).toBe(null);
  },
);

it('[SE10] limits of the database and of the end are settings in seconds', () => {
  const { databaseTimeouts, databaseDeadAfter, stopDelay } = readSettings({
    ...GOOD,
    DATABASE_CONNECT_TIMEOUT: '3',
    DATABASE_STATEMENT_TIMEOUT: '20',
    DATABASE_JOB_TIMEOUT: '3600',
    DATABASE_DEAD_AFTER: '120',
  });
  expect(databaseTimeouts).toEqual({ connect: 3000, statement: 20_000, job: 3_600_000 });
  expect([databaseDeadAfter, stopDelay]).toEqual([120_000, 5000]);
  expect(readSettings({ ...GOOD, STOP_DELAY: '0' }).stopDelay).toBe(0);
  expect(problems({ ...GOOD, STOP_DELAY: 'soon' })).toEqual(['STOP_DELAY must be a number from 0 to 600.']);
});

it('[SE3] production refuses an address without encryption, but for this machine', () => {
  expect(problems({ ...GOOD, PUBLIC_URL: 'http://maps.city-hall.org' })).toEqual([
    'PUBLIC_URL must begin with https://, since passwords travel there.',
  ]);
  expect(problems({ ...GOOD, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
});

it('[SE4] refuses what it cannot read, and says what would do', () => {
  const wrong = {
    ...GOOD,
    PORT: '80a',
    TRUST_PROXY: 'true',
    MAX_CONNECTIONS_PER_ADDRESS: '0',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    DATABASE_LISTEN_URL: 'db:5432',
    ATRIUM_MODE: 'test',
  };
  expect(problems(wrong)).toEqual([
    'ATRIUM_MODE must be demo or serve.',
    'PORT must be a number from 0 to 65535.',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    'DATABASE_LISTEN_URL must be an address that begins with postgres:// or postgresql://.',
    'TRUST_PROXY must list addresses or networks of proxies, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal.',
    'MAX_CONNECTIONS_PER_ADDRESS must be a number from 1 to 100000.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ]);
});

it('[SE4] [OP45] takes an address to listen at only beside that of the database', () => {
  const [DATABASE_URL, DATABASE_LISTEN_URL] = ['postgres://pooler/atrium', 'postgres://db/atrium'];
  expect(readSettings({ ...GOOD, DATABASE_URL, DATABASE_LISTEN_URL }).databaseListenUrl).toBe(DATABASE_LISTEN_URL);
  expect(readSettings({ ...GOOD, DATABASE_URL }).databaseListenUrl).toBeUndefined();
  expect(problems({ ...GOOD, DATABASE_LISTEN_URL })).toEqual([
    'DATABASE_LISTEN_URL is set without DATABASE_URL: the embedded database has one instance and no address.',
  ]);
});

it.each(['10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'proxy.local', '10.0.0.0/'])(
  '[SE4] refuses %s as a proxy',
  (TRUST_PROXY) => {
    expect(problems({ ...GOOD, TRUST_PROXY })).toHaveLength(1);
  },
);

it('[SE5] takes an object store whole or not at all', () => {
  const s3 = { S3_BUCKET: 'atrium', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'Vb8mXw2RkLpYc7NsJdGf' };
  expect(readSettings({ ...GOOD, ...s3, S3_ENDPOINT: 'http://store:9000' }).s3).toEqual({
    endpoint: 'http://store:9000',
    bucket: 'atrium',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'Vb8mXw2RkLpYc7NsJdGf',
    forcePathStyle: true,
    timeout: 10_000,
  });
  expect(readSettings({ ...GOOD, ...s3, S3_TIMEOUT: '60' }).s3?.timeout).toBe(60_000);
  expect(problems({ ...GOOD, ...s3, S3_TIMEOUT: '0' })).toEqual(['S3_TIMEOUT must be a number from 1 to 600.']);
  expect(readSettings({ ...GOOD, ...s3 }).s3?.forcePathStyle).toBe(false);
  expect(problems({ ...GOOD, S3_BUCKET: 'atrium' })).toEqual([
    'S3_ACCESS_KEY_ID is missing, though other S3_ settings are given.',
    'S3_SECRET_ACCESS_KEY is missing, though other S3_ settings are given.',
  ]);
});

it('[SE6] makes a secret once for an installation that was given none, and keeps it from others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-secret-'));
  const secret = generatedSecret(folder);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(33);
  expect(generatedSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

it('[SE8] takes a token for the metrics that is hard to guess', () => {
  const METRICS_TOKEN = 'Vb8mXw2RkLpYc7NsJdGf4uAo';
  expect(readSettings({ ...GOOD, METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN);
  for (const weak of ['short', 'my-demo-token-of-the-metrics'])
    expect(problems({ ...GOOD, METRICS_TOKEN: weak })[0]).toMatch(/^METRICS_TOKEN .*at least 24 random characters/);
});

it('[SE9] lets integrations reach what OUTBOUND_ALLOW names, and nothing else by default', () => {
  expect(readSettings(GOOD).outboundAllow).toEqual([]);
  expect(readSettings({ ...GOOD, OUTBOUND_ALLOW: 'feeds.internal:8080' }).outboundAllow).toEqual([
    { host: 'feeds.internal', port: 8080 },
  ]);
  expect(problems({ ...GOOD, OUTBOUND_ALLOW: 'feeds.internal' })).toEqual([
    'OUTBOUND_ALLOW must list hosts with ports, such as feeds.internal:8080.',
  ]);
});

describe('spellings of addresses', () => {
  const demo = { ATRIUM_MODE: 'demo' };
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080'],
    ['localhost', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
    ['[::1]', 'http://[::1]:8080'],
    [' 127.0.0.1\r', 'http://127.0.0.1:8080'],
    ['map-server.lan', 'http://map-server.lan:8080'],
  ])('[SE11] HOST=%j is opened at %s', (HOST, publicUrl) => {
    expect(readSettings({ ...demo, HOST }).publicUrl).toBe(publicUrl);
  });

  it.each(['0.0.0.0', '::', '[::]'])('[SE11] links of HOST=%s name a place that can be opened', (HOST) => {
    const { publicUrl } = readSettings({ ...demo, HOST });
    expect(new URL(publicUrl).hostname).not.toMatch(/^(0\.0\.0\.0|\[::\])$/);
  });

  it.each(['http://0.0.0.0', '127.0.0.1:8080', 'my host', '-x', 'localhost/'])('[SE11] HOST=%j is named', (HOST) => {
    expect(problems({ ...demo, HOST })).toEqual([expect.stringMatching(/^HOST must be an address or a name/)]);
  });

  it.each([
    ['https://maps.city-hall.org', 'https://maps.city-hall.org'],
    ['https://maps.city-hall.org//', 'https://maps.city-hall.org'],
    ['\tHTTPS://maps.city-hall.org\r\n', 'HTTPS://maps.city-hall.org'],
    ['https://maps.city-hall.org:8443', 'https://maps.city-hall.org:8443'],
    ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
  ])('[SE11] PUBLIC_URL=%j is %s', (PUBLIC_URL, publicUrl) => {
    expect(readSettings({ ...GOOD, PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['https://maps.city-hall.org/atrium', 'must end behind the host'],
    ['https://maps.city-hall.org/?a=1', 'must end behind the host'],
    ['https://maps.city-hall.org/#top', 'cannot be read'],
    ['maps.city-hall.org', 'must be an address that begins with'],
    ['//maps.city-hall.org', 'must be an address that begins with'],
    ['ftp://maps.city-hall.org', 'must be an address that begins with'],
    ['https:maps.city-hall.org', 'must be an address that begins with'],
    ['https://', 'cannot be read'],
    ['https://maps city-hall.org', 'cannot be read'],
  ])('[SE11] PUBLIC_URL=%j is refused: %s', (PUBLIC_URL, words) => {
    expect(problems({ ...GOOD, PUBLIC_URL })).toEqual([expect.stringContaining(`PUBLIC_URL ${words}`)]);
  });

  it.each([
    ['SMTP_URL', 'smtps://a@b:p#ss/w@rd?1@host:465'],
    ['SMTP_URL', 'smtp://user:12#3@host'],
    ['DATABASE_URL', 'postgres://atrium:p#ss@db/atrium'],
    ['DATABASE_URL', 'postgres://atrium:p%ss@db:x/atrium'],
    ['S3_ENDPOINT', 'https://store:x'],
  ])('[SE12] %s=%s says how a password is written', (name, value) => {
    expect(problems({ ...GOOD, [name]: value }).filter((one) => one.startsWith(name))).toEqual([
      expect.stringContaining('write # as %23'),
    ]);
  });

  it.each([
    ['SMTP_URL', 'smtps://a%40b:p%23ss%2Fw%40rd%3F1@host:465'],
    ['SMTP_URL', 'smtp://localhost'],
    ['SMTP_URL', 'smtp://[::1]:25\r'],
    ['DATABASE_URL', 'postgres://localhost/atrium?host=%2Ftmp%2Fsockets'],
    ['DATABASE_URL', ' postgresql://atrium:secret@db:5432/atrium '],
  ])('[SE12] %s=%s is taken', (name, value) => {
    expect(problems({ ...GOOD, [name]: value })).toEqual([]);
  });

  it('[SE12] what a file of another system leaves around a value is none of it', () => {
    const settings = readSettings({
      ...GOOD,
      SESSION_SECRET: `${GOOD.SESSION_SECRET}\r`,
      MAIL_FROM: ' Maps <a@b.org> \r\n',
      PORT: '81\r',
    });
    expect([settings.sessionSecret, settings.mailFrom, settings.port]).toEqual([
      GOOD.SESSION_SECRET,
      'Maps <a@b.org>',
      81,
    ]);
  });
});
