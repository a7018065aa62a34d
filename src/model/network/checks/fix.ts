import type { ObjectName } from '../objectName';
import type { Operation } from '../operations/operation';

export type FixKind =
  | 'connect'
  | 'connect-parts'
  | 'set-entrance'
  | 'add-entrance'
  | 'open-both-ways'
  | 'unite'
  | 'join-paths'
  | 'allow-travel'
  | 'remove';

/** A step that solves a problem. Its button names it, so that nobody presses it to find out. */
export interface Fix {
  readonly kind: FixKind;
  /** Name of the object that the button names. */
  readonly name: ObjectName;
  readonly count: number;
  /** Whether it deletes what a person has drawn, so that it is asked for first. */
  readonly deletes: boolean;
  readonly operation: Operation;
}

export const fix = (kind: FixKind, name: ObjectName, operation: Operation, rest: Partial<Fix> = {}): Fix => ({
  kind,
  name,
  count: 1,
  deletes: false,
  operation,
  ...rest,
});
