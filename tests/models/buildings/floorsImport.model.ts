import { floorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { BuildingFile } from '@/machines/buildings/floorsImportSetup';
import {
  existingBuilding,
  networkOfFile,
  openedDrawing,
  readBuildingOf,
} from '../../machines/buildings/floorsImportSamples';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { Walk } from '../support/oracle/walk';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its drawer is shown by the journey of floors from a file'));
/** A file with its name as a field of its own, which JSON shows. */
const file: BuildingFile = Object.assign(new Blob(['{}']), { name: 'quay.imdf' });
const labels: BuildingFile = Object.assign(new Blob(['']), { name: 'quay.txt' });
const no = new Error('No.');

/** A drawing is one floor, which goes to the only building of the location. */
const GOES_TO_OLD = ['the building of the location', 'planDrawing: made'] as const;
const READ = ['readBuilding: read', 'readBuilding: with a network', 'planDrawing: made'] as const;
/** The network comes in with new floors, unless it is left out; the upper floor of the location has a floor plan. */
const EVERYTHING = 'the drawer opens';
const bringsNetwork = (walk: Walk) => {
  if (walk.start !== EVERYTHING) return false;
  if (walk.last(...READ) !== 'readBuilding: with a network') return false;
  const choice = walk.since('the building of the location', 'a new building', ...READ);
  const last = choice.last('leave the network', 'take the network');
  return last === 'take the network' || (last !== 'leave the network' && !isOld(walk));
};
const isOld = (walk: Walk) => {
  const last = walk.last('the building of the location', 'a new building', ...READ);
  return GOES_TO_OLD.some((label) => label === last);
};
const isDrawing = (walk: Walk) => walk.last('readBuilding: read', 'readBuilding: drawing') === 'readBuilding: drawing';

const doesPlace = (walk: Walk) => walk.start === EVERYTHING && !walk.labels.includes('names stay names');

/** The floors that are still to come in, and how far the first of them is, by what was chosen and answered. */
function rest(walk: Walk) {
  const chosen = walk.since('the building of the location', 'a new building', ...READ);
  const floors = [
    ...(chosen.has('leave the ground floor') ? [] : ['ground']),
    ...(chosen.has('leave the upper floor') ? [] : ['upper']),
  ];
  let [isMade, isSent] = [false, false];
  const finish = () => {
    floors.shift();
    [isMade, isSent] = [false, false];
  };
  for (const label of chosen.labels) {
    if (label === 'makeFloor: made') isMade = true;
    if (label === 'sendFloorPlan: received') {
      isSent = true;
      // The upper floor of the location has a floor plan, which is kept until the new one is approved by hand.
      if (floors[0] === 'upper' && isOld(walk)) finish();
    }
    if (label === 'approveFloorPlan: approved' && floors[0] === 'upper') finish();
    if (label === 'sendLabels: saved' && !doesPlace(walk)) finish();
    if (label === 'placeNames: placed') finish();
  }
  const hasFloor = isMade || (floors[0] === 'upper' && isOld(walk));
  const hasBuilding = isOld(walk) || chosen.has('makeBuilding: made');
  return { floors, hasFloor, isSent, hasBuilding };
}

export const floorsImportModel = defineModel<typeof floorsImportMachine, World>({
  machine: floorsImportMachine,
  starts: {
    [EVERYTHING]: {
      input: { project: 'pier', buildings: [existingBuilding], mayPlace: true, mayBringNetwork: true },
      open: unwalked,
    },
    'the drawer opens for a person with floors alone': {
      input: { project: 'pier', buildings: [existingBuilding], mayPlace: false, mayBringNetwork: false },
      open: unwalked,
    },
  },
  // Nothing is sent before the floors were looked at, and nothing is done twice after a fault.
  expected: `
    start | ${EVERYTHING}; the drawer opens for a person with floors alone | choosing |
    choosing; reviewing | choose a file | reading | setFiles(file: {name: quay.imdf}, others: {[name: quay.txt]}); clearError; asks watchReading; asks readBuilding(file: {name: quay.imdf}, others: {[name: quay.txt]})
    reading | half of it is read | same | setShare(0.5)
    reading | cancel | choosing |
    deciding | choose a file | reading | setFiles(file: {name: quay.imdf}, others: {[name: quay.txt]}); clearError; asks watchReading; asks readBuilding(file: {name: quay.imdf}, others: {[name: quay.txt]})
    reading | readBuilding: drawing | deciding | setDrawing
    deciding | it is in feet | same | setUnit(ft)
    deciding | walls are left out | same | setLayer(layer: A-WALL, kind: none)
    deciding {unit, !walls} | decided | planning | clearError; asks planDrawing(files: {[name: quay.imdf, name: quay.txt]}, id: the drawing, choices: {unit: ft, kinds: {A-ROOM: room, A-WALL: none}})
    deciding {unit, walls} | decided | planning | clearError; asks planDrawing(files: {[name: quay.imdf, name: quay.txt]}, id: the drawing, choices: {unit: ft, kinds: {A-ROOM: room, A-WALL: wall}})
    deciding | cancel | choosing |
    planning | planDrawing: made | reviewing | rememberLayers; setRead
    planning | planDrawing: nothing comes in | deciding | setError
    planning | cancel | deciding |
    reviewing {drawing} | back | deciding |
    reading | readBuilding: read; readBuilding: with a network | reviewing | setRead
    reading | readBuilding: no building | choosing | setError
    reviewing | a new building | same | setBuilding(null)
    reviewing | the building of the location | same | setBuilding(quay-house)
    reviewing | leave the upper floor; leave the ground floor | same | setChosen
    reviewing | leave the network | same | setBringsNetwork(false)
    reviewing | take the network | same | setBringsNetwork(true)
    reviewing | names stay names | same | setNames(false)
    reviewing | cancel | choosing |
    reviewing {chosen, !building} | add | bringing.building | begin; asks makeBuilding(project: pier, name: Elsewhere, shortname: E)
    reviewing {chosen, building, !floor} | add | bringing.making | begin; asks makeFloor(building: quay-house, name: Ground, shortname: G, order: 0)
    reviewing {chosen, building, floor} | add | bringing.sending | begin; asks sendFloorPlan(floor: old-upper, archive: {name: upper}, name: Upper)
    bringing.building {!stopping} | makeBuilding: made | bringing.making | keepBuilding(new-building); asks makeFloor
    bringing.building {stopping} | makeBuilding: made | interrupted | keepBuilding(new-building); refresh
    bringing.making {!stopping} | makeFloor: made | bringing.sending | keepFloor(new-floor); asks sendFloorPlan
    bringing.making {stopping} | makeFloor: made | interrupted | keepFloor(new-floor); refresh
    bringing.sending {!beside} | sendFloorPlan: received | bringing.approving | keepUpload(upload); asks approveFloorPlan(upload: upload)
    bringing.sending {beside, !network} | sendFloorPlan: received | done | keepUpload(upload); finishFloor; refresh
    bringing.sending {beside, network} | sendFloorPlan: received | bringing.network | keepUpload(upload); finishFloor; asks bringNetwork
    bringing.approving {ground} | approveFloorPlan: approved | bringing.labelling | asks sendLabels
    bringing.approving {!ground, !network} | approveFloorPlan: approved | done | finishFloor; refresh
    bringing.approving {!ground, network} | approveFloorPlan: approved | bringing.network | finishFloor; asks bringNetwork
    bringing.labelling {places} | sendLabels: saved | bringing.placing | asks placeNames
    bringing.labelling {!places, last, !network} | sendLabels: saved | done | finishFloor; refresh
    bringing.labelling {!places, last, network} | sendLabels: saved | bringing.network | finishFloor; asks bringNetwork
    bringing.labelling {!places, !last, stopping} | sendLabels: saved | interrupted | finishFloor; refresh
    bringing.labelling {!places, !last, !stopping, old} | sendLabels: saved | bringing.sending | finishFloor; asks sendFloorPlan(floor: old-upper, archive: {name: upper}, name: Upper)
    bringing.labelling {!places, !last, !stopping, !old} | sendLabels: saved | bringing.making | finishFloor; asks makeFloor(building: new-building, name: Upper, shortname: U, order: 1)
    bringing.placing {last, !network} | placeNames: placed | done | addPlaced(1); finishFloor; refresh
    bringing.placing {last, network} | placeNames: placed | bringing.network | addPlaced(1); finishFloor; asks bringNetwork
    bringing.placing {!last, stopping} | placeNames: placed | interrupted | addPlaced(1); finishFloor; refresh
    bringing.placing {!last, !stopping, old} | placeNames: placed | bringing.sending | addPlaced(1); finishFloor; asks sendFloorPlan(floor: old-upper, archive: {name: upper}, name: Upper)
    bringing.placing {!last, !stopping, !old} | placeNames: placed | bringing.making | addPlaced(1); finishFloor; asks makeFloor(building: new-building, name: Upper, shortname: U, order: 1)
    bringing.network | bringNetwork: saved | done | refresh; keepNetwork(added: 3, moved: 0, removed: 0, conflicts: 0)
    bringing | makeBuilding: no connection; makeFloor: no connection; sendFloorPlan: refused; approveFloorPlan: no connection; sendLabels: no connection; placeNames: no connection; bringNetwork: no connection | interrupted | refresh; setError
    bringing.building; bringing.making; bringing.approving; bringing.labelling; bringing.placing; bringing.network | cancel | same | requestStop
    bringing.sending | cancel | interrupted | refresh
    interrupted {joined} | go on | bringing.network | begin; asks bringNetwork
    interrupted {!building} | go on | bringing.building | begin; asks makeBuilding
    interrupted {!joined, building, !floor} | go on | bringing.making | begin; asks makeFloor
    interrupted {!joined, building, floor, !sent} | go on | bringing.sending | begin; asks sendFloorPlan
    interrupted {!joined, building, floor, sent} | go on | bringing.approving | begin; asks approveFloorPlan`,
  conditions: {
    network: bringsNetwork,
    joined: (walk) => walk.since('add').has('bringNetwork: no connection'),
    chosen: (walk) => rest(walk).floors.length > 0,
    building: (walk) => rest(walk).hasBuilding,
    floor: (walk) => rest(walk).hasFloor,
    sent: (walk) => rest(walk).isSent,
    ground: (walk) => rest(walk).floors[0] === 'ground',
    last: (walk) => rest(walk).floors.length === 1,
    beside: (walk) => isOld(walk) && rest(walk).floors[0] === 'upper',
    old: isOld,
    drawing: isDrawing,
    places: doesPlace,
    walls: (walk) => !walk.since('readBuilding: drawing').has('walls are left out'),
    unit: (walk) => walk.since('readBuilding: drawing').has('it is in feet'),
    stopping: (walk) => walk.since('add', 'go on').has('cancel'),
  },
  samples: {
    'choose a file': { type: 'file.chosen', file, others: [labels] },
    'half of it is read': { type: 'read.progress', share: 0.5 },
    'it is in feet': { type: 'unit.chosen', unit: 'ft' },
    'walls are left out': { type: 'layer.chosen', layer: 'A-WALL', kind: 'none' },
    decided: { type: 'decided' },
    back: { type: 'back' },
    'a new building': { type: 'building.chosen', building: null },
    'the building of the location': { type: 'building.chosen', building: existingBuilding.uuid },
    'leave the upper floor': { type: 'floor.chosen', id: 'upper', isChosen: false },
    'leave the ground floor': { type: 'floor.chosen', id: 'ground', isChosen: false },
    'leave the network': { type: 'network.chosen', isChosen: false },
    'take the network': { type: 'network.chosen', isChosen: true },
    'names stay names': { type: 'names.set', isOn: false },
    add: { type: 'bring' },
    cancel: { type: 'cancel' },
    'go on': { type: 'retry' },
  },
  answers: {
    readBuilding: {
      read: { output: readBuildingOf('Elsewhere') },
      'with a network': { output: { ...readBuildingOf('Elsewhere'), network: networkOfFile } },
      drawing: { output: openedDrawing() },
      'no building': { error: no },
    },
    planDrawing: { made: { output: readBuildingOf('Elsewhere') }, 'nothing comes in': { error: no } },
    makeBuilding: { made: { output: 'new-building' }, 'no connection': { error: no } },
    makeFloor: { made: { output: 'new-floor' }, 'no connection': { error: no } },
    sendFloorPlan: { received: { output: 'upload' }, refused: { error: no } },
    approveFloorPlan: { approved: { output: undefined }, 'no connection': { error: no } },
    bringNetwork: {
      saved: { output: { added: 3, moved: 0, removed: 0, conflicts: 0 } },
      'no connection': { error: no },
    },
    sendLabels: { saved: { output: undefined }, 'no connection': { error: no } },
    placeNames: { placed: { output: 1 }, 'no connection': { error: no } },
  },
  requests: {},
  pageActors: [
    'watchReading',
    'readBuilding',
    'planDrawing',
    'makeBuilding',
    'makeFloor',
    'sendFloorPlan',
    'approveFloorPlan',
    'sendLabels',
    'bringNetwork',
    'placeNames',
  ],
  actions: {
    'file.chosen': unwalked,
    'read.progress': unwalked,
    'unit.chosen': unwalked,
    'layer.chosen': unwalked,
    decided: unwalked,
    back: unwalked,
    'building.chosen': unwalked,
    'names.set': unwalked,
    'floor.chosen': unwalked,
    'network.chosen': unwalked,
    bring: unwalked,
    cancel: unwalked,
    retry: unwalked,
  },
  assertions: {
    choosing: unwalked,
    reading: unwalked,
    deciding: unwalked,
    planning: unwalked,
    reviewing: unwalked,
    'bringing.building': unwalked,
    'bringing.making': unwalked,
    'bringing.sending': unwalked,
    'bringing.approving': unwalked,
    'bringing.labelling': unwalked,
    'bringing.placing': unwalked,
    'bringing.network': unwalked,
    interrupted: unwalked,
    done: unwalked,
  },
  serialize: ({
    building,
    rows,
    error,
    read,
    isStopping,
    drawing,
    unit,
    kinds,
    placesNames,
    placed,
    bringsNetwork: brings,
    broughtNetwork,
  }) => ({
    placesNames,
    placed,
    brings,
    isBrought: broughtNetwork !== null,
    hasNetwork: read?.network !== undefined,
    drawing: drawing !== null,
    unit,
    kinds,
    isStopping,
    building,
    rows: rows.map(({ isChosen, floor, upload, isDone }) => [isChosen, floor, upload, isDone]),
    hasError: error !== null,
    isRead: read !== null,
  }),
});
