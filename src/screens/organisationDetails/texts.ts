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
    one: 'organisation',
    failed: 'ERROR {status}',
    retry: 'Retry',
    preview: 'Preview',
    previewHint: 'The edge of the top bar and the tile take the colour.',
    logoAlt: 'The logo',
    logoHint: 'PNG or JPEG, at most 10 MB. Choose a file, drop it here or paste it.',
    logoFile: 'Logo file',
    sendingLogo: 'Sending the logo',
    cancelUpload: 'Cancel upload',
    chooseFile: 'Choose file',
    removeLogo: 'Remove logo',
  },
  {
    title: 'Organization Profile',
    loading: 'Loading the organization',
    colour: 'Color',
    one: 'organization',
    previewHint: 'The edge of the top bar and the tile take the color.',
  },
);
