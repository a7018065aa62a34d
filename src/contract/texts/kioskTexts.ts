import { catalogue } from './catalogue';

/** The texts about kiosks that console and service share. */
export const kioskText = catalogue(
  {
    configChanged: 'New values, which provider staff see in the form',
    configChangedOf: 'New values for version {version}, which provider staff see in the form',
    label: 'Kiosk',
    nameMissing: 'Please enter a name.',
    nameLength: 'Please shorten the name to 100 characters.',
    descriptionLength: 'Please shorten the description to 500 characters.',
    orientation: 'Please enter an orientation between 0 and 360.',
    latitude: 'Please enter a latitude between -90 and 90.',
    longitude: 'Please enter a longitude between -180 and 180.',
    projectUnknown: 'Please select a location of this organisation.',
    versionUnknown: 'Please select a version from the list.',
    buildUnknown: 'Please select a build of this location.',
    nodeUnknown: 'Please select a node of this location.',
    codeUnknown: 'This code is unknown or has expired. Ask for a new one in the console.',
    commissionedAlready: 'This kiosk is commissioned already. Decommission it first.',
    notCommissioned: 'This kiosk is not commissioned.',
    decommissioned: '{name} has been decommissioned.',
    // A text of the specification.
    decommission: 'Are you sure you want to decommission your kiosk?',
  },
  {
    projectUnknown: 'Please select a location of this organization.',
  },
);
