import type { AnyStateMachine } from 'xstate';
import { analyticsMachine } from '@/machines/analytics/analytics.machine';
import { auditLogMachine } from '@/machines/audit/auditLog.machine';
import { fileImportMachine } from '@/machines/batches/fileImport.machine';
import { floorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { documentMachine } from '@/machines/editor/document.machine';
import { editorMachine } from '@/machines/editor/editor.machine';
import { globalDestinationMachine } from '@/machines/editor/globalDestination.machine';
import { goToMachine } from '@/machines/editor/goTo.machine';
import { labelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import { measureToolMachine } from '@/machines/editor/measureTool.machine';
import { networkGenerationMachine } from '@/machines/editor/networkGeneration.machine';
import { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import { outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import { pathToolMachine } from '@/machines/editor/pathTool.machine';
import { placementFormMachine } from '@/machines/editor/placementForm.machine';
import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import { underlayMachine } from '@/machines/editor/underlay.machine';
import { gesturesMachine } from '@/machines/gestures/gestures.machine';
import { kioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import { kioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { kioskVisitMachine } from '@/machines/kiosks/kioskVisit.machine';
import { importerMachine } from '@/machines/locations/importer.machine';
import { importReportListMachine } from '@/machines/locations/importReportList.machine';
import { integrationTestMachine } from '@/machines/locations/integrationTest.machine';
import { locationConfirmationMachine } from '@/machines/locations/locationConfirmation.machine';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { mapApprovalMachine } from '@/machines/mapApproval.machine';
import { mapUploadMachine } from '@/machines/mapUpload.machine';
import { readAloudMachine } from '@/machines/readAloud.machine';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { retryWaitMachine } from '@/machines/retry/retryWait.machine';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { handOffMachine } from '@/machines/session/handOff.machine';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { sessionMachine } from '@/machines/session/session.machine';
import { signInMachine } from '@/machines/session/signIn.machine';
import { switchingMachine } from '@/machines/session/switching.machine';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { globalSearchMachine } from '@/machines/shell/globalSearch.machine';
import { liveUpdatesMachine } from '@/machines/shell/liveUpdates.machine';
import { toastMachine } from '@/machines/shell/toast.machine';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { skinActionsMachine } from '@/machines/skins/skinActions.machine';
import { fileUploadMachine } from '@/machines/uploads/fileUpload.machine';
import { labelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { visitorMachine } from '@/machines/visitor.machine';

/** Every machine of the console, in the order of the files. */
export const allMachines: readonly AnyStateMachine[] = [
  analyticsMachine,
  auditLogMachine,
  fileImportMachine,
  changePasswordMachine,
  creationScreenMachine,
  documentMachine,
  editorMachine,
  floorsImportMachine,
  globalDestinationMachine,
  labelPlacingMachine,
  networkGenerationMachine,
  underlayMachine,
  measureToolMachine,
  nodeToolMachine,
  outlineToolMachine,
  pathToolMachine,
  placementFormMachine,
  selectToolMachine,
  fileUploadMachine,
  gesturesMachine,
  globalSearchMachine,
  goToMachine,
  handOffMachine,
  importerMachine,
  importReportListMachine,
  integrationTestMachine,
  labelsUploadMachine,
  liveUpdatesMachine,
  locationConfirmationMachine,
  mapApprovalMachine,
  mapUploadMachine,
  passwordResetMachine,
  publishingMachine,
  recordFormMachine,
  retryWaitMachine,
  sessionMachine,
  signInMachine,
  skinActionsMachine,
  switchingMachine,
  toastMachine,
  twoFactorSetupMachine,
  versionApprovalMachine,
  kioskCommissioningMachine,
  kioskDisplayMachine,
  kioskVisitMachine,
  readAloudMachine,
  visitorMachine,
  warningDialogMachine,
];
