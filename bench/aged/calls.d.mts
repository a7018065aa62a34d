interface AgedCall {
  readonly name: string;
  readonly who: string;
  readonly method: string;
  readonly path: string;
}
/** Every read of the contract but those left out, with the ids of a world. */
export function reads(ids: Readonly<Record<string, string>>): readonly AgedCall[];
/** Common writes, with a body of their own each time. */
export function writes(ids: Readonly<Record<string, string>>): readonly (AgedCall & { readonly body: () => unknown })[];
/** Why reads are left out, by their names. */
export const LEFT_OUT: Readonly<Record<string, string>>;
