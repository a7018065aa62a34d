import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { isExempt } from './connectionLimits';

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers an incomplete HTTP request, and closes its connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isExempt(socket)) return;
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const message = translate('failed.body');
  const body: ApiErrorBody = { error: message, message, code: 'invalid' };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy(error);
}
