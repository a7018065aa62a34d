import pino, { type DestinationStream, type Logger } from 'pino';
import { redactFields } from './redactFields';
import { redactText } from './redactText';

/**
 * The log of the service: one line of JSON for each entry, at every level without passwords, tokens, codes and keys, whoever
 * writes it.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      // The fields of an error are made with the others.
      serializers: { err: (fields: unknown) => fields },
      formatters: { log: (fields) => redactFields(fields) as Record<string, unknown> },
      hooks: {
        logMethod(given, method) {
          const texts = withMessage(given).map((one) => (typeof one === 'string' ? redactText(one) : one));
          method.apply(this, texts as Parameters<typeof method>);
        },
      },
    },
    ...(destination ? [destination] : []),
  );

/** An entry of an error alone has its message, which pino would take as it is. */
function withMessage(given: readonly unknown[]): readonly unknown[] {
  const [first] = given;
  if (given.length !== 1 || typeof first !== 'object' || first === null) return given;
  const error = 'err' in first ? first.err : first;
  return error instanceof Error ? [first, error.message] : given;
}
