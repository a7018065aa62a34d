import { matchPath } from 'react-router-dom';
import { notify, type ToastAction } from '@/components/feedback/toastStack';
import { text } from '@/components/lazy/texts';
import { isOutdated } from '../routing/release';
import { ROUTES } from '../routing/routeTable';

/** Milliseconds between two looks while the page is seen, and the least that a return to it waits after one. */
const LOOK = 600_000;
const LEAST_WAIT = 60_000;
/** The notice stays until it is closed, and for a day at most. */
const LASTING = 24 * 3_600_000;
const FOR_VISITORS = [ROUTES.preview.path, ROUTES.kiosk.path];

const RELOAD: ToastAction = { label: text('reload'), run: () => window.location.reload() };

/**
 * Says once on an open page of staff that the service runs a newer release. The page is never loaded by itself: something may
 * be typed on it, which a reload keeps with the tab. @returns a function that looks no more
 */
export function noticeRelease(isNewer: () => Promise<boolean> = isOutdated): () => void {
  let isOver = false;
  let looked = Date.now();
  const look = async () => {
    const isForVisitors = FOR_VISITORS.some((path) => matchPath(path, window.location.pathname));
    if (isOver || document.hidden || isForVisitors) return;
    looked = Date.now();
    if (!(await isNewer()) || isOver) return;
    stop();
    notify(text('outdated'), 'info', LASTING, null, RELOAD);
  };
  const onReturn = () => {
    if (Date.now() - looked >= LEAST_WAIT) void look();
  };
  const timer = window.setInterval(() => void look(), LOOK);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  const stop = () => {
    isOver = true;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
  };
  return stop;
}
