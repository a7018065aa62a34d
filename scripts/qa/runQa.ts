import { readArguments, USAGE } from './arguments';
import { listPaths } from './listPaths';
import { replay } from './replay';

/** Runs a command of `npm run qa`. Returns its exit status: 2 for wrong use, or when nothing could be walked. */
export async function runQa(args: readonly string[]): Promise<number> {
  const command = readArguments(args);
  if (command.kind === 'help') {
    console.log(USAGE);
    return 0;
  }
  try {
    if (command.kind === 'list') return await listPaths(command.machine, command.isJson);
    if (command.kind === 'replay') return await replay(command.options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  console.error(`${command.reason}\n\n${USAGE}`);
  return 2;
}
