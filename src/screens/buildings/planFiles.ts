interface PlanFiles {
  /** The archive of the floor plan, or whatever else was chosen: its upload says what it cannot read. */
  readonly plan: File | null;
  readonly labels: File | null;
}

/** The floor plan and the labels file among files that were chosen or dropped together for one floor. */
export const planFiles = (files: readonly File[]): PlanFiles => ({
  plan: files.find((file) => !isLabels(file)) ?? null,
  labels: files.find(isLabels) ?? null,
});

const isLabels = ({ name }: File): boolean => name.toLowerCase().endsWith('.txt');
