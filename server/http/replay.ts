import type { Endpoint } from '@/contract/endpoint';

/** Whether a repetition under the same Idempotency-Key gets the first answer. Calls of anyone answer with sessions. */
export const canReplay = ({ method, policy, secret }: Endpoint): boolean =>
  method !== 'GET' && !secret && (policy.who === 'signed-in' || policy.who === 'staff');
