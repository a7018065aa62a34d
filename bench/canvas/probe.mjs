/** What is measured in a page, the same for every contender. */

/** Notes, from the very start of a page, when its canvases last changed. Runs in the page. */
function watchCanvases() {
  const small = new OffscreenCanvas(320, 180);
  const context = small.getContext('2d', { willReadFrequently: true });
  let before = '';
  globalThis.lastChange = 0;
  const look = () => {
    context.clearRect(0, 0, 320, 180);
    for (const canvas of document.querySelectorAll('canvas'))
      if (canvas.width > 300) context.drawImage(canvas, 0, 0, 320, 180);
    const pixels = new Uint32Array(context.getImageData(0, 0, 320, 180).data.buffer);
    let hash = 0;
    let painted = 0;
    for (const pixel of pixels) {
      hash = (Math.imul(hash, 31) + pixel) | 0;
      if (pixel !== pixels[0]) painted++;
    }
    const now = `${hash}`;
    if (now !== before && painted > 50) globalThis.lastChange = performance.now();
    before = now;
    if (!globalThis.isWholeFrameSeen) setTimeout(look, 50);
  };
  addEventListener('DOMContentLoaded', look);
  globalThis.watchAgain = () => {
    globalThis.isWholeFrameSeen = false;
    look();
    return performance.now();
  };
}

export const watch = (page) => page.addInitScript(watchCanvases);

/** Watches on after a whole frame; gives the page's time. */
export const watchAgain = (page) => page.evaluate(() => globalThis.watchAgain());

/** Milliseconds from the start of the page until its canvases have all that they will have. */
export async function wholeFrame(page, { quiet = 4000, most = 60_000 } = {}) {
  const end = Date.now() + most;
  for (;;) {
    await page.waitForTimeout(500);
    const [last, now] = await page.evaluate(() => [globalThis.lastChange, performance.now()]);
    if ((last > 0 && now - last > quiet) || Date.now() > end) {
      await page.evaluate(() => {
        globalThis.isWholeFrameSeen = true;
      });
      return last;
    }
  }
}

/** Processor seconds of all processes of the browser so far. */
async function processorSeconds(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Does `act` for so long and gives frames per second, frame and task times, and processor time per frame. */
export async function measure({ page, browser }, act, seconds = 3) {
  const session = await browser.newBrowserCDPSession();
  await page.evaluate(() => {
    const found = { frames: [], tasks: [], isRunning: true };
    globalThis.benchFrames = found;
    new PerformanceObserver((list) => {
      if (found.isRunning) for (const { duration } of list.getEntries()) found.tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
    const step = (at) => {
      found.frames.push(at);
      if (found.isRunning) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  const before = await processorSeconds(session);
  const end = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < end; turn++) {
    await act(turn);
    await new Promise((done) => setTimeout(done, 10));
  }
  const { frames, tasks } = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    globalThis.benchFrames.isRunning = false;
    return globalThis.benchFrames;
  });
  const used = (await processorSeconds(session)) - before;
  await session.detach();
  const times = frames.slice(1).map((at, i) => at - frames[i]);
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / ((frames.at(-1) - frames[0]) / 1000),
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    longest: Math.max(0, ...tasks),
    processor: (used / Math.max(1, times.length)) * 1000,
  };
}

/** The gestures, by real wheel and mouse. `close` brings one node to the middle, `node` says where one is. */
export async function gestures({ page, browser }, { x, y }, { close, node }) {
  const target = { page, browser };
  const pan = (size) => (turn) => page.mouse.wheel(Math.sin(turn / 10) * size, Math.cos(turn / 10) * size);
  await page.mouse.move(x, y);
  const panAll = await measure(target, pan(30));
  await page.waitForTimeout(500);
  await page.keyboard.down('Control');
  const zoomAll = await measure(target, (turn) => page.mouse.wheel(0, Math.floor(turn / 12) % 2 ? -60 : 60));
  await page.keyboard.up('Control');
  await page.waitForTimeout(1000);
  const scale = await close();
  await page.waitForTimeout(1500);
  const panClose = await measure(target, pan(20));
  await page.waitForTimeout(1000);
  await close(); // the panning may have left the floor
  await page.waitForTimeout(1000);
  const at = await node();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const drag = await measure(target, (turn) =>
    page.mouse.move(at.x + Math.sin(turn / 8) * 80, at.y + Math.cos(turn / 8) * 80),
  );
  await page.mouse.up();
  return { scale, panAll, zoomAll, panClose, drag };
}
