import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    title: 'Organisation Profile',
    loading: 'Loading the organisation',
    name: 'Name',
    nameHint: '3 to {most} characters',
    info: 'Info',
    website: 'Website',
    websiteHint: 'Starts with http:// or https://',
    colour: 'Colour',
    logo: 'Logo',
    one: 'organisation',
    failed: 'ERROR {status}',
    retry: 'Retry',
    preview: 'Preview',
    previewHint: 'Shown on the top bar and the logo tile.',
    storage: 'Storage',
    storageUsed: '{used} of {limit} used',
    storageNearlyFull: 'Delete floor plans, pictures or files that you no longer need.',
  },
  {
    title: 'Organization Profile',
    loading: 'Loading the organization',
    colour: 'Color',
    one: 'organization',
  },
);
