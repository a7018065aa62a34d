/**
 * Machines whose walks along every edge take more than a minute of browser, with the reason: `npm test` walks them
 * through every state, `npm run test:full` along every edge. `qa list` names them.
 */
export const walkedByState: Readonly<Record<string, string>> = {
  document: 'a location is made for each of its pages, and a tab is lost there for each draft',
  editor: 'its parts are set by themselves: each tool in both views, with each right',
  globalDestination: 'a destination is changed and its question opened for each of its pages',
  importer: 'a source is set up for nearly each of its pages, and read as often as it is tried',
  nodeTool: 'its nodes are dragged in every order, by a mouse that waits for the map to come to rest',
  outlineTool: 'its corners are drawn in every order, by a mouse that waits for the map to come to rest',
  passwordReset: 'an email is asked for and read for nearly each of its edges',
  pathTool: 'its pieces are drawn in every order, by a mouse that waits for the map to come to rest',
  publishing: 'a page is opened for nearly each of its edges: the service has one job of a location at a time',
  selectTool: 'its marquees are drawn in every order, by a mouse that waits for the map to come to rest',
  session: 'a page is opened for nearly each of its edges: a session is looked for once in each',
  signIn: 'a page is opened for nearly each of its edges: nobody signs in twice',
  twoFactorSetup: 'an account is made for each of its pages: a second factor is set up once',
};
