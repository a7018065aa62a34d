import { allReplayable } from '../../tests/models/replayable';
import { observe } from '../../tests/models/support/observe';
import { recordOf, recordPath } from '../../tests/models/support/oracle/record';

/** The record of every machine, by the path of its file. */
export async function machineRecords(): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  for (const { model } of allReplayable) records.set(recordPath(model.machine.id), recordOf(await observe(model)));
  return records;
}
