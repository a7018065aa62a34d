/** @param statuses count of answers by status; @param refusals statuses by which the kind may rightly be rejected */
export function unmeantOf(statuses: Readonly<Record<string, number>>, refusals: readonly number[]): number;
