/** The measurements in a page, the same for every contender. */

/** Notes, from the very start of a page, when its canvases last changed. Runs in the page. */
function watchCanvases() {
  const small = new OffscreenCanvas(320, 180);
  const context = small.getContext('2d', { willReadFrequently: true });
  let before = '';
  globalThis.lastChange = 0;
  let timer = 0;
  const compare = () => {
    const canvases = [...document.querySelectorAll('canvas')].filter(({ clientWidth }) => clientWidth > 300);
    // Looking takes time itself: a page without a picture is left alone.
    if (canvases.length === 0) return;
    context.clearRect(0, 0, 320, 180);
    for (const canvas of canvases) context.drawImage(canvas, 0, 0, 320, 180);
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
  };
  const look = () => {
    clearTimeout(timer);
    compare();
    if (!globalThis.isWholeFrameSeen) timer = setTimeout(look, 50);
  };
  addEventListener('DOMContentLoaded', look);
  globalThis.look = look;
}

export const watch = (page) => page.addInitScript(watchCanvases);

/** The run gives up a page that has not drawn its picture after so long. */
export const TIMEOUT = 60_000;

/** Milliseconds from the start of the page until its canvases have all that they will have, or TIMEOUT. */
export async function wholeFrame(page, quiet = 3000) {
  const end = Date.now() + TIMEOUT;
  // A sleep that nobody waits for any more keeps no process alive.
  const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds).unref());
  for (;;) {
    await sleep(500);
    const seen = page.evaluate(() => {
      // A page that was busy until now may have changed since it looked.
      globalThis.look?.();
      return [globalThis.lastChange ?? 0, performance.now()];
    });
    const answer = await Promise.race([seen.catch(() => null), sleep(end - Date.now()).then(() => null)]);
    if (!answer) return TIMEOUT;
    const [last, now] = answer;
    if (last === 0 || now - last <= quiet) continue;
    await page.evaluate(() => {
      globalThis.isWholeFrameSeen = true;
    });
    return last;
  }
}
