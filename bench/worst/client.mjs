import { Agent, request } from 'node:http';

/** Makes calls of one person over connections of their own; gives the status and the bytes of each answer. */
export function createClient(address, headers) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = (method, path, { body, type, more = {} } = {}) =>
    new Promise((answered) => {
      const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
      const given = payload && { 'content-type': type ?? 'application/json', 'content-length': payload.length };
      const asking = request(
        { hostname, port, agent, method, path: `/api/${path}`, headers: { ...headers, ...given, ...more } },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('end', () =>
            answered({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
          response.once('error', () => answered({ status: 0, headers: {}, body: Buffer.alloc(0) }));
        },
      );
      asking.once('error', () => answered({ status: 0, headers: {}, body: Buffer.alloc(0) }));
      asking.end(payload);
    });
  const json = async (method, path, given) => {
    const { status, body } = await send(method, path, given);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body.subarray(0, 300)}`);
    return body.length === 0 ? null : JSON.parse(body).data;
  };
  const upload = (path, { name, bytes, field = 'file', fields = {} }) => {
    const boundary = '----atrium-bench-boundary';
    const part = (disposition, content) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
        content,
        Buffer.from('\r\n'),
      ]);
    const body = Buffer.concat([
      ...Object.entries(fields).map(([key, value]) => part(`name="${key}"`, Buffer.from(String(value)))),
      part(`name="${field}"; filename="${name}"`, bytes),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    return send('POST', path, { body, type: `multipart/form-data; boundary=${boundary}` });
  };
  return { send, json, upload, end: () => agent.destroy() };
}

/** Signs somebody of the demo world in. */
export async function signIn(address, email) {
  const answer = await fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'atrium-demo' }),
  });
  const { data } = await answer.json();
  const token = (answer.headers.get('authorization') ?? '').replace(/^Bearer /, '');
  return { token, organisation: data.user.organisation.uuid };
}
