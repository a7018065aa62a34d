import { catalogue } from './catalogue';

/** The texts about the settings of a location that console and service share. */
export const locationText = catalogue({
  fieldName: 'Name',
  fieldDescription: 'Description',
  addressLength: 'Please shorten the address to 300 characters.',
  timeZoneUnknown: 'Please select a time zone from the list.',
  latitude: 'Please enter a latitude between -90 and 90.',
  longitude: 'Please enter a longitude between -180 and 180.',
  position: 'Please enter a number in metres.',
  colour: 'Please enter a colour such as #0B6E6E.',
  relatedCount: 'Please enter a whole number from 0 to 100.',
  url: 'Please enter an address that begins with http:// or https://',
  queryParameters: 'Please enter parameters such as lang=en&theme=dark.',
  pictureUnknown: 'Please upload the picture again.',
  adEndsEarly: 'Please enter an end after the start.',
  buildingUnknown: 'Please select a building of this location.',
  settingsSaved: 'Location settings saved.',
  integrationOn: 'The {name} integration is on.',
  integrationOff: 'The {name} integration is off.',
  boundingFailed: 'Map bounding coordinates not saved, please try again.',
  configKeyMissing: 'Please enter a key.',
  configKeyTwice: 'This key occurs more than once.',
  configSaved: 'USD Config saved.',
  buildPublished: 'Build {number} is published.',
  noDemoUnits: 'This location has no demo units.',
});
