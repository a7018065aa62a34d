import { cancelJob, type Job, readJob } from '@/contract/jobs/jobs';
import { call } from '../transport/http';

export const fetchJob = async (uuid: string, signal?: AbortSignal): Promise<Job> =>
  (await call(readJob, { params: { uuid }, ...(signal && { signal }) })).data;

export const requestCancel = async (uuid: string): Promise<Job> => (await call(cancelJob, { params: { uuid } })).data;
