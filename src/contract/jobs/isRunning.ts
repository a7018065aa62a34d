/** Whether a job, or what is done by one, has not ended: it waits for its turn or is under way. */
export const isRunning = (one: { readonly state: string } | null | undefined): boolean =>
  one?.state === 'queued' || one?.state === 'running';
