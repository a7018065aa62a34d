/** Changes in bodies that change no behaviour, by the mutant's name, each with the reason. They are not counted. */
export const equivalentBodies: Readonly<Record<string, string>> = {
  'api/events/liveEvents.ts listenToEvents: drop 2':
    'names of events and their lines are ASCII, and the data of an event is skipped: half a letter is never read',
  'api/analytics/countVisits.ts countVisits: drop 1':
    'the listener never prevents what the browser does: passive alone lets it scroll without waiting',
  'api/analytics/countVisits.ts countVisits.passive: negate 1':
    'the listener never prevents what the browser does: passive alone lets it scroll without waiting',
  'api/uploads/upload.ts upload: wrong argument 24': 'a signal aborts once',
  'api/uploads/upload.ts isReadable: drop 1': 'it reads the whole file in place of a byte, which takes longer alone',
  'app/locations/providePublishing.ts actors.readLocation.staleTime: off by one 1':
    'timing alone: a copy of the same millisecond',
  'app/shell/organisationLinks.ts startOrganisationLinks: drop 2':
    'the listener never prevents what the browser does: passive alone lets it scroll without waiting',
  'app/kioskDisplay/provideKioskDisplay.ts provideKioskDisplay.firstCheckIn: off by one 1':
    'both moments are long past',
  'app/kioskDisplay/provideKioskDisplay.ts provideKioskDisplay.actors.checkIn: off by one 1':
    'timing alone: at that very millisecond the wait has no length',
  'app/session/startSession.ts startSession.actions.clearStore: drop 1':
    'each start sets it anew before it is read; without it the memory of the page alone has the token',
  'machines/editor/toolPointer.ts exceedsDragThreshold: wrong argument 2': 'a distance is the same in both directions',
  'machines/records/recordFormSetup.ts recordFormSetup.guards.isCreatable: negate 1':
    'every form provides the guard; this one stands for it',
  'machines/session/passwordReset.machine.ts passwords.submit.guard.params: wrong argument 1':
    'both texts are the same wherever the guard holds',
  'screens/preview/model3d/useOrbitPointers.ts useOrbitPointers.listen: drop 1':
    'listeners of an element are not passive unless they ask for it, those of the window and the document alone are',
};
