import type { AnyStateMachine } from 'xstate';
import type { S3Double } from '../support/s3Double';
import { changePasswordModel } from './changePassword.model';
import { creationScreenModel } from './creationScreen.model';
import { globalSearchModel } from './globalSearch.model';
import { handOffModel } from './handOff.model';
import { locationConfirmationModel } from './locationConfirmation.model';
import { nodeToolModel } from './nodeTool.model';
import { passwordResetModel } from './passwordReset.model';
import { publishingModel } from './publishing.model';
import { recordFormModel } from './recordForm.model';
import { sessionModel } from './session.model';
import { signInModel } from './signIn.model';
import type { Model } from './support/model';
import { nodeToolWorld } from './support/worlds/nodeToolWorld';
import { heldLocation } from './support/worlds/publishingWorld';
import { recordWorld } from './support/worlds/recordWorld';
import { sessionWorld } from './support/worlds/sessionWorld';
import type { World } from './support/worlds/world';
import { switchingModel } from './switching.model';
import { toastModel } from './toast.model';
import { twoFactorSetupModel } from './twoFactorSetup.model';
import { warningDialogModel } from './warningDialog.model';

/** A model with the world that its steps are done in. */
export interface Replayable<W extends World = World> {
  readonly model: Model<AnyStateMachine, W>;
  /** Gives the world what the model's steps want beyond a page; `store` is null where it is not the test run's own. */
  readonly prepare: (world: World, store: S3Double | null) => Promise<W>;
}

const replayable = <Machine extends AnyStateMachine, W extends World>(
  model: Model<Machine, W>,
  prepare: Replayable<W>['prepare'],
  // A list of models of different charts and worlds; each is only ever used with its own.
): Replayable => ({ model, prepare }) as unknown as Replayable;

const unprepared = async (world: World): Promise<World> => world;

export const signIn = replayable(signInModel, unprepared);
export const session = replayable(sessionModel, sessionWorld);
export const passwordReset = replayable(passwordResetModel, async (world) => ({
  ...world,
  opened: { account: null, useUp: async () => undefined },
}));
export const changePassword = replayable(changePasswordModel, unprepared);
export const twoFactorSetup = replayable(twoFactorSetupModel, async (world) => ({
  ...world,
  own: { account: null, codes: null },
}));
export const locationConfirmation = replayable(locationConfirmationModel, async (world) => ({
  ...world,
  link: { token: '' },
}));
export const handOff = replayable(handOffModel, async (world) => ({ ...world, code: { token: '' } }));
export const globalSearch = replayable(globalSearchModel, unprepared);
export const switching = replayable(switchingModel, unprepared);
export const toast = replayable(toastModel, unprepared);
export const nodeTool = replayable(nodeToolModel, async (world) => nodeToolWorld(world));
export const publishing = replayable(publishingModel, async (world, store) => ({
  ...world,
  location: await heldLocation(world, store),
}));

export const warningDialog = replayable(warningDialogModel, recordWorld);
export const recordForm = replayable(recordFormModel, recordWorld);
export const creationScreen = replayable(creationScreenModel, recordWorld);

/** Every chart whose paths can be walked in a browser. */
export const allReplayable: readonly Replayable[] = [
  session,
  signIn,
  passwordReset,
  changePassword,
  twoFactorSetup,
  locationConfirmation,
  handOff,
  nodeTool,
  publishing,
  globalSearch,
  switching,
  toast,
  warningDialog,
  recordForm,
  creationScreen,
];
