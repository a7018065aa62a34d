const pad = (value: number): string => String(value).padStart(2, '0');

/** The text of a cell of a workbook: a time of day, a date, a number as it is written, or its text. */
export function workbookCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return typeof value === 'number' ? numberText(value) : String(value);
  const time = `${pad(value.getUTCHours())}:${pad(value.getUTCMinutes())}`;
  const date = `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`;
  // A time without a day is one of the day that workbooks count from.
  if (value.getUTCFullYear() < 1901) return time;
  return time === '00:00' ? date : `${date} ${time}`;
}

/** Fifteen digits, which is what a workbook keeps: 0.1 + 0.2 is 0.3. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));
