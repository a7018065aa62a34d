/** The labels of the hours of a day, 00:00 to 23:00. */
export const HOUR_LABELS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);
