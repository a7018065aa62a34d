import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
  comfortable: 'Comfortable',
  compact: 'Compact',
  theme: 'Theme',
  density: 'Density',
  language: 'Language',
  englishUk: 'English (UK)',
  englishUs: 'English (US)',
});
