import {
  type BrandVariants,
  createDarkTheme,
  createHighContrastTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';
import { FONT_FAMILY } from './fontFamily';

/** The brand ramp around #0B6E6E, deep teal: 6:1 under white. */
const brand: BrandVariants = {
  10: '#010403',
  20: '#041b1b',
  30: '#072c2c',
  40: '#083a3a',
  50: '#094747',
  60: '#0a5454',
  70: '#0b6161',
  80: '#0b6e6e',
  90: '#1f7f7e',
  100: '#35908e',
  110: '#4aa19e',
  120: '#4db6ac',
  130: '#79c8c0',
  140: '#9bd6d0',
  150: '#bce4df',
  160: '#ddf2ef',
};

const shared = {
  fontFamilyBase: FONT_FAMILY,
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '10px',
} as const;

/** Neutral greys that are slightly cool: the ground behind cards and the canvas. */
const light: Theme = {
  ...createLightTheme(brand),
  ...shared,
  colorNeutralBackground2: '#f7f9fb',
  colorNeutralBackground3: '#eef1f4',
  colorNeutralStroke2: '#dfe4ea',
};

const darkBase = createDarkTheme(brand);
const dark: Theme = {
  ...darkBase,
  ...shared,
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorNeutralForeground2BrandSelected: brand[120],
  colorNeutralBackground1: '#1b2026',
  colorNeutralBackground2: '#161a1f',
  colorNeutralBackground3: '#101317',
};

export const THEMES = { light, dark, contrast: { ...createHighContrastTheme(), ...shared } } as const;
export type ThemeName = keyof typeof THEMES;
