import { beforeEach, vi } from 'vitest';

/** An upload of the page that waits for its answer. */
export class HeldUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  isAborted = false;
  form = new FormData();
  url = '';
  onload: () => void = () => undefined;
  onabort: () => void = () => undefined;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    // The session of these tests has no headers.
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, data: unknown, message = '') {
    this.status = status;
    this.response = { data, message, error: 'Too many.', code: 'refused' };
    this.onload();
  }
}

/** Holds the uploads of every test of the file, in the order in which they were sent. */
export function holdUploads(): readonly HeldUpload[] {
  const sent: HeldUpload[] = [];
  class Sent extends HeldUpload {
    override send(form: FormData) {
      super.send(form);
      sent.push(this);
    }
  }
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('XMLHttpRequest', Sent);
  });
  return sent;
}
