/** Machines whose paths are walked in process only, with the reason; `qa replay --all` leaves them out too. */
export const unwalked: Readonly<Record<string, string>> = {};
