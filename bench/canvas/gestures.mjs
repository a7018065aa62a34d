/** The gestures of a person with a real wheel and mouse, and what they cost; the same for every contender. */

/** Milliseconds between two events of the wheel or mouse: more often than frames, so that no frame waits for one. */
const EVERY = 10;
const CONTROL = 2;
/** Events that a page may leave unanswered before further ones are left out, as a browser unites them. */
const UNANSWERED = 4;

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds).unref());

/** Processor seconds of all processes of the browser so far. */
async function processorSeconds(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Notes when the browser put another picture on the screen: a frame in which nothing moved is none. */
async function watchFrames(session) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] },
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return events
      .filter(({ name }) => name === 'DrawFrame')
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other);
  };
}

/**
 * Does `act` for so long, as often as a mouse would and not waiting for the page. A page that has not come through after
 * `most` seconds is given up.
 * @returns pictures per second, 95th percentile of the time between two, longest task, processor time per picture; in ms
 */
export async function measure({ page, browser }, act, { seconds = 3, most = 20 } = {}) {
  const session = await browser.newBrowserCDPSession();
  await page.evaluate(() => {
    globalThis.benchTasks = [];
    globalThis.benchObserver ??= new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.benchTasks.push(duration);
    });
    globalThis.benchObserver.observe({ entryTypes: ['longtask'] });
  });
  const drawnFrames = await watchFrames(session);
  const before = await processorSeconds(session);
  const began = performance.now();
  const sent = new Set();
  for (let turn = 0; performance.now() - began < seconds * 1000; turn++) {
    if (sent.size < UNANSWERED) {
      const event = act(turn)
        .catch(() => {})
        .finally(() => sent.delete(event));
      sent.add(event);
    }
    await sleep(Math.max(0, began + (turn + 1) * EVERY - performance.now()));
  }
  const through = Promise.all(sent).then(() =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
      globalThis.benchObserver.disconnect();
      return globalThis.benchTasks;
    }),
  );
  const tasks = await Promise.race([through.catch(() => null), sleep(most * 1000).then(() => null)]);
  const took = performance.now() - began;
  const used = (await processorSeconds(session)) - before;
  const frames = await drawnFrames();
  await session.detach();
  const times = frames.slice(1).map((at, i) => at - frames[i]);
  times.sort((one, other) => one - other);
  return {
    perSecond: ((frames.length - 1) / Math.max(frames.at(-1) - frames[0], seconds * 1000)) * 1000 || 0,
    p95: times[Math.floor(times.length * 0.95)] ?? took,
    longest: tasks ? Math.max(0, ...tasks) : took,
    processor: (used / Math.max(1, frames.length)) * 1000,
    isThrough: tasks !== null,
  };
}

/** Moves a pressed mouse around a place, in pixels, one step for each turn. */
export const dragAround = (input, at) => (turn) =>
  input.send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    x: at.x + Math.sin(turn / 14) * 80,
    y: at.y + Math.cos(turn / 14) * 80,
    button: 'left',
    buttons: 1,
  });

/**
 * All gestures in a page that shows everything. `close` brings one node to the middle, `node` says where one is, `all`
 * shows everything again. The zoom comes last, since one contender does not come back from it.
 */
export async function gestures({ page, browser }, { x, y }, { close, node, all }, only = null) {
  const target = { page, browser };
  const input = await page.context().newCDPSession(page);
  const wheel = (deltaX, deltaY, modifiers = 0) =>
    input.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY, modifiers });
  const pan = (size) => (turn) => wheel(Math.sin(turn / 18) * size, Math.cos(turn / 18) * size);
  await page.mouse.move(x, y);
  const panAll = await measure(target, pan(12));
  if (only === 'panAll') return { panAll };
  await page.waitForTimeout(500);
  await close();
  await page.waitForTimeout(1000);
  const panClose = await measure(target, pan(8));
  await page.waitForTimeout(500);
  await close(); // the panning may have left the floor
  await page.waitForTimeout(500);
  const at = await node();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const drag = await measure(target, dragAround(input, at));
  await page.mouse.up();
  await all();
  await page.waitForTimeout(1000);
  await page.mouse.move(x, y);
  const zoomAll = await measure(target, (turn) => wheel(0, Math.floor(turn / 20) % 2 ? -40 : 40, CONTROL));
  return { panAll, zoomAll, panClose, drag };
}
