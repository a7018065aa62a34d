import type { AnyStateMachine } from 'xstate';
import { changePasswordMachine } from '@/machines/changePassword.machine';
import { creationScreenMachine } from '@/machines/creationScreen.machine';
import { documentMachine } from '@/machines/editor/document.machine';
import { editorMachine } from '@/machines/editor/editor.machine';
import { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import { pathToolMachine } from '@/machines/editor/pathTool.machine';
import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import { globalSearchMachine } from '@/machines/globalSearch.machine';
import { handOffMachine } from '@/machines/handOff.machine';
import { locationConfirmationMachine } from '@/machines/locationConfirmation.machine';
import { mapApprovalMachine } from '@/machines/mapApproval.machine';
import { mapUploadMachine } from '@/machines/mapUpload.machine';
import { passwordResetMachine } from '@/machines/passwordReset.machine';
import { publishingMachine } from '@/machines/publishing.machine';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { sessionMachine } from '@/machines/session.machine';
import { signInMachine } from '@/machines/signIn.machine';
import { switchingMachine } from '@/machines/switching.machine';
import { toastMachine } from '@/machines/toast.machine';
import { twoFactorSetupMachine } from '@/machines/twoFactorSetup.machine';
import { visitorMachine } from '@/machines/visitor.machine';
import { warningDialogMachine } from '@/machines/warningDialog.machine';

/** Every chart of the console, in the order of the files. */
export const allMachines: readonly AnyStateMachine[] = [
  changePasswordMachine,
  creationScreenMachine,
  documentMachine,
  editorMachine,
  nodeToolMachine,
  pathToolMachine,
  selectToolMachine,
  globalSearchMachine,
  handOffMachine,
  locationConfirmationMachine,
  mapApprovalMachine,
  mapUploadMachine,
  passwordResetMachine,
  publishingMachine,
  recordFormMachine,
  sessionMachine,
  signInMachine,
  switchingMachine,
  toastMachine,
  twoFactorSetupMachine,
  visitorMachine,
  warningDialogMachine,
];
