import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { translate } from '@/contract/texts/translate';
import { HttpError } from './httpError';

/** No body of the contract is half as deep (I2). */
const MAX_DEPTH = 40;

/**
 * Takes JSON that is UTF-8 and not deeper than the contract needs. `__proto__` and `constructor` are refused, as fastify
 * does by itself.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body as Buffer)) return done(new HttpError(400, 'invalid', translate('failed.body')));
    const text = body.toString('utf8');
    if (isDeeperThan(text, MAX_DEPTH)) return done(new HttpError(400, 'invalid', translate('failed.body')));
    void parse(request, text, done);
  });
}

/** Looked at before parsing, which would go as deep as the text does. */
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
