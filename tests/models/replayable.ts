import type { AnyStateMachine } from 'xstate';
import type { S3Double } from '../support/s3Double';
import { analyticsModel } from './analytics/analytics.model';
import { auditLogModel } from './audit/auditLog.model';
import { fileImportModel } from './batches/fileImport.model';
import { floorsImportModel } from './buildings/floorsImport.model';
import { creationScreenModel } from './creation/creationScreen.model';
import { documentModel } from './editor/document.model';
import { editorModel } from './editor/editor.model';
import { globalDestinationModel } from './editor/globalDestination.model';
import { goToModel } from './editor/goTo.model';
import { labelPlacingModel } from './editor/labelPlacing.model';
import { measureToolModel } from './editor/measureTool.model';
import { networkGenerationModel } from './editor/networkGeneration.model';
import { nodeToolModel } from './editor/nodeTool.model';
import { outlineToolModel } from './editor/outlineTool.model';
import { pathToolModel } from './editor/pathTool.model';
import { placementFormModel } from './editor/placementForm.model';
import { selectToolModel } from './editor/selectTool.model';
import { underlayModel } from './editor/underlay.model';
import { gesturesModel } from './gestures/gestures.model';
import { kioskCommissioningModel } from './kiosks/kioskCommissioning.model';
import { kioskDisplayModel } from './kiosks/kioskDisplay.model';
import { kioskVisitModel } from './kiosks/kioskVisit.model';
import { importerModel } from './locations/importer.model';
import { importReportListModel } from './locations/importReportList.model';
import { integrationTestModel } from './locations/integrationTest.model';
import { locationConfirmationModel } from './locations/locationConfirmation.model';
import { publishingModel } from './locations/publishing.model';
import { mapApprovalModel } from './maps/mapApproval.model';
import { mapUploadModel } from './maps/mapUpload.model';
import { readAloudModel } from './maps/readAloud.model';
import { visitorModel } from './maps/visitor.model';
import { recordFormModel } from './records/recordForm.model';
import { retryWaitModel } from './retry/retryWait.model';
import { changePasswordModel } from './session/changePassword.model';
import { handOffModel } from './session/handOff.model';
import { passwordResetModel } from './session/passwordReset.model';
import { sessionModel } from './session/session.model';
import { signInModel } from './session/signIn.model';
import { switchingModel } from './session/switching.model';
import { twoFactorSetupModel } from './session/twoFactorSetup.model';
import { globalSearchModel } from './shell/globalSearch.model';
import { liveUpdatesModel } from './shell/liveUpdates.model';
import { toastModel } from './shell/toast.model';
import { warningDialogModel } from './shell/warningDialog.model';
import { skinActionsModel } from './skins/skinActions.model';
import type { Model } from './support/model';
import { documentWorld } from './support/worlds/documentWorld';
import { editorWorld } from './support/worlds/editorWorld';
import { importerWorld } from './support/worlds/importerWorld';
import { importWorld } from './support/worlds/importWorld';
import { integrationWorld } from './support/worlds/integrationWorld';
import { kioskWorld } from './support/worlds/kioskWorld';
import { labelsUploadWorld } from './support/worlds/labelsUploadWorld';
import { liveWorld } from './support/worlds/liveWorld';
import { mapUploadWorld } from './support/worlds/mapUploadWorld';
import { measureToolWorld } from './support/worlds/measureToolWorld';
import { nodeToolWorld } from './support/worlds/nodeToolWorld';
import { outlineToolWorld } from './support/worlds/outlineToolWorld';
import { pathToolWorld } from './support/worlds/pathToolWorld';
import { heldLocation } from './support/worlds/publishingWorld';
import { recordWorld } from './support/worlds/recordWorld';
import { sessionWorld } from './support/worlds/sessionWorld';
import { skinWorld } from './support/worlds/skinWorld';
import { uploadWorld } from './support/worlds/uploadWorld';
import { versionWorld } from './support/worlds/versionWorld';
import { visitorWorld } from './support/worlds/visitorWorld';
import type { World } from './support/worlds/world';
import { fileUploadModel } from './uploads/fileUpload.model';
import { labelsUploadModel } from './uploads/labelsUpload.model';
import { versionApprovalModel } from './versions/versionApproval.model';

/** A model with the world in which its steps run. */
export interface Replayable<W extends World = World> {
  /** The rule that its paths prove, in brackets. */
  readonly rule: string;
  readonly model: Model<AnyStateMachine, W>;
  /** Adds what the model needs besides a page to the world; `store` is null when the service is not the test run's own. */
  readonly prepare: (world: World, store: S3Double | null) => Promise<W>;
}

const replayable = <Machine extends AnyStateMachine, W extends World>(
  rule: string,
  model: Model<Machine, W>,
  prepare: Replayable<W>['prepare'],
  // The list mixes models of different machines and worlds; each is only used with its own.
): Replayable => ({ rule, model, prepare }) as unknown as Replayable;

const unprepared = async (world: World): Promise<World> => world;

const signIn = replayable('[SG1]', signInModel, unprepared);
const session = replayable('[SN7]', sessionModel, sessionWorld);
const passwordReset = replayable('[PW1]', passwordResetModel, async (world) => ({
  ...world,
  opened: { account: null, useUp: async () => undefined },
}));
const changePassword = replayable('[CP1]', changePasswordModel, unprepared);
const twoFactorSetup = replayable('[TS1]', twoFactorSetupModel, async (world) => ({
  ...world,
  own: { account: null, codes: null },
}));
const locationConfirmation = replayable('[LC1]', locationConfirmationModel, async (world) => ({
  ...world,
  link: { token: '', end: async () => undefined },
}));
const handOff = replayable('[HO5]', handOffModel, async (world) => ({ ...world, code: { token: '' } }));
const globalSearch = replayable('[GS11]', globalSearchModel, unprepared);
const switching = replayable('[SW14]', switchingModel, unprepared);
const toast = replayable('[TO6]', toastModel, unprepared);
const gestures = replayable('[CV66]', gesturesModel, unprepared);
const labelPlacing = replayable('[LP1]', labelPlacingModel, async (world) => ({
  ...world,
  labelled: { takeRooms: async () => undefined },
}));
const fileImport = replayable('[FI17]', fileImportModel, unprepared);
const floorsImport = replayable('[BP8]', floorsImportModel, unprepared);
const networkGeneration = replayable('[AN11]', networkGenerationModel, unprepared);
const underlay = replayable('[UL3]', underlayModel, unprepared);
const placementForm = replayable('[PP48]', placementFormModel, unprepared);
const globalDestination = replayable('[PP25]', globalDestinationModel, unprepared);
const goTo = replayable('[GS20]', goToModel, unprepared);
const nodeTool = replayable('[NT8]', nodeToolModel, async (world) => nodeToolWorld(world));
const selectTool = replayable('[SL7]', selectToolModel, async (world) => nodeToolWorld(world));
const measureTool = replayable('[MS5]', measureToolModel, async (world) => measureToolWorld(world));
const outlineTool = replayable('[OL13]', outlineToolModel, async (world) => outlineToolWorld(world));
const pathTool = replayable('[PT8]', pathToolModel, async (world) => pathToolWorld(world));
const editor = replayable('[ED17]', editorModel, editorWorld);
const document = replayable('[DO18]', documentModel, documentWorld);
const publishing = replayable('[PB1]', publishingModel, async (world, store) => ({
  ...world,
  location: await heldLocation(world, store),
}));
const importer = replayable('[IO13]', importerModel, importerWorld);
const importReportList = replayable('[IR9]', importReportListModel, importWorld);
const analytics = replayable('[AY20]', analyticsModel, unprepared);
const auditLog = replayable('[AL20]', auditLogModel, unprepared);
const integrationTest = replayable('[IG30]', integrationTestModel, integrationWorld);
const kioskCommissioning = replayable('[KI28]', kioskCommissioningModel, unprepared);
const kioskDisplay = replayable('[KI78]', kioskDisplayModel, kioskWorld);
const kioskVisit = replayable('[KI87]', kioskVisitModel, unprepared);
const liveUpdates = replayable('[LU13]', liveUpdatesModel, liveWorld);
const retryWait = replayable('[ET21]', retryWaitModel, unprepared);
const skinActions = replayable('[SK18]', skinActionsModel, skinWorld);
const fileUpload = replayable('[FM47]', fileUploadModel, unprepared);
const labelsUpload = replayable('[BU49]', labelsUploadModel, labelsUploadWorld);
const mapUpload = replayable('[MU15]', mapUploadModel, mapUploadWorld);
const mapApproval = replayable('[MU14]', mapApprovalModel, uploadWorld);
const versionApproval = replayable('[VS30]', versionApprovalModel, versionWorld);
const readAloud = replayable('[PV43]', readAloudModel, unprepared);
const visitor = replayable('[VW11]', visitorModel, visitorWorld);

const warningDialog = replayable('[FM5]', warningDialogModel, recordWorld);
const recordForm = replayable('[FM1]', recordFormModel, recordWorld);
const creationScreen = replayable('[CR1]', creationScreenModel, recordWorld);

/** Every machine whose paths are walked: in process by paths.test.ts, in a browser by paths.browser.ts. */
export const allReplayable: readonly Replayable[] = [
  session,
  signIn,
  passwordReset,
  changePassword,
  twoFactorSetup,
  locationConfirmation,
  handOff,
  gestures,
  labelPlacing,
  networkGeneration,
  underlay,
  goTo,
  globalDestination,
  placementForm,
  fileImport,
  floorsImport,
  nodeTool,
  selectTool,
  pathTool,
  measureTool,
  outlineTool,
  editor,
  document,
  publishing,
  importer,
  importReportList,
  analytics,
  auditLog,
  integrationTest,
  skinActions,
  kioskCommissioning,
  kioskDisplay,
  kioskVisit,
  fileUpload,
  labelsUpload,
  mapUpload,
  mapApproval,
  versionApproval,
  readAloud,
  visitor,
  globalSearch,
  switching,
  toast,
  liveUpdates,
  retryWait,
  warningDialog,
  recordForm,
  creationScreen,
];
