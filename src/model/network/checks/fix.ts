import type { ObjectName } from '../objectName';
import type { FixStep } from './fixStep';

export type FixKind =
  | 'connect'
  | 'connect-parts'
  | 'set-entrance'
  | 'move-to-room'
  | 'not-entrance'
  | 'add-entrance'
  | 'open-both-ways'
  | 'unite'
  | 'join-paths'
  | 'allow-travel'
  | 'remove';

/**
 * The solution of a problem. Its button names it, so that nobody presses it to find out. Plain data, since a worker
 * looks for problems: `fixOperation` makes the command of its step.
 */
export interface Fix {
  readonly kind: FixKind;
  /** Name of the object that the button names. */
  readonly name: ObjectName;
  readonly count: number;
  /** Whether it deletes a person's drawing, so that the person is asked first. */
  readonly deletes: boolean;
  readonly step: FixStep;
}

export const fix = (kind: FixKind, name: ObjectName, step: FixStep, rest: Partial<Fix> = {}): Fix => ({
  kind,
  name,
  count: 1,
  deletes: false,
  step,
  ...rest,
});
