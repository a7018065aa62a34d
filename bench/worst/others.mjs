/**
 * The others, in a process of their own: one organisation that reads three short lists at an even rate, whether they are
 * answered or not. `others.mjs ADDRESS TOKEN ORGANISATION`; it measures from the message "begin" to the message "end".
 */
import { Agent, request } from 'node:http';

const [, , address, token, organisation] = process.argv;
const { hostname, port } = new URL(address);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Milliseconds between two requests. */
const GAP = 25;
const PATHS = ['users', 'categories', 'amenities'].map((list) => `/api/organisations/${organisation}/${list}`);

const ask = (path) =>
  new Promise((answered) => {
    const headers = { authorization: `Bearer ${token}` };
    request({ hostname, port, agent, path, headers }, (response) =>
      response.resume().once('end', () => answered(response.statusCode)),
    )
      .once('error', () => answered(null))
      .end();
  });

let timer;
let times = [];
let failed = 0;
let asked = 0;

process.on('message', async (message) => {
  if (message === 'begin') {
    times = [];
    failed = 0;
    const begin = performance.now();
    let sent = 0;
    timer = setInterval(() => {
      for (; begin + sent * GAP <= performance.now(); sent += 1) {
        const due = begin + sent * GAP;
        void ask(PATHS[asked++ % PATHS.length]).then((status) => {
          times.push(performance.now() - due);
          if (status !== 200) failed += 1;
        });
      }
    }, 5);
    return;
  }
  clearInterval(timer);
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  process.send({ p50: at(0.5), p99: at(0.99), count: times.length, failed });
});
process.send('ready');
