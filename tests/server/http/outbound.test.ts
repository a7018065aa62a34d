import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { addressKind } from '../../../server/http/outbound/addressKind';
import { readAllowedHosts } from '../../../server/http/outbound/allowedHosts';
import { createOutboundClient } from '../../../server/http/outbound/outboundClient';
import { OutboundError } from '../../../server/http/outbound/outboundError';
import { type Answer, type FeedServer, feedServer } from '../../support/feedServer';

const servers: FeedServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(first?: Answer): Promise<FeedServer> {
  const server = await feedServer(first);
  servers.push(server);
  return server;
}

const NEVER = new AbortController().signal;
type Client = ReturnType<typeof createOutboundClient>;
const get = (client: Client, url: string, more: { owner?: number; signal?: AbortSignal; key?: string } = {}) =>
  client.get(
    {
      url,
      headers: more.key === undefined ? [] : [['x-api-key', more.key]],
      milliseconds: 30_000,
      owner: more.owner ?? 1,
    },
    more.signal ?? NEVER,
  );
const textOf = async (answer: Promise<Uint8Array>) => Buffer.from(await answer).toString();
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundError ? error.code : error),
  );
const open = (server: FeedServer, more: Omit<Parameters<typeof createOutboundClient>[0], 'allow'> = {}) =>
  createOutboundClient({ allow: [server.host], ...more });

describe('which addresses are used', () => {
  it.each([
    ['8.8.8.8', 'public'],
    ['172.32.0.1', 'public'],
    ['2606:4700::1111', 'public'],
    ['::ffff:8.8.8.8', 'public'],
    ['64:ff9b::808:808', 'public'],
    ['127.0.0.1', 'private'],
    ['127.255.255.254', 'private'],
    ['0.0.0.0', 'private'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'private'],
    ['192.0.2.1', 'private'],
    ['240.0.0.1', 'private'],
    ['::', 'private'],
    ['::1', 'private'],
    ['::127.0.0.1', 'private'],
    ['::ffff:127.0.0.1', 'private'],
    ['::ffff:7f00:1', 'private'],
    ['0:0:0:0:0:ffff:0a00:0001', 'private'],
    ['::ffff:0:127.0.0.1', 'private'],
    ['64:ff9b::7f00:1', 'private'],
    ['64:ff9b:1::a00:1', 'private'],
    ['2002:7f00:1::', 'private'],
    ['2002:808:808::', 'private'],
    ['2001:0:4136:e378::', 'private'],
    ['2001:db8::1', 'private'],
    ['fc00::1', 'private'],
    ['fd12:3456::1', 'private'],
    ['100::1', 'private'],
    ['169.254.169.254', 'never'],
    ['169.254.170.2', 'never'],
    ['100.100.100.200', 'never'],
    ['168.63.129.16', 'never'],
    ['192.0.0.192', 'never'],
    ['224.0.0.1', 'never'],
    ['255.255.255.255', 'never'],
    ['::ffff:169.254.169.254', 'never'],
    ['::ffff:a9fe:a9fe', 'never'],
    ['64:ff9b::a9fe:a9fe', 'never'],
    ['2002:a9fe:a9fe::', 'never'],
    ['fe80::1', 'never'],
    ['fe80::1%eth0', 'never'],
    ['ff02::1', 'never'],
    ['fd00:ec2::254', 'never'],
    ['no address', 'never'],
    ['', 'never'],
  ])('[IG20] %s is %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://１２７.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://0/',
  ])('[IG20] refuses %s, however it is spelt', async (url) => {
    expect(await codeOf(get(createOutboundClient({ allow: [] }), url))).toBe('refused-address');
  });

  it.each(['ftp://example.org/', 'file:///etc/passwd', 'http://user:word@example.org/', 'example.org', 'gopher://x'])(
    '[IG20] takes no %s',
    async (url) => {
      expect(await codeOf(get(createOutboundClient({ allow: [] }), url))).toBe('bad-address');
    },
  );

  it('[IG20] uses no port but 80 and 443 without the operator, and asks no name server for the others', async () => {
    let asked = 0;
    const client = createOutboundClient({
      allow: [],
      resolve: async () => {
        asked += 1;
        throw new Error('There is no such name.');
      },
    });
    for (const url of [
      'http://example.org:8080/',
      'https://example.org:22/',
      'http://example.org:443/',
      'https://example.org:80/',
    ])
      expect(await codeOf(get(client, url))).toBe(/:(8080|22)\//.test(url) ? 'refused-port' : 'refused-address');
    expect(asked).toBe(2);
  });

  it('[IG21] a name that resolves to a private address and one that nobody knows are refused in the same words', async () => {
    const resolving = (addresses: string[]) => createOutboundClient({ allow: [], resolve: async () => addresses });
    const failing = createOutboundClient({ allow: [], resolve: () => Promise.reject(new Error('ENOTFOUND secret')) });
    const messages = await Promise.all(
      [resolving(['10.0.0.5']), resolving(['8.8.8.8', '127.0.0.1']), resolving(['::ffff:10.0.0.5']), failing].map(
        (client) => get(client, 'http://intern.example/').catch((error: Error) => error.message),
      ),
    );
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toBe(new OutboundError('refused-address').message);
  });

  it('[IG21] connects to the address that was checked and never asks for it again', async () => {
    const server = await serve('feed');
    let asked = 0;
    const client = createOutboundClient({
      allow: [{ host: 'feeds.example', port: server.host.port }],
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
      },
    });
    const url = `http://feeds.example:${server.host.port}/`;
    expect(await textOf(get(client, url))).toBe('feed');
    expect(server.received[0]?.host).toBe(`feeds.example:${server.host.port}`);
    expect(asked).toBe(1);
    expect(await codeOf(get(client, url))).toBe('refused-address');
  });

  it('[IG22] a host that the operator has named with its port is reached, its other ports and metadata are not', async () => {
    const [named, other] = [await serve('named'), await serve('other')];
    const client = open(named);
    expect(await textOf(get(client, named.url))).toBe('named');
    expect(await codeOf(get(client, other.url))).toBe('refused-port');
    const metadata = createOutboundClient({ allow: [{ host: '169.254.169.254', port: 80 }] });
    expect(await codeOf(get(metadata, 'http://169.254.169.254/'))).toBe('refused-address');
    expect(other.received).toEqual([]);
  });

  it('[IG22] reads hosts with ports, in one spelling', () => {
    expect(readAllowedHosts(' Feeds.Internal:8080, [::1]:9000 ,127.1:80,')).toEqual([
      { host: 'feeds.internal', port: 8080 },
      { host: '::1', port: 9000 },
      { host: '127.0.0.1', port: 80 },
    ]);
    for (const wrong of ['feeds.internal', 'a:0', 'a:70000', 'http://a:80', 'a:80/path', 'b@a:80', ':80'])
      expect([wrong, readAllowedHosts(wrong)]).toEqual([wrong, null]);
  });
});

describe('redirects', () => {
  const redirecting =
    (to: (path: string) => string): Answer =>
    (request, response) =>
      response.writeHead(302, { location: to(request.url ?? '') }).end('moved');

  it('[IG23] are followed three times', async () => {
    const hops =
      (most: number): Answer =>
      (request, response) => {
        const at = Number(request.url?.slice(1));
        if (at === most) response.end('there');
        else response.writeHead(307, { location: `/${at + 1}` }).end();
      };
    const server = await serve(hops(3));
    const url = server.url.replace('/feed', '/0');
    expect(await textOf(get(open(server), url))).toBe('there');
    server.answer(hops(4));
    expect(await codeOf(get(open(server), url))).toBe('too-many-redirects');
  });

  it('[IG23] are checked like the first address', async () => {
    const inner = await serve('inner');
    const server = await serve();
    for (const [target, code] of [
      [inner.url, 'refused-port'],
      ['http://127.0.0.1/', 'refused-address'],
      ['http://169.254.169.254/latest/', 'refused-address'],
      ['file:///etc/passwd', 'bad-redirect'],
      ['http://', 'bad-redirect'],
    ] as const) {
      server.answer(redirecting(() => target));
      expect(await codeOf(get(open(server), server.url))).toBe(code);
    }
    expect(inner.received).toEqual([]);
  });

  it('[IG23] take no key to another server', async () => {
    const other = await serve('other');
    const server = await serve(redirecting((path) => (path === '/feed' ? '/again' : other.url)));
    const client = createOutboundClient({ allow: [server.host, other.host] });
    expect(await textOf(get(client, server.url, { key: 'secret' }))).toBe('other');
    expect(server.received.map((headers) => headers['x-api-key'])).toEqual(['secret', 'secret']);
    expect(other.received.map((headers) => headers['x-api-key'])).toEqual([undefined]);
  });
});

describe('limits', () => {
  const MEGABYTE = 1024 * 1024;

  it('[IG24] takes 20 MB and not a byte more, plain or packed, told or not', async () => {
    const server = await serve((_request, response) => response.end(Buffer.alloc(20 * MEGABYTE)));
    expect((await get(open(server), server.url)).length).toBe(20 * MEGABYTE);
    server.answer((_request, response) => response.end(Buffer.alloc(20 * MEGABYTE + 1)));
    expect(await codeOf(get(open(server), server.url))).toBe('too-large');
    server.answer((_request, response) => {
      for (let sent = 0; sent <= 20; sent += 1) response.write(Buffer.alloc(MEGABYTE));
      response.end();
    });
    expect(await codeOf(get(open(server), server.url))).toBe('too-large');
    const bomb = gzipSync(Buffer.alloc(21 * MEGABYTE));
    server.answer((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    expect(await codeOf(get(open(server), server.url))).toBe('too-large');
  });

  it('[IG24] unpacks what is packed', async () => {
    const server = await serve((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('feed')),
    );
    expect(await textOf(get(open(server), server.url))).toBe('feed');
    server.answer((_request, response) => response.setHeader('content-encoding', 'gzip').end('no gzip'));
    expect(await codeOf(get(open(server), server.url))).toBe('broken');
    server.answer((_request, response) => response.setHeader('content-encoding', 'zstd').end('x'));
    expect(await codeOf(get(open(server), server.url))).toBe('unexpected');
  });

  it('[IG24] gives up on a source that does not begin, that does not end, and that is asked no longer', async () => {
    const server = await serve(() => undefined);
    expect(await codeOf(get(open(server, { limits: { firstByte: 50 } }), server.url))).toBe('too-slow');
    server.answer((_request, response) => {
      response.write('[');
    });
    expect(await codeOf(get(open(server, { limits: { total: 100 } }), server.url))).toBe('too-slow');
    const reason = new Error('No longer wanted.');
    expect(await codeOf(get(open(server), server.url, { signal: AbortSignal.abort(reason) }))).toBe(reason);
  });

  it('[IG25] one organisation with slow feeds takes two turns, and the others are answered at once', async () => {
    const held: (() => void)[] = [];
    const server = await serve((request, response) => {
      if (request.url === '/slow') held.push(() => response.end('slow'));
      else response.end('quick');
    });
    const client = open(server);
    const slow = Array.from({ length: 4 }, () => textOf(get(client, server.url.replace('/feed', '/slow'))));
    while (held.length < 2) await new Promise((done) => setImmediate(done));
    expect(await textOf(get(client, server.url, { owner: 2 }))).toBe('quick');
    expect(server.received.filter(({ path }) => path === '/slow')).toHaveLength(2);
    server.answer('slow');
    for (const end of held) end();
    expect(await Promise.all(slow)).toEqual(['slow', 'slow', 'slow', 'slow']);
  });
});

describe('the words of an error', () => {
  it('[IG26] what to fix, by the status, and nothing that the source has sent', async () => {
    const server = await serve();
    for (const [status, code] of [
      [401, 'not-allowed'],
      [403, 'not-allowed'],
      [404, 'missing'],
      [410, 'missing'],
      [429, 'ask-later'],
      [500, 'faulty'],
      [204, 'unexpected'],
      [206, 'unexpected'],
      [418, 'unexpected'],
    ] as const) {
      server.answer((_request, response) =>
        response.writeHead(status, { 'x-secret': 'SECRET' }).end(status === 204 ? undefined : 'SECRET'),
      );
      const error: unknown = await get(open(server), server.url).catch((one: unknown) => one);
      expect(error).toMatchObject({ name: 'OutboundError', code });
      expect(String(error)).not.toMatch(/SECRET|127\.0\.0\.1|\d{3}/);
    }
  });

  it('[IG26] a source that is gone, that breaks off, and that is no source', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      response.socket?.end();
    });
    expect(await codeOf(get(open(server), server.url))).toBe('broken');
    expect(await codeOf(get(open(server), server.url.replace('http:', 'https:')))).toBe('certificate');
    const gone = await feedServer();
    await gone.close();
    expect(await codeOf(get(open(gone), gone.url))).toBe('no-connection');
  });
});
