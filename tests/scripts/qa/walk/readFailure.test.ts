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

  const click =
    "locator.click: Timeout 15000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByRole('button', { name: 'Save' })";
  const found = `${click}\n    - locator resolved to <button>Save</button>\n  - attempting click action`;
  it.each([
    [click, 'click on button “Save”: it is not there'],
    [`${found}\n    - element is not enabled\n  - retrying click action`, 'click on button “Save”: it is disabled'],
    [
      `${found}\n    - element is visible, enabled and stable\n    - <div id="o">over</div> intercepts pointer events`,
      'click on button “Save”: <div id="o">over</div> lies over it',
    ],
    [
      "locator.waitFor: Timeout 500ms exceeded.\nCall log:\n  - waiting for getByRole('dialog') to be visible",
      'waitFor on dialog: it is not there',
    ],
  ])('[QA12] names the control of an action that could not be done', (message, seen) => {
    expect(readFailure(message)).toEqual({ expected: null, seen });
  });

  it('[QA12] has the message itself where nothing was compared', () => {
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
