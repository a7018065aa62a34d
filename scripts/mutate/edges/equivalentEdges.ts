const passes = (state: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${state} is left at once, for the same state as before`]));
const exclusive = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'never do both conditions hold']));

/** Changes that change no behaviour, by the mutant's name, each with the reason. They are not counted. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  ...passes('checkingTwoFactor', [
    'passwordReset.code on code.submit (2 of 2): target checkingTwoFactor',
    'passwordReset.submitting onError (2 of 3): target checkingTwoFactor',
  ]),
  ...passes('starting', [
    'twoFactorSetup.generating onError: target starting',
    'twoFactorSetup.setup on cancel: target starting',
    'twoFactorSetup.confirming onDone: target starting',
    'twoFactorSetup.confirming onError (1 of 2): target starting',
    'twoFactorSetup.confirmingDisable on cancel: target starting',
    'twoFactorSetup.disabling onDone: target starting',
    'mapUpload.choosing on file.chosen (1 of 2): target starting',
    'mapUpload.checking on cancel: target starting',
    'mapUpload.rejected on file.chosen (1 of 2): target starting',
    'mapUpload.rejected on retry: target starting',
    'mapUpload.checked on correct: target starting',
    'mapUpload.checked on cancel: target starting',
  ]),
  ...passes('looking', ['publishing.requesting onDone: target looking']),
  ...passes('opening', [
    'recordForm.create on change: target opening',
    'recordForm.create on save (2 of 2): target opening',
    'recordForm.edit on change: target opening',
    'recordForm.edit on save (2 of 2): target opening',
    'recordForm.creating onError: target opening',
    'recordForm.updating onDone (1 of 2): target opening',
    'recordForm.edit on gone: target opening',
    'recordForm.updating onError (3 of 4): target opening',
    'recordForm.updating onError (4 of 4): target opening',
    'recordForm.merged at once (2 of 2): target opening',
    'recordForm.conflict on gone: target opening',
    'recordForm.gone on change: target opening',
    'recordForm.gone on saveAsNew (2 of 2): target opening',
    'recordForm.conflict on cancel: target opening',
    'recordForm.deletionBlocked on cancel (2 of 2): target opening',
    'recordForm.confirmingDelete on cancel (2 of 2): target opening',
    'recordForm.deleting onError (2 of 2): target opening',
    'kioskCommissioning.confirming on cancel: target opening',
    'kioskCommissioning.decommissioning onError: target opening',
  ]),
  ...passes('comparing', [
    'integrationTest.changed on save: target comparing',
    'integrationTest.testing onDone: target comparing',
    'integrationTest.testing onError: target comparing',
    'integrationTest.saving on saved: target comparing',
  ]),
  ...exclusive([
    // A tool that merges rooms sets no corner.
    'outlineTool.pressing on pointer.up (2 of 4): after the next',
    'publishing.looking at once (1 of 3): after the next',
    'switching.idle on choose (1 of 2): after the next',
    'switching.done on choose (1 of 2): after the next',
    'switching.failed on choose (1 of 2): after the next',
    'recordForm.opening at once (1 of 4): after the next',
    'recordForm.opening at once (2 of 4): after the next',
    'recordForm.updating onError (2 of 4): after the next',
    // Another finger is neither the pointer that is held nor the middle button.
    'gestures.gesture.idle on pointer.down (1 of 5): after the next',
    'gestures.gesture.pressed on pointer.down (1 of 2): after the next',
    'gestures.gesture.panning on pointer.down (1 of 2): after the next',
    'pathTool.pressing on pointer.up (1 of 3): after the next',
    'pathTool.dragging on pointer.up (1 of 3): after the next',
    'pathTool.adding on pointer.up (1 of 3): after the next',
    'editor.tool on tool.set (1 of 6): after the next',
    'editor.tool on tool.set (2 of 6): after the next',
    'editor.tool on tool.set (3 of 6): after the next',
    'editor.tool on tool.set (4 of 6): after the next',
    'document.loading onDone (1 of 3): after the next',
    'importer.deciding at once (1 of 5): after the next',
    'importer.deciding at once (2 of 5): after the next',
    'importer.deciding at once (3 of 5): after the next',
    'versionApproval.stage.opening at once (3 of 6): after the next',
    'analytics.open on setRange (1 of 3): after the next',
  ]),
  'versionApproval.stage.opening at once (1 of 6): after the next':
    'an approval that is released and force released is never saved',
  'document.open.sync.conflict on conflict.later (2 of 2): target dirty':
    'what conflicts is not saved, so deciding leads there too',
  'creationScreen.filling.loadingProjects onDone: target noProject':
    'the projects are read anew whenever an organisation is chosen, so none is chosen yet',
};
