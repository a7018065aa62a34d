import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { translate } from '@/contract/texts/translate';
import { errorText, fieldErrorOf, fieldErrorsOf, isSessionOver, statusOf, textOf } from '@/machines/apiErrors';

const body = {
  error: 'No.',
  message: 'No.',
  code: 'session-over',
  errors: { name: ['Taken.', 'Long.'], 'list.0': ['Bad.'] },
};
const refusal = new ApiError(401, 'No.', body);

it('[ER2] a failed call is read by its status, code and fields, and anything else has none of them', () => {
  expect([statusOf(refusal), isSessionOver(refusal), fieldErrorOf(refusal, 'name')]).toEqual([401, true, 'Taken.']);
  expect(fieldErrorsOf(refusal)).toEqual({ name: 'Taken.', list: 'Bad.' });
  for (const other of [new Error('Lost.'), null, 'text', new ApiError(401, 'No.', { ...body, code: 'wrong' })])
    expect(isSessionOver(other)).toBe(false);
  for (const other of [new Error('Lost.'), null, 'text'])
    expect([statusOf(other), fieldErrorOf(other, 'name'), fieldErrorsOf(other)]).toEqual([null, undefined, {}]);
});

it('[ER2] its text is that of the service, or the one of the screen where the service gave none', () => {
  expect([textOf(refusal), textOf('lost')]).toEqual(['No.', 'lost']);
  expect(errorText(refusal, 'Not saved.')).toBe('No.');
  expect(errorText(new Error(''), 'Not saved.')).toBe('Not saved.');
  expect(errorText(new Error(translate('failed.any')), 'Not saved.')).toBe('Not saved.');
  expect(errorText(new Error(''), null)).toBe('');
});
