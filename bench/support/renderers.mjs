import { readFileSync } from 'node:fs';

/** Process ids of the pages that a browser shows. */
export async function rendererIds(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function megabytes(id, field) {
  try {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN; // no Linux, or gone
  }
}

/** Memory of a process in MB now, and its peak; NaN where the system does not report it. */
export const residentNow = (id) => megabytes(id, 'VmRSS');
export const residentPeak = (id) => megabytes(id, 'VmHWM');
