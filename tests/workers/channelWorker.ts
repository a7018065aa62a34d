import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import { expose } from 'comlink';

/** A port of Node as the browser knows one. */
class PortEndpoint extends EventTarget {
  readonly port: NodePort;
  readonly #listeners = new Map<unknown, (data: unknown) => void>();

  constructor(port: NodePort) {
    super();
    this.port = port;
  }

  postMessage(message: unknown, transfer: never[] = []): void {
    this.port.postMessage(message, transfer);
  }

  override addEventListener(kind: string, listener: EventListenerOrEventListenerObject): void {
    if (kind !== 'message') {
      super.addEventListener(kind, listener);
      return;
    }
    const hear = (data: unknown) => {
      const event = new MessageEvent('message', { data });
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    };
    this.#listeners.set(listener, hear);
    this.port.on('message', hear);
  }

  override removeEventListener(kind: string, listener: EventListenerOrEventListenerObject): void {
    const hear = this.#listeners.get(listener);
    if (kind === 'message' && hear) this.port.off('message', hear);
  }
}

/** Stands for the browser's Worker: the jobs on the other side of a message channel. */
export class ChannelWorker extends PortEndpoint {
  terminated = false;

  constructor(jobs: object) {
    const { port1, port2 } = new MessageChannel();
    super(port1);
    expose(jobs, new PortEndpoint(port2));
  }

  terminate(): void {
    this.terminated = true;
    this.port.close();
  }
}
