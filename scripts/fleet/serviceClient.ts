import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { type CallInput, type Data, type Endpoint, fillPath } from '../../src/contract/endpoint';

/** Connections at most: a service closes further ones of an address. */
const CONNECTIONS = 300;

export interface ServiceAnswer<D> {
  readonly status: number;
  /** Of an answer of 200. */
  readonly data: D | null;
  readonly message: string;
  readonly token: string | null;
}

export type ServiceClient = <E extends Endpoint>(
  endpoint: E,
  given: CallInput<E> & { readonly as?: string | null; readonly organisation?: string | null },
) => Promise<ServiceAnswer<Data<E>>>;

/** Makes calls of the contract from many kiosks over few connections. The promise rejects when the connection fails. */
export function createServiceClient(base: string): ServiceClient {
  const { protocol } = new URL(base);
  const isEncrypted = protocol === 'https:';
  const options = { keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'lifo' } as const;
  const agent = isEncrypted ? new HttpsAgent(options) : new HttpAgent(options);
  const open = isEncrypted ? httpsRequest : httpRequest;
  return async (endpoint, given) => {
    const { params, body } = given as { params?: Record<string, string>; body?: unknown };
    const payload = body === undefined ? null : JSON.stringify(body);
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      const sent = open(
        `${base}/api/${fillPath(endpoint.path, params)}`,
        {
          agent,
          method: endpoint.method,
          headers: {
            ...(given.as && { authorization: `Bearer ${given.as}` }),
            ...(given.organisation && { 'x-acting-organisation': given.organisation }),
            ...(payload !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        answered,
      );
      sent.on('error', failed).end(payload ?? undefined);
    });
    const content = await text(response);
    const status = response.statusCode ?? 0;
    // An error of a proxy is no JSON.
    const parsed = content.startsWith('{') ? (JSON.parse(content) as { data?: unknown; message?: string }) : {};
    return {
      status,
      data: status === 200 ? (parsed.data as never) : null,
      message: parsed.message ?? '',
      token: response.headers.authorization?.replace(/^Bearer /, '') ?? null,
    };
  };
}
