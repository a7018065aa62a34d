/** Machines whose paths are walked in process only, with the reason; `qa replay --all` leaves them out too. */
export const unwalked: Readonly<Record<string, string>> = {
  document:
    'drafts of the device are read before a page asks for the network, so that no answer can bring one about; the journeys of the main job restore, discard and report them',
};
