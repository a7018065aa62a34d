import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useActing } from '@/components/acting';
import { useSettings } from '@/components/SettingsProvider';
import { readableOn } from '@/model/colour/readableOn';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '48px',
    boxSizing: 'border-box',
    padding: '0 12px 0 0',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  edge: { width: '3px', alignSelf: 'stretch' },
  home: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    padding: '4px 6px',
  },
  tile: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '13px',
  },
  space: { flexGrow: 1 },
});

const THEME_NAMES = { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

/** For whom one works, as the organisation's colour edge and tile, and who one is. */
export function TopBar() {
  const styles = useStyles();
  const { user, organisation, signOut } = useActing();
  const { theme, density, change } = useSettings();
  return (
    <header className={styles.bar}>
      <div className={styles.edge} style={{ backgroundColor: organisation.color }} />
      <Link to="/" className={styles.home}>
        <span
          className={styles.tile}
          style={{ backgroundColor: organisation.color, color: readableOn(organisation.color) }}
          aria-hidden="true"
        >
          {organisation.name.slice(0, 1)}
        </span>
        {organisation.name}
      </Link>
      <div className={styles.space} />
      <Menu
        checkedValues={{ theme: [theme], density: [density] }}
        onCheckedValueChange={(_event, { name, checkedItems }) => {
          const [value] = checkedItems;
          if (name === 'theme' && (value === 'system' || value === 'light' || value === 'dark' || value === 'contrast'))
            change('theme', value);
          if (name === 'density' && (value === 'comfortable' || value === 'compact')) change('density', value);
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            shape="circular"
            icon={<Avatar name={user.name} size={28} {...(user.avatar && { image: { src: user.avatar } })} />}
            aria-label={`${user.name}, account and settings`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuGroup>
              <MenuGroupHeader>{`${user.name} · ${user.email}`}</MenuGroupHeader>
            </MenuGroup>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>Theme</MenuGroupHeader>
              {(['system', 'light', 'dark', 'contrast'] as const).map((name) => (
                <MenuItemRadio key={name} name="theme" value={name}>
                  {THEME_NAMES[name]}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>Density</MenuGroupHeader>
              <MenuItemRadio name="density" value="comfortable">
                Comfortable
              </MenuItemRadio>
              <MenuItemRadio name="density" value="compact">
                Compact
              </MenuItemRadio>
            </MenuGroup>
            <MenuDivider />
            <MenuItem onClick={signOut}>Logout</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </header>
  );
}
