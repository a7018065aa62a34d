/** The figures that the service reports in its metrics. */
export interface ServiceFigures {
  readonly memoryMegabytes: number;
  /** Milliseconds since its start. */
  readonly eventLoopDelayP99: number;
  readonly cpuSeconds: number;
}

/** Null where the metrics are closed. */
export async function readServiceFigures(base: string): Promise<ServiceFigures | null> {
  const response = await fetch(`${base}/metrics`).catch(() => null);
  return response?.ok ? serviceFiguresOf(await response.text()) : null;
}

/** Reads the text of the metrics. */
export function serviceFiguresOf(metrics: string): ServiceFigures {
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return {
    memoryMegabytes: Math.round(value('process_resident_memory_bytes') / 1e6),
    eventLoopDelayP99: Math.round(value('nodejs_eventloop_lag_p99_seconds') * 1e4) / 10,
    cpuSeconds: Math.round(value('process_cpu_seconds_total') * 10) / 10,
  };
}
