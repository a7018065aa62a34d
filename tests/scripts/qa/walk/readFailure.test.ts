import { describe, expect, it } from 'vitest';
import { locatorText, readFailure } from '../../../../scripts/qa/walk/readFailure';

const MESSAGE = `\u001b[2mexpect(\u001b[22m\u001b[31mlocator\u001b[39m\u001b[2m).\u001b[22mtoBeVisible failed

Locator: getByRole('form', { name: 'Sign in' }).getByText('Wrong address or password.')
Expected: visible
Timeout: 8000ms
Error: element(s) not found

Call log:
  - Expect "toBeVisible" with timeout 8000ms`;

describe('a failure in words', () => {
  it('[QA12] says what was expected and what was seen', () => {
    expect(readFailure(MESSAGE)).toEqual({
      expected: 'form “Sign in” › text “Wrong address or password.”: visible',
      seen: 'form “Sign in” › text “Wrong address or password.”: element(s) not found',
    });
  });

  it('[QA12] has the values of a comparison', () => {
    const message =
      "expect(locator).toHaveCount(expected) failed\n\nLocator:  getByRole('alert')\nExpected: 0\nReceived: 2";
    expect(readFailure(message)).toEqual({ expected: 'alert: 0', seen: 'alert: 2' });
  });

  it('[QA12] has the message itself where nothing was compared', () => {
    const message = "locator.click: Timeout 15000ms exceeded.\nCall log:\n  - waiting for getByRole('button')";
    expect(readFailure(message)).toEqual({ expected: null, seen: 'locator.click: Timeout 15000ms exceeded.' });
    expect(readFailure('The page has not asked for save.').seen).toBe('The page has not asked for save.');
  });

  it.each([
    ["getByRole('button', { name: 'Save', exact: true })", 'button “Save”'],
    ["getByRole('row', { name: /^Eli/i }).getByRole('link')", 'row “/^Eli/i” › link'],
    ["getByLabel('Name')", 'field “Name”'],
    ["getByRole('alertdialog').last().getByText(/gone/)", 'alertdialog (last) › text “gone”'],
    ["getByTestId('plan')", '“plan”'],
  ])('[QA12] %s is %s', (locator, words) => {
    expect(locatorText(locator)).toBe(words);
  });
});
