import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Location name',
    description: 'Location description',
    empty:
      'A location is a place with its own map: a shopping centre, a hospital, a terminal. Create the first one, then add a building and upload a floor plan.',
    deleteText:
      'This process cannot be reversed. The buildings, floors, floor plans and routes of {name} will be deleted too.',
    uuid: 'UUID',
    lastPublished: 'Last published',
    never: 'Never',
    publishedBy: 'Published by',
    buildNumber: 'Build number',
    wayfinderVersion: 'Wayfinder version',
    latest: '(Latest)',
    updateAvailable: '(Update Available)',
    settings: 'Settings',
    projectLog: 'Project Log',
    locationDetail: 'Location Detail',
    projectFiles: 'Project Files',
    buildings: 'Buildings',
    floors: 'Floors',
    destinations: 'Destinations',
    close: 'Close',
    delete: 'Delete',
    preview: 'Preview Project',
    title: 'Locations',
    one: 'location',
    many: 'locations',
    loading: 'Loading locations',
    edited: 'Edited @ {time}',
    unconfirmed: 'Awaiting confirmation',
    openEditorOf: 'Open {name} in the editor',
    noMap: 'No floor plan yet',
    copyUuid: 'Copy UUID',
    createNew: 'Create new',
    mapView: 'Map View',
    listView: 'List View',
    optionsOf: 'Options of {name}',
    details: 'Details',
    uploadedFiles: 'Uploaded Files',
  },
  {
    empty:
      'A location is a place with its own map: a shopping center, a hospital, a terminal. Create the first one, then add a building and upload a floor plan.',
  },
);
