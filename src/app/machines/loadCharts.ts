import type { CataloguedMachine } from '@/screens/machines/machinesScreenProps';

interface Charts {
  readonly repository: string | null;
  readonly machines: readonly CataloguedMachine[];
}

/** The machines of this release as `npm run docs` has written them: their own modules stay with the screens that run them. */
export async function loadCharts(): Promise<Charts> {
  const { default: charts } = await import('./charts.generated.json');
  // TypeScript reads texts in JSON as any text; the file is written from values of these types.
  return charts as unknown as Charts;
}
