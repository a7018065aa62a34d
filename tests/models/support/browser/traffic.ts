import type { Page, Request } from 'playwright';

/** The calls and the faults of a page since the step began. */
export interface Traffic {
  /** `POST /api/sign-in: 401`, the oldest first; without an answer `: no answer`. */
  readonly calls: readonly string[];
  /** Messages that the page has written to the console as errors, and errors that nothing has caught. */
  readonly errors: readonly string[];
}

interface Noted {
  /** The answer of each call; null until it comes. */
  calls: Map<Request, string | null>;
  errors: string[];
}

const noted = new WeakMap<Page, Noted>();

/** A page that asks again and again fills no report. */
const MOST = 40;
const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

/** Begins to note the traffic of a page; a second call begins anew, as each step does. */
export function noteTraffic(page: Page): void {
  const known = noted.get(page);
  if (known) {
    // A call that is still open belongs to the next step as well: its answer may be what that waits for.
    known.calls = new Map([...known.calls].filter(([, answer]) => answer === null));
    known.errors = [];
    return;
  }
  const own: Noted = { calls: new Map(), errors: [] };
  noted.set(page, own);
  const answered = (request: Request, answer: string) => {
    if (own.calls.has(request)) own.calls.set(request, answer);
  };
  page.on('request', (request) => {
    if (isCall(request)) own.calls.set(request, null);
  });
  page.on('response', (response) => answered(response.request(), String(response.status())));
  page.on('requestfailed', (request) => answered(request, request.failure()?.errorText ?? 'failed'));
  page.on('console', (message) => {
    if (message.type() === 'error') own.errors.push(message.text());
  });
  page.on('pageerror', (error) => own.errors.push(error.message));
}

/** The traffic since the last `noteTraffic`. */
export function trafficOf(page: Page): Traffic {
  const { calls, errors } = noted.get(page) ?? { calls: new Map<Request, null>(), errors: [] };
  const texts = [...calls].map(
    ([request, answer]) => `${request.method()} ${new URL(request.url()).pathname}: ${answer ?? 'no answer'}`,
  );
  return { calls: texts.slice(-MOST), errors: errors.slice(-MOST) };
}

/** The traffic in words, for the message of a failure; empty without any. */
export const trafficText = ({ calls, errors }: Traffic): string =>
  [
    ...(calls.length > 0 ? [`It asked: ${calls.join(', ')}.`] : []),
    ...(errors.length > 0 ? [`Its console: ${errors.join(' | ')}`] : []),
  ].join(' ');
