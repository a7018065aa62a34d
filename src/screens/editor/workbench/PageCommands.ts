import type { RunCommand } from '../commands/useEditorCommands';
import { usePageCommands } from './usePageCommands';

/** Offers the commands of the editor, which nobody sees before a palette is open. */
export function PageCommands({ run }: { readonly run: RunCommand }): null {
  usePageCommands(run);
  return null;
}
