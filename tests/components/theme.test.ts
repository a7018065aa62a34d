import { expect, it } from 'vitest';
import { THEMES } from '@/components/theme';
import { contrast } from '@/model/colour/readableOn';

it.each(Object.entries(THEMES))(
  '[NV16] the marked entry of the navigation can be read in the theme %s',
  (_name, theme) => {
    expect(contrast(theme.colorNeutralForeground2BrandSelected, theme.colorSubtleBackgroundSelected)).toBeGreaterThan(
      4.5,
    );
  },
);

it.each(Object.entries(THEMES))('[FM24] a red button can be read in the theme %s', (_name, theme) => {
  expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorStatusDangerBackground3)).toBeGreaterThan(4.5);
  expect(contrast(theme.colorStatusDangerForeground1, theme.colorNeutralBackground1)).toBeGreaterThan(4.5);
});
