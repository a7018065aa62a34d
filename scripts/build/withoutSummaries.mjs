/** The summary of a call and the answers that it is tested for, each with the comma and the space that follow, unless its object ends. */
export const OF_THE_SERVICE = /\b(?:summary|answers):\s*(?:'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+")(?:,\s*|(?=\s*\}))/g;

/**
 * Vite plugin. Leaves out of what is built the part of each declared call that the OpenAPI document and the tests of the service
 * read.
 * @type {import('vite').Plugin}
 */
export const withoutSummaries = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  // Texts that people see may have such keys.
  transform: (code, id) =>
    /\/src\/contract\/(?!texts\/)/.test(id) ? { code: code.replace(OF_THE_SERVICE, ''), map: null } : null,
};
