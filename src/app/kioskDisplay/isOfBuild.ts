/**
 * Whether an answer may be kept beside the scripts of a build: a page names the first of them. The name of a script is that of its
 * bytes, so that one of another build is not found.
 */
export const isOfBuild = async (isPage: boolean, answer: Response, firstScript: string): Promise<boolean> =>
  answer.ok && (!isPage || (await answer.clone().text()).includes(`"${firstScript}"`));
