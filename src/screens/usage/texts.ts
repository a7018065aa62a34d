import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    failed: 'What uses it could not be counted: {reason}',
    names: '{names} and {count} more',
    moveTo: 'Move its destinations to',
    moveHint: 'Destinations that have other categories keep them.',
    moveMissing: 'Choose the category that its destinations move to.',
    chooseCategory: 'Choose a category',
    uses: 'What this changes',
    'part.accessKeys': {
      one: '{count} access key is deleted, and apps that use it stop working: {names}',
      other: '{count} access keys are deleted, and apps that use them stop working: {names}',
    },
    'part.amenityNodes': {
      one: '{count} node loses it, in: {names}',
      other: '{count} nodes lose it, in: {names}',
    },
    'part.buildings': { one: '{count} building is deleted: {names}', other: '{count} buildings are deleted: {names}' },
    'part.customers': {
      one: '{count} organisation below it: {names}',
      other: '{count} organisations below it: {names}',
    },
    'part.destinations': { one: '{count} destination has it: {names}', other: '{count} destinations have it: {names}' },
    'part.destinationsOnlyHere': {
      one: '{count} destination has no other category: {names}',
      other: '{count} destinations have no other category: {names}',
    },
    'part.device': { one: 'Its device is disconnected and shows no map.', other: 'Its devices show no map.' },
    'part.floors': {
      one: '{count} floor is deleted with its floor plan: {names}',
      other: '{count} floors are deleted with their floor plans: {names}',
    },
    'part.kiosks': {
      one: '{count} kiosk loses its place: {names}',
      other: '{count} kiosks lose their places: {names}',
    },
    'part.locations': { one: '{count} location is deleted: {names}', other: '{count} locations are deleted: {names}' },
    'part.overrides': {
      one: '{count} location overrides it: {names}',
      other: '{count} locations override it: {names}',
    },
    'part.promotions': {
      one: '{count} event or offer loses it: {names}',
      other: '{count} events and offers lose it: {names}',
    },
    'part.promotionsLeft': {
      one: '{count} event or offer has no other place, and is no longer shown to visitors: {names}',
      other: '{count} events and offers have no other place, and are no longer shown to visitors: {names}',
    },
    'part.published': { one: 'Links and QR codes of visitors stop working.', other: 'Links of visitors stop working.' },
    'part.rooms': {
      one: '{count} room loses its destination: {names}',
      other: '{count} rooms lose their destinations: {names}',
    },
    'part.skinLocations': {
      one: '{count} location uses it, and gets the first skin: {names}',
      other: '{count} locations use it, and get the first skin: {names}',
    },
    'part.subCategories': {
      one: '{count} sub-category is deleted: {names}',
      other: '{count} sub-categories are deleted: {names}',
    },
    'part.subDestinations': {
      one: '{count} sub-destination becomes a main destination: {names}',
      other: '{count} sub-destinations become main destinations: {names}',
    },
    'part.users': { one: '{count} user is deleted: {names}', other: '{count} users are deleted: {names}' },
    'part.variables': { one: '{count} variable is deleted: {names}', other: '{count} variables are deleted: {names}' },
  },
  {
    'part.customers': {
      one: '{count} organization below it: {names}',
      other: '{count} organizations below it: {names}',
    },
  },
);
