import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    title: 'Organisation Profile',
    loading: 'Loading the organisation',
    name: 'Name',
    nameHint: '3 to {most} characters',
    info: 'Info',
    website: 'Website',
    websiteHint: 'Begins with http:// or https://',
    colour: 'Colour',
    logo: 'Logo',
  },
  {
    title: 'Organization Profile',
    loading: 'Loading the organization',
    colour: 'Color',
  },
);
