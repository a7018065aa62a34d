export interface Bundle {
  readonly name: string;
  readonly modules: readonly string[];
  readonly test: (id: string) => boolean;
}
export function isModule(module: string, file: string): boolean;
export function bundlesOf(root: string): readonly Bundle[];
