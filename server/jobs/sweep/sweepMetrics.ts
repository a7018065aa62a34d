import { Counter, Registry } from 'prom-client';

/** The counters of the sweep, which `/metrics` answers from the start, before anything was swept. */
export const sweepRegistry = new Registry();

const counter = (name: string, help: string) => new Counter({ name, help, registers: [sweepRegistry] });

export const sweptFiles = counter('atrium_sweep_moved_files_total', 'Files without a row that were moved to the trash');
export const sweptBytes = counter('atrium_sweep_moved_bytes_total', 'Bytes of those files');
export const refusedFiles = counter(
  'atrium_sweep_refused_files_total',
  'Files without a row that were not moved, since there were too many at once',
);
export const putBackFiles = counter('atrium_sweep_put_back_files_total', 'Files that were put back from the trash');
export const emptiedFiles = counter('atrium_sweep_deleted_files_total', 'Files of the trash that were deleted');
