import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { translate } from '@/contract/texts/translate';
import { HttpError } from './httpError';

/** More than twice the depth of any body in the contract; deeper JSON could exhaust the stack. */
const MAX_DEPTH = 40;

/** Accepts JSON in UTF-8 up to MAX_DEPTH. Rejects `__proto__` and `constructor`, as Fastify does by default. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body as Buffer)) return done(new HttpError(400, 'invalid', translate('failed.body')));
    const text = body.toString('utf8');
    if (isDeeperThan(text, MAX_DEPTH)) return done(new HttpError(400, 'invalid', translate('failed.body')));
    void parse(request, text, done);
  });
}

/** Checked before parsing, since the parser recurses as deep as the text is nested. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
