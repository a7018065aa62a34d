/** One answer, or none. */
export interface Sample {
  /** Null where the connection failed. */
  readonly status: number | null;
  readonly milliseconds: number;
}

export interface Figures {
  readonly sent: number;
  /** Of the check-ins, the share that was answered with 200. */
  readonly shareAnswered: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** How many of each status; `none` for failed connections. */
  readonly statuses: Readonly<Record<string, number>>;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The figures of some check-ins; zeros where there are none. */
export function figuresOf(samples: readonly Sample[]): Figures {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const statuses: Record<string, number> = {};
  for (const { status } of samples) statuses[status ?? 'none'] = (statuses[status ?? 'none'] ?? 0) + 1;
  return {
    sent: samples.length,
    shareAnswered: samples.length === 0 ? 0 : (statuses['200'] ?? 0) / samples.length,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    statuses,
  };
}
