import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Name',
    nameHint: '3 to 100 characters',
    colour: 'Colour',
    parent: 'Parent',
    reseller: 'Reseller',
    isReseller: 'Reseller: has customers of its own',
    features: 'Features',
    noFeatures: 'There is nothing that you could pass on.',
    integrations: 'Integrations',
    noIntegrations: 'Your organisation has no integrations to pass on.',
    fileGroups: 'File groups',
    projects: 'Projects',
    yes: 'Yes',
    no: 'No',
    edit: 'Edit Organisation',
    remoteAdmin: 'Remote Admin of {name}',
    customersOf: 'Customers of {name}',
    empty: 'The customers of this organisation, each with its own locations and users. Create the first one.',
  },
  {
    colour: 'Color',
    noIntegrations: 'Your organization has no integrations to pass on.',
    edit: 'Edit Organization',
    empty: 'The customers of this organization, each with its own locations and users. Create the first one.',
  },
);
