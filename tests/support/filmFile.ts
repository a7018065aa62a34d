import type { Page } from 'playwright/test';

/** A second of film, WebM, 64 × 36 points, that the browser of the page has recorded. */
export async function filmFile(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((end) => {
      recorder.onstop = end;
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame++) {
      if (context) context.fillStyle = `hsl(${frame * 14} 80% 50%)`;
      context?.fillRect(0, 0, 64, 36);
      await new Promise((next) => setTimeout(next, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(encoded, 'base64');
}
