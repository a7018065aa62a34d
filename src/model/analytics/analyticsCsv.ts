import { formatCsv } from '../content/csv';
import { HOUR_LABELS } from './hourLabels';
import { serviceName } from './services';

interface ShownFigures {
  readonly services: readonly { readonly service: string; readonly today: number; readonly total: number }[];
  readonly hours: readonly number[];
  readonly visitors: readonly { readonly label: string; readonly data: number }[];
}

/** The words of the file. */
export interface CsvWords {
  readonly part: string;
  readonly label: string;
  readonly today: string;
  readonly total: string;
  readonly services: string;
  readonly hours: string;
  readonly visitors: string;
}

/** Formats the table and both charts of the screen as CSV. No cell is a formula for a spreadsheet. */
export function analyticsCsv({ services, hours, visitors }: ShownFigures, words: CsvWords): string {
  return formatCsv(
    [words.part, words.label, words.today, words.total],
    [
      ...services.map(({ service, today, total }) => [
        words.services,
        serviceName(service),
        String(today),
        String(total),
      ]),
      ...hours.map((sessions, hour) => [words.hours, HOUR_LABELS[hour] ?? '', '', String(sessions)]),
      ...visitors.map(({ label, data }) => [words.visitors, label, '', String(data)]),
    ],
  );
}
