import type { AnyStateMachine } from 'xstate';
import { documentMachine } from '@/machines/editor/document.machine';
import { editorMachine } from '@/machines/editor/editor.machine';
import { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import { pathToolMachine } from '@/machines/editor/pathTool.machine';
import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import { mapApprovalMachine } from '@/machines/mapApproval.machine';
import { mapUploadMachine } from '@/machines/mapUpload.machine';
import { publishingMachine } from '@/machines/publishing.machine';
import { sessionMachine } from '@/machines/session.machine';
import { signInMachine } from '@/machines/signIn.machine';
import { visitorMachine } from '@/machines/visitor.machine';

/** Every chart of the console, in the order of the files. */
export const allMachines: readonly AnyStateMachine[] = [
  documentMachine,
  editorMachine,
  nodeToolMachine,
  pathToolMachine,
  selectToolMachine,
  mapApprovalMachine,
  mapUploadMachine,
  publishingMachine,
  sessionMachine,
  signInMachine,
  visitorMachine,
];
