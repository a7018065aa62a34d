import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { connectSession } from '@/api/transport/http';
import { upload } from '@/api/uploads/upload';
import { uploadIcons } from '@/contract/icons/icons';
import { uploadMap } from '@/contract/uploads/uploads';
import { changedFile } from '../../support/changedFile';

/** A request with a file, whose end the test decides. */
class HeldUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  address = '';
  sent: FormData | null = null;
  aborts = 0;
  status = 0;
  response: unknown = null;
  responseType = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    requests.push(this);
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.aborts += 1;
    this.onabort();
  }
  send(form: FormData) {
    this.sent = form;
  }
  end(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

let requests: HeldUpload[] = [];
let token = 'first';
let newer: string | null = null;
const ends = vi.fn();

beforeEach(() => {
  requests = [];
  token = 'first';
  newer = null;
  ends.mockClear();
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  connectSession({
    token: () => token,
    newerToken: () => newer,
    organisation: () => 'org',
    tokenRefreshed: () => undefined,
    sessionExpired: ends,
    notFound: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = new Blob(['four']);
const DATA = { data: [], message: 'Done.' };

function send() {
  const leaving = new AbortController();
  const shares: number[] = [];
  const more = [{ file: new Blob(['fives']), filename: 'b.png' }];
  const given = {
    file,
    filename: 'a.png',
    more,
    signal: leaving.signal,
    onProgress: (share: number) => shares.push(share),
  };
  const answer = upload(uploadIcons, { params: { uuid: 'O' }, ...given });
  answer.catch(() => undefined);
  return { answer, leaving, shares, request: requests[0] as HeldUpload };
}

it('[UP17] sends all files under the field of the call, for the active organisation, and tells the share', async () => {
  const { answer, request, shares } = send();
  expect(request.address).toMatch(/^POST .*organisations\/O\//);
  expect(request.headers).toMatchObject({ authorization: 'Bearer first', 'x-acting-organisation': 'org' });
  expect([...(request.sent ?? new FormData())].map(([name, one]) => [name, (one as File).name])).toEqual([
    [uploadIcons.upload?.field, 'a.png'],
    [uploadIcons.upload?.field, 'b.png'],
  ]);
  for (const total of [0, 8]) request.upload.onprogress?.({ loaded: 2, total });
  expect(shares).toEqual([0, 0.25]);
  request.end(201, DATA);
  await expect(answer).resolves.toMatchObject({ data: [], message: 'Done.' });
});

it('[UP17] the query is a part of the address', () => {
  const signal = new AbortController().signal;
  const given = { file, filename: 'a.zip', signal, onProgress: () => undefined };
  void upload(uploadMap, { params: { uuid: 'F' }, query: { compile: '1' }, ...given });
  expect(requests[0]?.address).toMatch(/\?compile=1$/);
});

it('[UP18] a cancelled upload is aborted and says so, and one that is cancelled before it begins sends nothing', async () => {
  const { answer, leaving, request } = send();
  leaving.abort();
  expect(request.aborts).toBe(1);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  const before = AbortSignal.abort();
  const never = upload(uploadIcons, {
    params: { uuid: 'O' },
    file,
    filename: 'a.png',
    signal: before,
    onProgress: () => undefined,
  });
  await expect(never).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests[1]?.sent).toBeNull();
});

it('[UP19] a token that was renewed meanwhile repeats the upload once; without one the session ends', async () => {
  const { answer, request } = send();
  newer = 'second';
  token = 'second';
  request.end(401, { error: 'Over.', message: 'Over.', code: 'session-over' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect([requests[1]?.headers.authorization, ends.mock.calls.length]).toEqual(['Bearer second', 0]);
  newer = null;
  requests[1]?.end(401, { error: 'Over.', message: 'Over.', code: 'session-over' });
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(ends).toHaveBeenCalledTimes(1);
});

it('[UP20] an error of the service, a lost connection and an answer outside of the contract reject', async () => {
  const refused = send();
  refused.request.end(422, { error: 'No.', message: 'No.', code: 'invalid', errors: { file: ['Too large.'] } });
  await expect(refused.answer).rejects.toMatchObject({ status: 422, body: { errors: { file: ['Too large.'] } } });
  requests = [];
  const lost = send();
  lost.request.onerror();
  await expect(lost.answer).rejects.toBeInstanceOf(ApiError);
  requests = [];
  const strange = send();
  strange.request.end(200, { data: 'no list' });
  await expect(strange.answer).rejects.toBeInstanceOf(ApiError);
  requests = [];
  const edge = send();
  edge.request.end(300, DATA);
  await expect(edge.answer).rejects.toMatchObject({ status: 300 });
});

it.each([0, 1])('[FI25] a transfer that breaks off since a file was changed names the file: number %i', async (at) => {
  const files = [new File(['four'], 'a.png'), new File(['five'], 'b.png')].map((one, index) => ({
    file: index === at ? changedFile(one.name) : one,
    filename: one.name,
  }));
  const [first, ...more] = files as [(typeof files)[number]];
  const signal = new AbortController().signal;
  const answer = upload(uploadIcons, { params: { uuid: 'O' }, ...first, more, signal, onProgress: () => undefined });
  requests[0]?.onerror();
  await expect(answer).rejects.toThrow(`${files[at]?.filename} has changed since you chose it. Choose it again.`);
});

it('[UP17] an upload without a query has no question mark, and any answer of success ends it', async () => {
  const { answer, request } = send();
  expect([request.address.includes('?'), request.responseType]).toEqual([false, 'json']);
  request.end(200, DATA);
  await expect(answer).resolves.toMatchObject({ data: [], message: 'Done.' });
});

it('[UP20] a status below that of success rejects, and a lost connection names no file that is as it was', async () => {
  const early = send();
  early.request.end(199, DATA);
  await expect(early.answer).rejects.toMatchObject({ status: 199 });
  requests = [];
  const lost = send();
  lost.request.onerror();
  await expect(lost.answer).rejects.toMatchObject({ status: 500, body: null });
  await expect(lost.answer).rejects.not.toThrow('has changed');
});
