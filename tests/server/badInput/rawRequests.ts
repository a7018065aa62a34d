/** A request as bytes on the wire, broken in one way. */
export interface RawRequest {
  readonly name: string;
  readonly bytes: Buffer;
}

const HOST = 'Host: 127.0.0.1';
const raw = (name: string, ...lines: string[]): RawRequest => ({
  name,
  bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
});
const post = (name: string, headers: readonly string[], body: string | Buffer): RawRequest => ({
  name,
  bytes: Buffer.concat([
    Buffer.from(`${['POST /api/sign-in HTTP/1.1', HOST, ...headers].join('\r\n')}\r\n\r\n`, 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ]),
});
const JSON_TYPE = 'Content-Type: application/json';

/** Forty of them. */
export const RAW_REQUESTS: readonly RawRequest[] = [
  { name: 'nothing', bytes: Buffer.alloc(0) },
  { name: 'zero bytes', bytes: Buffer.alloc(4096) },
  { name: 'the greeting of TLS', bytes: Buffer.from('16030100a5010000a10303', 'hex') },
  { name: 'the preface of HTTP/2', bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
  { name: 'a first line alone', bytes: Buffer.from('GET /api/sign-in HTTP/1.1\r\n') },
  { name: 'line feeds alone', bytes: Buffer.from(`GET / HTTP/1.1\n${HOST}\n\n`) },
  raw('no version', 'GET /api/sign-in', HOST),
  raw('an old version', 'GET /api/sign-in HTTP/0.9', HOST),
  raw('a version to come', 'GET /api/sign-in HTTP/9.9', HOST),
  raw('an unknown method', 'BREW /api/sign-in HTTP/1.1', HOST),
  raw('a method in small letters', 'get /api/sign-in HTTP/1.1', HOST),
  raw('a long method', `${'G'.repeat(5000)} / HTTP/1.1`, HOST),
  raw('no host', 'GET /api/sign-in HTTP/1.1'),
  raw('two hosts', 'GET /api/sign-in HTTP/1.1', HOST, 'Host: evil.example'),
  raw('a long path', `GET /${'a'.repeat(70_000)} HTTP/1.1`, HOST),
  raw('a path that is no path', 'GET api HTTP/1.1', HOST),
  raw('an address of somebody else', 'GET http://evil.example/api/sign-in HTTP/1.1', HOST),
  raw('a connection through', 'CONNECT 169.254.169.254:80 HTTP/1.1', HOST),
  raw('an asterisk', 'OPTIONS * HTTP/1.1', HOST),
  raw('half an escape', 'GET /api/users/%E0%A4%A HTTP/1.1', HOST),
  raw('an escaped NUL', 'GET /api/users/%00 HTTP/1.1', HOST),
  raw('escaped dots', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', HOST),
  raw('dots', 'GET /../../etc/passwd HTTP/1.1', HOST),
  raw('backslashes', 'GET /..\\..\\etc\\passwd HTTP/1.1', HOST),
  raw('a header without a name', 'GET / HTTP/1.1', HOST, ': x'),
  raw('a header with a blank in its name', 'GET / HTTP/1.1', HOST, 'X Y: z'),
  raw('a header that is folded', 'GET / HTTP/1.1', HOST, 'X-Y: a', ' b'),
  raw('a NUL in a header', 'GET / HTTP/1.1', HOST, 'X-Y: a\u0000b'),
  raw('a large header', 'GET / HTTP/1.1', HOST, `X-Y: ${'a'.repeat(40_000)}`),
  raw('many headers', 'GET / HTTP/1.1', HOST, ...Array.from({ length: 3000 }, (_, at) => `X-${at}: ${at}`)),
  raw('a strange token', 'GET /api/users/x HTTP/1.1', HOST, `Authorization: Bearer ${'.'.repeat(8000)}`),
  raw('a switch to another protocol', 'GET / HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket'),
  post('a negative length', [JSON_TYPE, 'Content-Length: -5'], '{}'),
  post('a length in letters', [JSON_TYPE, 'Content-Length: two'], '{}'),
  post('two lengths', [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 200'], '{}'),
  post('a length and pieces', [JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  post('pieces of a strange size', [JSON_TYPE, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  post('a strange encoding', [JSON_TYPE, 'Transfer-Encoding: gzip, identity', 'Content-Length: 2'], '{}'),
  post('less than it said', [JSON_TYPE, 'Content-Length: 2000'], '{}'),
  post('packed bytes that are none', [JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 4'], 'abcd'),
];
