import type { Json } from '@/model/problemReport/problemReport';
import { redact } from '@/model/redaction/redact';

/** Characters of a context as JSON, and of one of its fields. */
const MOST = 24_000;
const MOST_OF_FIELD = 6_000;

/** The context of a machine without secrets, of a size that can be kept for each of many steps. */
export function boundedContext(context: unknown): Json {
  const safe = redact(context);
  if (JSON.stringify(safe).length <= MOST || typeof safe !== 'object' || safe === null || Array.isArray(safe))
    return safe;
  return Object.fromEntries(
    Object.entries(safe).map(([name, value]) => {
      const length = JSON.stringify(value).length;
      return [name, length > MOST_OF_FIELD ? `[${length} characters]` : value];
    }),
  );
}
