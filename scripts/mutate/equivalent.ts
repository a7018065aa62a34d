/** Changes that change no behaviour, by the mutant's name, each with the reason. They are not counted. */
export const equivalentMutants: Readonly<Record<string, string>> = {};
