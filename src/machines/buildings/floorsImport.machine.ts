import { errorOf } from '../apiErrors';
import { known } from '../known';
import { newBuildingOf, newFloorOf } from './floorRows';
import { currentFloor, currentRow, floorsImportSetup } from './floorsImportSetup';

/**
 * Floors of a whole building from one file, or from a file for each floor. They are read here; nothing is sent before the floors were looked at. Each step
 * that the service has done is kept, so that going on after a fault does nothing twice.
 */
export const floorsImportMachine = floorsImportSetup.createMachine({
  id: 'floorsImport',
  description: 'Floors of a whole building from one file.',
  context: ({ input }) => ({
    ...input,
    file: null,
    others: [],
    share: 0,
    drawing: null,
    unit: null,
    kinds: {},
    read: null,
    building: null,
    rows: [],
    bringsNetwork: false,
    broughtNetwork: null,
    placesNames: true,
    placed: 0,
    isStopping: false,
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Asks for a file, or one for each floor; after a fault it says why.',
      on: {
        'file.chosen': {
          actions: { type: 'setFiles', params: ({ event: { file, others = [] } }) => ({ file, others }) },
          target: 'reading',
        },
      },
    },
    reading: {
      description: 'The file is read in this browser; nothing is sent.',
      tags: 'busy',
      entry: 'clearError',
      invoke: [
        { id: 'watchReading', src: 'watchReading' },
        {
          id: 'readBuilding',
          src: 'readBuilding',
          input: ({ context }) => ({ file: known(context.file, 'The file'), others: context.others }),
          onDone: [
            {
              guard: { type: 'isOpenedDrawing', params: ({ event }) => event.output },
              actions: { type: 'setDrawing', params: ({ event }) => event.output },
              target: 'deciding',
            },
            { actions: { type: 'setRead', params: ({ event }) => event.output }, target: 'reviewing' },
          ],
          onError: { actions: { type: 'setError', params: errorOf }, target: 'choosing' },
        },
      ],
      on: {
        'read.progress': { actions: { type: 'setShare', params: ({ event }) => event.share } },
        cancel: 'choosing',
      },
    },
    deciding: {
      description: 'Asks which unit the drawing has, where that is not certain, and what each of its layers is.',
      on: {
        'file.chosen': {
          actions: { type: 'setFiles', params: ({ event: { file, others = [] } }) => ({ file, others }) },
          target: 'reading',
        },
        'unit.chosen': { actions: { type: 'setUnit', params: ({ event }) => event.unit } },
        'layer.chosen': {
          actions: { type: 'setLayer', params: ({ event: { layer, kind } }) => ({ layer, kind }) },
        },
        decided: { guard: 'hasUnit', target: 'planning' },
        cancel: 'choosing',
      },
    },
    planning: {
      description: 'The floors are made from their drawings, as it was decided; nothing is sent.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'planDrawing',
        src: 'planDrawing',
        input: ({ context }) => ({
          files: [known(context.file, 'The file'), ...context.others],
          id: known(context.drawing, 'The drawing').id,
          choices: { unit: known(context.unit, 'The unit'), kinds: context.kinds },
        }),
        onDone: {
          actions: [
            { type: 'rememberLayers', params: ({ context }) => context.kinds },
            { type: 'setRead', params: ({ event }) => event.output },
          ],
          target: 'reviewing',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'deciding' },
      },
      on: { cancel: 'deciding' },
    },
    reviewing: {
      description: 'Shows the floors of the file and what was left out; the person chooses which floors come in.',
      on: {
        'file.chosen': {
          actions: { type: 'setFiles', params: ({ event: { file, others = [] } }) => ({ file, others }) },
          target: 'reading',
        },
        'building.chosen': { actions: { type: 'setBuilding', params: ({ event }) => event.building } },
        'names.set': { actions: { type: 'setNames', params: ({ event }) => event.isOn } },
        'floor.chosen': { actions: { type: 'setChosen', params: ({ event }) => event } },
        'network.chosen': { actions: { type: 'setBringsNetwork', params: ({ event }) => event.isChosen } },
        back: { guard: 'isDrawing', target: 'deciding' },
        bring: { guard: 'hasFloors', target: 'bringing' },
        cancel: 'choosing',
      },
    },
    bringing: {
      description: 'The floors come in one after the other.',
      tags: 'busy',
      entry: 'begin',
      initial: 'preparing',
      exit: 'refresh',
      // The service is making something: asked for again, it would be there twice.
      on: { cancel: { actions: 'requestStop' } },
      states: {
        preparing: {
          description: 'Goes on with the building, where there is one.',
          always: [{ guard: 'hasBuilding', target: 'next' }, { target: 'building' }],
        },
        building: {
          description: 'A new building is made for the floors.',
          invoke: {
            id: 'makeBuilding',
            src: 'makeBuilding',
            input: ({ context }) => ({
              project: context.project,
              ...newBuildingOf(context.read?.name ?? '', context.file?.name ?? ''),
            }),
            onDone: { actions: { type: 'keepBuilding', params: ({ event }) => event.output }, target: 'next' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        next: {
          description: 'Goes on where the next floor stands.',
          always: [
            { guard: 'isComplete', target: 'joining' },
            { guard: 'isStopping', target: '#floorsImport.interrupted' },
            { guard: 'isReceived', target: 'sent' },
            { guard: 'isMade', target: 'sending' },
            { target: 'making' },
          ],
        },
        making: {
          description: 'The floor is added to the building.',
          invoke: {
            id: 'makeFloor',
            src: 'makeFloor',
            input: ({ context }) => ({
              building: known(context.building, 'The building'),
              ...newFloorOf(currentFloor(context)),
            }),
            onDone: { actions: { type: 'keepFloor', params: ({ event }) => event.output }, target: 'next' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        sending: {
          description: 'The floor plan is sent, and read by the service.',
          on: { cancel: '#floorsImport.interrupted' },
          invoke: {
            id: 'sendFloorPlan',
            src: 'sendFloorPlan',
            input: ({ context }) => {
              const { archive, name } = currentFloor(context);
              return { floor: known(currentRow(context).floor, 'The floor'), archive, name };
            },
            onDone: { actions: { type: 'keepUpload', params: ({ event }) => event.output }, target: 'sent' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        sent: {
          description: 'A floor that has a floor plan keeps it: the new one is compared and approved by hand.',
          always: [{ guard: 'hasFloorPlan', actions: 'finishFloor', target: 'next' }, { target: 'approving' }],
        },
        approving: {
          description: 'The floor gets its floor plan.',
          invoke: {
            id: 'approveFloorPlan',
            src: 'approveFloorPlan',
            input: ({ context }) => ({ upload: known(currentRow(context).upload, 'The upload') }),
            onDone: [{ guard: 'hasNoLabels', actions: 'finishFloor', target: 'next' }, { target: 'labelling' }],
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        labelling: {
          description: 'The rooms get their names.',
          invoke: {
            id: 'sendLabels',
            src: 'sendLabels',
            input: ({ context }) => ({
              floor: known(currentRow(context).floor, 'The floor'),
              labels: currentFloor(context).labels,
            }),
            onDone: [
              { guard: 'placesNames', target: 'placing' },
              { actions: 'finishFloor', target: 'next' },
            ],
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        placing: {
          description: 'The rooms whose labels read like names get their destinations.',
          invoke: {
            id: 'placeNames',
            src: 'placeNames',
            input: ({ context }) => ({
              floor: known(currentRow(context).floor, 'The floor'),
              read: currentFloor(context),
              upload: known(currentRow(context).upload, 'The upload'),
            }),
            onDone: {
              actions: [{ type: 'addPlaced', params: ({ event }) => event.output }, 'finishFloor'],
              target: 'next',
            },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        joining: {
          description: 'Goes on with the network of the file, where it comes in.',
          always: [{ guard: 'bringsNetwork', target: 'network' }, { target: '#floorsImport.done' }],
        },
        network: {
          description: 'The network of the file comes in on the floors that are in.',
          invoke: {
            id: 'bringNetwork',
            src: 'bringNetwork',
            input: ({ context: { project, read, rows } }) => ({
              project,
              network: known(read?.network ?? null, 'The network'),
              floors: rows.map(({ isDone, floor }) => (isDone ? floor : null)),
            }),
            onDone: {
              actions: { type: 'keepNetwork', params: ({ event }) => event.output },
              target: '#floorsImport.done',
            },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
      },
    },
    interrupted: {
      description: 'Says why, unless it was stopped; the floors that are in stay, and the rest can go on.',
      on: { retry: 'bringing' },
    },
    done: {
      description: 'All chosen floors are in.',
    },
  },
});

export type FloorsImportMachine = typeof floorsImportMachine;
