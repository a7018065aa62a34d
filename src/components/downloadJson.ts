import { downloadFile } from './downloadFile';

/** Offers a value to the person as a JSON file. */
export function downloadJson(filename: string, value: unknown): void {
  downloadFile(filename, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
