import { catalogue } from './catalogue';

/** The texts of exported files, and those about exports that console and service share. */
export const exportText = catalogue(
  {
    requested: 'Export requested.',
    running: 'This location is being exported already. Please wait until that is done.',
    noPlan: 'No floor has a floor plan yet. Upload one first.',
    noPosition:
      'Nobody has said where this location is. Set its position or two map bounding coordinates in Settings, then export again.',
    planMissing: 'The plan of {name} is missing. Upload it again.',
    notDrawn: 'The plan of {name} could not be drawn. It may be too large for one page.',
    nothing: 'Nothing to export: no destination is placed in this location.',
    nothingForApple: 'Nothing to export: no destination of this location has an Apple category.',
    reading: 'Reading the location',
    drawing: 'Drawing {name}',
    writing: 'Writing the file',
    saving: 'Saving the files',
    // On the pages
    scale: 'Scale 1 : {ratio} on {paper}',
    places: 'Places of {floor}',
    number: 'Numbers stand in rooms that are too small for a name.',
    noLetters: 'Not drawn: the font has no letters for this name',
    withoutRoom: 'Without a room on this plan',
    corridor: 'Corridor',
    room: 'Room',
    service: 'Service room',
    facility: 'Facility',
    more: { one: '{count} more', other: '{count} more' },
    toilet: 'Toilets',
    lift: 'Lift',
    escalator: 'Escalator',
    stairs: 'Stairs',
    parking: 'Parking',
    entrance: 'Entrance',
    information: 'Information',
  },
  { lift: 'Elevator', toilet: 'Restrooms' },
);
