/** Something that can be chosen. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

/** The names of these ids, in words. */
export const namesOf = <Id extends string | number>(ids: readonly Id[], choices: readonly Choice<Id>[]): string =>
  ids.flatMap((id) => choices.find((one) => one.id === id)?.name ?? []).join(', ');
