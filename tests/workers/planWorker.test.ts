import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { type PlanJobs, planJobs } from '@/workers/planJobs';
import { createPlanWorker } from '@/workers/planWorker';
import { writeObj } from '../support/objWriter';
import { writeZip } from '../support/zipWriter';

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
class ChannelWorker extends PortEndpoint {
  terminated = false;

  constructor(jobs: PlanJobs) {
    const { port1, port2 } = new MessageChannel();
    super(port1);
    expose(jobs, new PortEndpoint(port2));
  }

  terminate(): void {
    this.terminated = true;
    this.port.close();
  }
}

function start(jobs: PlanJobs = planJobs) {
  const started: ChannelWorker[] = [];
  const worker = createPlanWorker(() => {
    started.push(new ChannelWorker(jobs));
    return started.at(-1) as unknown as Worker;
  });
  return { worker, started };
}

const floor = writeObj({ seed: 6, rooms: 5 });
const archive = new Blob([writeZip([{ name: 'floor.obj', bytes: floor.bytes }])]);
const never: PlanJobs = { readUpload: () => new Promise(() => {}) };

describe('createPlanWorker', () => {
  it('[ME22] starts with its first job and keeps its worker', async () => {
    const { worker, started } = start();
    expect(started).toHaveLength(0);
    expect((await worker.readUpload(archive)).plan.names).toEqual(floor.names);
    expect((await worker.readUpload(archive, { corrections: { unit: 'cm' } })).report.shape.unit).toBe('cm');
    expect(started).toHaveLength(1);
    worker.stop();
    expect(started[0]?.terminated).toBe(true);
  });

  it('[ME22] passes on why an archive is refused', async () => {
    const { worker } = start();
    await expect(worker.readUpload(new Blob(['nothing']))).rejects.toThrow(
      expect.objectContaining({ name: 'MeshError', code: 'not-a-zip' }),
    );
    worker.stop();
  });

  it('[ME22] rejects an aborted job at once and starts anew for the next', async () => {
    const { worker, started } = start(never);
    const stop = new AbortController();
    const reading = worker.readUpload(archive, { signal: stop.signal });
    stop.abort(new Error('changed my mind'));
    await expect(reading).rejects.toThrow('changed my mind');
    expect(started[0]?.terminated).toBe(true);
    await expect(worker.readUpload(archive, { signal: stop.signal })).rejects.toThrow('changed my mind');
    expect(started).toHaveLength(1);
  });

  it('[ME22] starts again after its worker died', async () => {
    const { worker, started } = start(never);
    const reading = worker.readUpload(archive);
    started[0]?.dispatchEvent(new Event('error'));
    await expect(reading).rejects.toThrow(/has stopped/);
    const next = worker.readUpload(archive);
    expect(started).toHaveLength(2);
    worker.stop();
    await expect(next).rejects.toThrow(/was stopped/);
  });
});
