/**
 * The files that a browser loads together: it asks for six at a time, and each takes its turn. A module is in the first bundle
 * that names it; what none names is where the build puts it, mostly with the page that needs it.
 */

/** Modules are files of the project, all TypeScript files of a folder (`folder/*.ts`), or packages by the end of their name. */
const BUNDLES = {
  shell: {
    modules: [
      'src/app/shell/QueryCacheProvider.tsx',
      'src/app/shell/ShellRoute.tsx',
      'src/components/blocked/ActionButton.tsx',
      'src/components/blocked/blockedWhile.ts',
      'src/components/feedback/useNotify.ts',
      'src/components/layout/fastSurfaceMotion.tsx',
      'src/components/pageCommands.ts',
    ],
    packages: ['query-core', 'react-query', 'react-badge', 'react-menu', 'react-search', 'react-utilities'],
  },
  // Needed by every list before its rows; the table and the forms are loaded with the lists that have them.
  lists: {
    modules: [
      'src/api/locations/projects.ts',
      'src/components/feedback/EmptyState.tsx',
      'src/components/feedback/useListError.ts',
      'src/components/formatDateTime.ts',
      'src/components/layout/PageHeader.tsx',
      'src/components/recordTable/ListScreen.tsx',
      'src/components/recordTable/ListStates.tsx',
      'src/components/recordTable/nextSort.ts',
      'src/components/recordTable/SearchField.tsx',
      'src/components/recordTable/texts.ts',
      'src/components/recordTable/useFocusRow.ts',
      'src/components/recordTable/useListParams.ts',
      'src/components/recordTable/useRecordList.ts',
      'src/contract/jobs/jobs.ts',
      'src/machines/apiErrors.ts',
      'src/machines/records/formResult.ts',
      'src/model/content/search/listOrder.ts',
    ],
    packages: ['react-skeleton'],
  },
  // The forms of records, without which the locations are listed.
  records: {
    modules: [
      'src/app/records/provideRecordForm.ts',
      'src/app/records/recordRoute.tsx',
      'src/app/records/useRecordMachine.ts',
      'src/machines/records/recordForm.machine.ts',
      'src/machines/records/recordKind.ts',
    ],
  },
  menus: {
    modules: ['src/screens/shell/GlobalSearch.tsx', 'src/screens/shell/UserMenu.tsx'],
    packages: ['react-combobox'],
  },
  plan: {
    modules: [
      'src/api/buildings/floors.ts',
      'src/api/network/editor.ts',
      'src/components/floorPlan/CompassPlace.tsx',
      'src/components/floorPlan/ViewButtons.tsx',
      'src/components/mapCanvas/MapCanvas.tsx',
      'src/components/mapCanvas/mapColours.ts',
      'src/components/mapCanvas/mapLogo.ts',
      'src/components/mapCanvas/store.ts',
      'src/components/mapCanvas/useMapLogos.ts',
      'src/components/useNow.ts',
      'src/model/content/icons/mapLogoOf.ts',
      'src/model/content/rooms/kindHints.ts',
      'src/model/floorPlan/drawnFloor.ts',
      'src/model/floorPlan/kinds/*.ts',
      'src/model/network/closure.ts',
      'src/model/network/delta.ts',
      'src/model/routing/routeDrawing.ts',
      'src/screens/checks/checkPort.ts',
      'src/screens/checks/newestOnly.ts',
    ],
    packages: ['comlink'],
  },
  // Beside the map: the lists of the editor need it, and the page before publishing.
  checks: {
    modules: [
      'src/model/network/operations/removeSelection.ts',
      'src/model/routing/graph/compileGraph.ts',
      'src/model/routing/graph/reachableFrom.ts',
      'src/screens/checks/useNetworkChecks.ts',
    ],
  },
  // Shared by the tools with the commands, the menu and the clipboard, which load later.
  tools: {
    modules: [
      'src/model/floorPlan/newMesh.ts',
      'src/model/floorPlan/snapGeometry.ts',
      'src/model/geometry/segments.ts',
      'src/model/network/edits/addNode.ts',
      'src/model/network/edits/connectNodes.ts',
      'src/model/network/edits/moveNodes.ts',
      'src/model/network/edits/splitEdge.ts',
      'src/model/network/findEdge.ts',
      'src/model/network/movedPlaces.ts',
      'src/model/network/operations/dragNodes.ts',
      'src/model/network/operations/drawPath.ts',
      'src/model/network/operations/extendPath.ts',
      'src/model/network/operations/placeNode.ts',
      'src/model/network/operations/splitPath.ts',
      'src/model/network/selection.ts',
      'src/model/network/snapping.ts',
      'src/screens/editor/placements/placementDraft.ts',
      'src/screens/editor/tools/*.ts',
      'src/screens/editor/tools/measure/*.ts',
      'src/screens/editor/tools/node/*.ts',
      'src/screens/editor/tools/outline/outlineTools.ts',
      'src/screens/editor/tools/path/*.ts',
      'src/screens/editor/tools/route/route.ts',
      'src/screens/editor/tools/route/routeTool.ts',
      'src/screens/editor/tools/route/useRoutePreview.ts',
      'src/screens/editor/tools/select/*.ts',
    ],
  },
  forms: {
    modules: [],
    packages: ['react-checkbox', 'react-dialog', 'react-message-bar', 'react-radio', 'react-slider', 'react-switch'],
  },
};

const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether a module of a bundle is a file of the project: `src/app/texts.ts`. */
export const isModule = (module, file) =>
  module.endsWith('/*.ts')
    ? file.endsWith('.ts') && folderOf(file) === module.slice(0, -'*.ts'.length)
    : file === module;

/**
 * The bundles with a test of the absolute path of a module, in the order in which they are asked.
 * @param {string} root absolute path of the project, with the slash at its end
 */
export const bundlesOf = (root) =>
  Object.entries(BUNDLES).map(([name, { modules, packages = [] }]) => ({
    name,
    modules,
    test: (id) => {
      const path = id.replaceAll('\\', '/');
      const isOfProject = path.startsWith(root) && modules.some((module) => isModule(module, path.slice(root.length)));
      return isOfProject || packages.some((one) => path.includes(`/${one}/`));
    },
  }));
