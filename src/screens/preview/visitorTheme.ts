import type { Theme } from '@fluentui/react-components';
import { MAP_COLOURS, type MapColours } from '@/components/mapCanvas/mapColours';
import { THEMES, type ThemeName } from '@/components/theme';
import { mixColours } from '@/model/colour/mixColours';
import { contrast, readableOn } from '@/model/colour/readableOn';

const LEAST_CONTRAST = 4.5;

/** The colour itself where it has enough contrast with the background, else the nearest one that has. */
function readable(colour: string, background: string): string {
  const away = readableOn(background);
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mixColours(colour, away, share);
    if (contrast(mixed, background) >= LEAST_CONTRAST) return mixed;
  }
  return away;
}

/** The theme in the organisation's colour; high contrast keeps its own. */
export function visitorTheme(name: ThemeName, colour: string): Theme {
  const theme = THEMES[name];
  if (name === 'contrast') return theme;
  const ink = readable(colour, name === 'dark' ? '#1b2026' : '#ffffff');
  const onColour = readableOn(colour);
  const deeper = (share: number) => mixColours(colour, onColour === '#ffffff' ? '#000000' : '#ffffff', share);
  return {
    ...theme,
    colorBrandBackground: colour,
    colorBrandBackgroundHover: deeper(0.1),
    colorBrandBackgroundPressed: deeper(0.2),
    colorBrandBackgroundSelected: colour,
    colorNeutralForegroundOnBrand: onColour,
    colorBrandForeground1: ink,
    colorBrandForeground2: ink,
    colorBrandForegroundLink: ink,
    colorBrandForegroundLinkHover: ink,
    colorCompoundBrandBackground: ink,
    colorCompoundBrandBackgroundHover: ink,
    colorCompoundBrandBackgroundPressed: ink,
    colorCompoundBrandStroke: ink,
    colorCompoundBrandStrokePressed: ink,
    colorCompoundBrandForeground1: ink,
    colorBrandStroke1: ink,
    colorBrandBackground2: mixColours(colour, name === 'dark' ? '#1b2026' : '#ffffff', 0.88),
  };
}

/**
 * The floor plan in the organisation's colour; the route stays blue, apart from every other colour of the floor plan.
 */
export function visitorColours(name: ThemeName, colour: string): MapColours {
  const colours = MAP_COLOURS[name];
  if (name === 'contrast') return colours;
  const accent = readable(colour, colours.room.fill);
  return { ...colours, accent, accentEdge: `${accent}40`, hover: `${accent}14` };
}
