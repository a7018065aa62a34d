import { type ChartPath, type PackedPaths, unpackPaths } from '@/model/statechart/chartPaths';

const files = import.meta.glob<PackedPaths>('./paths/*.generated.json', { import: 'default' });

/** The generated paths of a machine; null where it has no model. Rejects when they cannot be loaded. */
export async function loadPaths(machine: string): Promise<readonly ChartPath[] | null> {
  const load = files[`./paths/${machine}.generated.json`];
  return load ? unpackPaths(await load()) : null;
}
