import { catalogue } from './catalogue';

/** The texts about versions that console and service share. */
export const versionText = catalogue(
  {
    label: 'Version',
    updated: 'Version {n} has been updated.',
    notes: 'Please add meaningful notes.',
    number: 'Please enter a version number of at most 40 characters, such as 2.4.1.',
    numberTaken: 'This version exists already.',
    previousUnknown: 'Please select another released version.',
    organisationUnknown: 'Please select organisations from the list.',
    versionUnknown: 'Please select a released version.',
    buildUnknown: 'Please select a build of this location.',
    isUntested: 'A version is signed off once it is tested.',
    isUnapproved: 'A version is released once it is signed off with Pass.',
    isOwnTest: 'Four eyes: somebody else than the tester signs a version off.',
    isReleased: 'The version is released. Turn Released off first.',
    isForceReleased: 'The version is force released. Turn Force Released off first.',
    isNotForceReleased: 'Only a forced release replaces a version at once.',
    isNotDemo: 'Only demo versions are for chosen organisations.',
  },
  {
    organisationUnknown: 'Please select organizations from the list.',
    isNotDemo: 'Only demo versions are for chosen organizations.',
  },
);
