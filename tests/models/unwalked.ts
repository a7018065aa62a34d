/** Machines whose paths are walked in process only, with the reason; `qa replay --all` leaves them out too. */
export const unwalked: Readonly<Record<string, string>> = {
  gestures:
    'a page under test has no three fingers, no touchpad of Safari and no release that a browser does not report; the walks of the tools press, drag and pan by mouse, and tests/components/mapCanvas/gestures/usePointers.test.tsx sends the rest to the element',
};
