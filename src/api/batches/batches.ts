import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Batch, listBatches, startBatch } from '@/contract/batches/batches';
import { isRunning } from '@/contract/jobs/isRunning';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { batchesKey, batchResultsKey } from './keys';

/** Milliseconds between two looks at a batch that runs. */
const LOOK = 1000;

/** The batches of the last day, newest first; they are read again while one of them runs. */
export const batchesQuery = (organisation: string) =>
  queryOptions({
    queryKey: batchesKey(organisation),
    queryFn: async ({ signal }) =>
      (await call(listBatches, { params: { uuid: organisation }, query: {}, signal })).data.batches,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ?? false) && pollInterval(LOOK, state),
  });

/** One of them with its results so far. */
export const batchResultsQuery = (organisation: string, uuid: string) =>
  queryOptions({
    queryKey: batchResultsKey(organisation, uuid),
    queryFn: async ({ signal }) => {
      const query = { results: uuid };
      const { batches, results } = (await call(listBatches, { params: { uuid: organisation }, query, signal })).data;
      return { batch: batches.find((one) => one.uuid === uuid) ?? null, results };
    },
    refetchInterval: ({ state }) => (!state.data?.batch || isRunning(state.data.batch)) && pollInterval(LOOK, state),
  });

/** Starts a batch, or takes one back. @throws ApiError */
export const beginBatch = async (organisation: string, body: z.input<typeof startBatch.body>): Promise<Batch> =>
  (await call(startBatch, { params: { uuid: organisation }, body })).data;
