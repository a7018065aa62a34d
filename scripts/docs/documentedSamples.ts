import type { AnyStateMachine } from 'xstate';
import { redactEvent } from '@/model/redaction/redact';
import { cutText } from '@/model/text/cutText';
import type { Model } from '../../tests/models/support/model';
import type { DocumentedSample } from './machineDocs';

const MOST_CHARACTERS = 200;

/** The samples of a model as a page about its machine lists them. */
export const documentedSamples = (model: Model<AnyStateMachine, never>): readonly DocumentedSample[] =>
  Object.entries(model.samples).map(([label, event]) => {
    const payload = redactEvent(event);
    const text = Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
    return {
      label,
      type: event.type,
      payload: text.length > MOST_CHARACTERS ? `${cutText(text, MOST_CHARACTERS)} …` : text,
    };
  });

/** The table of edges without the indentation of its source. */
export const tableOf = (expected: string): string =>
  expected
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
