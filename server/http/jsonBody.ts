import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_BODY, maxValuesOf } from './bodies/bodyLimits';
import { type BodyReader, badBody } from './bodies/bodyReader';
import { parseJson } from './bodies/parseJson';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in the contract. */
    call?: string;
    /** The body may be JSON as text/plain. */
    plainText?: boolean;
  }
}

/** Accepts JSON in UTF-8. Large bodies are parsed in a thread, because the event loop answers everybody. */
export function acceptJson(app: FastifyInstance, readLargeBody: BodyReader): void {
  const read = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    const { config, bodyLimit } = request.routeOptions;
    if (body.length > DEFAULT_BODY && config.call !== undefined) return readLargeBody(body, config.call);
    const parsed = parseJson(body, maxValuesOf(Math.min(bodyLimit, DEFAULT_BODY)));
    if (!parsed.ok) throw badBody(parsed.problem);
    return parsed.value;
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    request.routeOptions.config.plainText ? read(request, body) : Promise.resolve(body.toString()),
  );
}
