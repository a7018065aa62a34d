/** The program of a Chromium. @throws Error when there is none and none can be installed */
export function findChromium(): string;
/** The program of a Chromium for tests that nobody watches. @throws Error when there is none and none can be installed */
export function findHeadlessChromium(): string;
/** Switches that keep the browser from talking to anyone but the page under test. */
export const chromiumArgs: string[];
