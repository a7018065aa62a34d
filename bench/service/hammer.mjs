import { Agent, request } from 'node:http';

/** Asks over so many kept connections for so many seconds, on loopback; `next` gives each request. Gives answers per second and the last answer. */
export async function hammer(address, next, { seconds = 5, connections = 16 } = {}) {
  const { hostname, port } = new URL(address);
  if (hostname !== '127.0.0.1') throw new Error('This load is for a service on this machine alone.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((answered, failed) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const type =
        sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
      const asking = request({ hostname, port, agent, method, path, headers: { ...headers, ...type } }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          answered({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      asking.once('error', failed);
      asking.end(sent);
    });
  let asked = 0;
  let answers = 0;
  let last;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const times = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        last = await ask(next(asked++));
        times.push(performance.now() - start);
        if (last.status >= 400) throw new Error(`${last.status}: ${last.body.subarray(0, 300)}`);
        answers++;
      }
    }),
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    perSecond: answers / ((performance.now() - begin) / 1000),
    p95: times[Math.floor(times.length * 0.95)],
    last,
  };
}
