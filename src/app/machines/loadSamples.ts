import type { SimulationSamples } from '@/machines/inspect/simulation/simulation';

const files = import.meta.glob<SimulationSamples>('./paths/samples/*.generated.json', { import: 'default' });

/** The samples of the model of a machine; null where it has none. Rejects when they cannot be loaded. */
export async function loadSamples(machine: string): Promise<SimulationSamples | null> {
  return (await files[`./paths/samples/${machine}.generated.json`]?.()) ?? null;
}
