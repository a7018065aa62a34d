import type { ToolWorld } from '../session/useToolWorld';
import { operationOf } from './networkCommands';

/** Removes what was copied by Cut. */
export function removeCopied(world: ToolWorld): void {
  const operation = operationOf('delete', world);
  if (operation) world.perform(operation);
}
