import { Menu, MenuItem, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { type Settings, useSettings } from '@/components/SettingsProvider';
import { text } from './texts';

type Choices<Value extends string> = readonly (readonly [value: Value, label: string])[];

const THEMES: Choices<Settings['theme']> = [
  ['system', text('system')],
  ['light', text('light')],
  ['dark', text('dark')],
  ['contrast', text('highContrast')],
];
const DENSITIES: Choices<Settings['density']> = [
  ['comfortable', text('comfortable')],
  ['compact', text('compact')],
];
const LOCALES: Choices<Settings['locale']> = [
  ['en-GB', text('englishUk')],
  ['en-US', text('englishUs')],
];

/** Theme, density and language, each a menu that opens beside its entry. */
export function SettingMenus() {
  const { theme, density, locale, change } = useSettings();
  const navigate = useNavigate();
  return (
    <>
      <SettingMenu
        label={text('theme')}
        choices={THEMES}
        value={theme}
        onChoose={(chosen) => change('theme', chosen)}
      />
      <SettingMenu
        label={text('density')}
        choices={DENSITIES}
        value={density}
        onChoose={(chosen) => change('density', chosen)}
      />
      <SettingMenu
        label={text('language')}
        choices={LOCALES}
        value={locale}
        onChoose={(chosen) => {
          if (chosen === locale) return;
          change('locale', chosen);
          // Many texts are read once, while their modules load.
          void navigate(0);
        }}
      />
    </>
  );
}

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: Choices<Value>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function SettingMenu<Value extends string>({ label, choices, value, onChoose }: Props<Value>) {
  return (
    <Menu
      surfaceMotion={FAST_SURFACE_MOTION}
      checkedValues={{ setting: [value] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const chosen = choices.find(([one]) => one === checkedItems[0]);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem secondaryContent={choices.find(([one]) => one === value)?.[1] ?? null}>{label}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map(([one, name]) => (
            <MenuItemRadio key={one} name="setting" value={one}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
