/** Machines whose paths are walked in process only, with the reason; `qa replay --all` leaves them out too. */
export const unwalked: Readonly<Record<string, string>> = {
  retryWait:
    'it has no screen of its own: the walks of the document show it, and the journey of an editor that was offline',
  floorsImport: 'its drawer is shown by the journey of floors from a file; its steps are proved in process',
  networkGeneration:
    'its network is made in a worker, which a walk cannot hold: the journey of an automatic network generates, looks and applies, and tests/screens/editor/generation holds the rest',
  underlay:
    'its file is read and drawn in the page, which a walk cannot hold: the journey of an underlay chooses, places, undoes and removes, and tests/screens/editor/underlay holds the rest',
  kioskVisit:
    'its page is one of a build, which a walk would have to make: tests/screens/preview/kiosk waits, is warned and goes on, and so does the journey of a build',
  readAloud:
    'a browser under test has no voices: tests/screens/preview/directions presses its button, and tests/app/visitor holds the voices',
  fileImport:
    'its file is read and compared in the page: the journeys of imports choose, correct, import and take back, and tests/app/imports holds the service',
  placementForm:
    'its screen is the panel of a room beside the network: the journeys of rooms type, save and answer, and tests/screens/editor/placements does the rest to the forms',
  goTo: 'its rooms are chosen in the palette and in the search, whose journeys go to them; tests/screens/editor/workbench/pageCommands.test.tsx changes the floor meanwhile',
  gestures:
    'a page under test has no three fingers, no touchpad of Safari and no release that a browser does not report; the walks of the tools press, drag and pan by mouse, and tests/components/mapCanvas/gestures/usePointers.test.tsx sends the rest to the element',
};
