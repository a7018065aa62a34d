import type { Endpoint } from '@/contract/endpoint';
import { readJob } from '@/contract/jobs/jobs';
import type { Client } from './client';

/**
 * The state in which a job of this call ends. Until then it is among the open writes: it ends after a kill as well.
 */
export async function waitForJob(client: Client, call: Endpoint, uuid: string): Promise<string> {
  const key = `job ${uuid}`;
  client.open.set(key, { what: `job of ${call.name}`, key, call, again: () => ended(client, uuid) });
  const state = await ended(client, uuid);
  client.open.delete(key);
  return state;
}

async function ended(client: Client, uuid: string): Promise<string> {
  for (;;) {
    const { state } = await client.call(readJob, { params: { uuid } });
    if (state !== 'queued' && state !== 'running') return state;
    await new Promise((later) => setTimeout(later, 20));
  }
}
