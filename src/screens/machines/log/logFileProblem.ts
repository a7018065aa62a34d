import type { ReadLog } from '@/machines/inspect/log/logFile';
import { text } from '../texts';

const TEXTS = {
  'too-large': 'logTooLarge',
  'no-json': 'logNoJson',
  foreign: 'logForeign',
  malformed: 'logMalformed',
  empty: 'logEmpty',
} as const;

/** Why a file was not opened, in a sentence. */
export function logFileProblem(read: Extract<ReadLog, { kind: 'error' }>, file: string): string {
  if (read.problem !== 'other-version') return text(TEXTS[read.problem], { file });
  return text('logOtherVersion', { file, version: read.version, own: read.own });
}
