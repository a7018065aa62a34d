import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { useSettings } from '@/components/SettingsProvider';
import { readableOn } from '@/model/colour/readableOn';
import type { ShellParts } from './shellContext';
import { text } from './texts';
import { type MenuEntry, userMenuEntries } from './userMenuEntries';

const THEMES = [
  ['system', text('system')],
  ['light', text('light')],
  ['dark', text('dark')],
  ['contrast', text('highContrast')],
] as const;
const DENSITIES = [
  ['comfortable', text('comfortable')],
  ['compact', text('compact')],
] as const;

const LOCALES = [
  ['en-GB', text('englishUk')],
  ['en-US', text('englishUs')],
] as const;

const useStyles = makeStyles({
  // In a low window, as with a large zoom, the menu scrolls.
  menu: { maxHeight: 'calc(100dvh - 64px)', overflowY: 'auto' },
  // A long name or address wraps.
  who: { height: 'auto', minHeight: '32px', paddingTop: '6px', paddingBottom: '6px', overflowWrap: 'anywhere' },
});

/** The user, links to own pages, the settings of the console, and sign-out. */
export function UserMenu(parts: Pick<ShellParts, 'pages' | 'links'>) {
  const currentUser = useCurrentUser();
  const { user, organisation, signOut } = currentUser;
  const styles = useStyles();
  const { theme, density, locale, change } = useSettings();
  const navigate = useNavigate();
  const onHand = { backgroundColor: organisation.color, color: readableOn(organisation.color) };
  return (
    <Menu
      surfaceMotion={FAST_SURFACE_MOTION}
      checkedValues={{ theme: [theme], density: [density], locale: [locale] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        const chosenTheme = THEMES.find(([value]) => value === checkedItems[0]);
        const chosenDensity = DENSITIES.find(([value]) => value === checkedItems[0]);
        const chosenLocale = LOCALES.find(([value]) => value === checkedItems[0]);
        if (name === 'theme' && chosenTheme) change('theme', chosenTheme[0]);
        if (name === 'density' && chosenDensity) change('density', chosenDensity[0]);
        if (name === 'locale' && chosenLocale && chosenLocale[0] !== locale) {
          change('locale', chosenLocale[0]);
          // Many texts are read once, while their modules load.
          void navigate(0);
        }
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          shape="circular"
          icon={
            <Avatar
              name={user.name}
              size={28}
              initials={{ style: onHand }}
              {...(user.avatar && { image: { src: user.avatar } })}
            />
          }
          aria-label={text('accountOf', { name: user.name })}
        />
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader className={styles.who}>{`${user.name} · ${user.email}`}</MenuGroupHeader>
          </MenuGroup>
          {userMenuEntries(currentUser, parts).map(({ title, entries }) => (
            <Fragment key={entries[0]?.label}>
              <MenuDivider />
              <MenuGroup>
                {title !== null && <MenuGroupHeader>{title}</MenuGroupHeader>}
                {entries.map((entry) => (
                  <EntryLink key={entry.label} {...entry} />
                ))}
              </MenuGroup>
            </Fragment>
          ))}
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{text('theme')}</MenuGroupHeader>
            {THEMES.map(([value, label]) => (
              <MenuItemRadio key={value} name="theme" value={value}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{text('density')}</MenuGroupHeader>
            {DENSITIES.map(([value, label]) => (
              <MenuItemRadio key={value} name="density" value={value}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{text('language')}</MenuGroupHeader>
            {LOCALES.map(([value, label]) => (
              <MenuItemRadio key={value} name="locale" value={value}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={signOut}>{text('logout')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function EntryLink({ label, to, isOutside }: MenuEntry) {
  const navigate = useNavigate();
  if (isOutside)
    return (
      <MenuItemLink href={to} target="_blank" rel="noopener noreferrer" secondaryContent={<OpenRegular aria-hidden />}>
        {label}
      </MenuItemLink>
    );
  return (
    <MenuItemLink
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {label}
    </MenuItemLink>
  );
}
