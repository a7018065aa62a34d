import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../../tests/models/support/model';
import type { PlantedFault } from './plantedFault';

type AnyModel = Model<AnyStateMachine, unknown>;
type FaultsOf = (model: AnyModel) => Promise<readonly string[]>;

/** Runs models in process, each time with the present source of what they import. */
export interface ModelRunner {
  /** The first fault that the models of these files find, or null. */
  firstFault(models: readonly string[]): Promise<string | null>;
  invalidate(file: string): void;
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'samples' in value;

export async function createModelRunner({ plugin }: PlantedFault): Promise<ModelRunner> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
  const load = (file: string) => server.ssrLoadModule(resolve(file));
  return {
    firstFault: async (models) => {
      try {
        const { faultsOf } = (await load('tests/models/support/faultsOf.ts')) as { faultsOf: FaultsOf };
        for (const file of models)
          for (const model of Object.values(await load(file)).filter(isModel)) {
            const [fault] = await faultsOf(model);
            if (fault !== undefined) return `${model.machine.id}: ${fault}`;
          }
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    invalidate: (file) => {
      for (const { moduleGraph } of Object.values(server.environments))
        for (const module of moduleGraph.getModulesByFile(resolve(file)) ?? []) moduleGraph.invalidateModule(module);
    },
  };
}
