import {
  Avatar,
  Button,
  Caption1,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { Fragment, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { readableOn } from '@/model/colour/readableOn';
import { SettingMenus } from './settings/SettingMenus';
import type { ShellParts } from './shellContext';
import { text } from './texts';
import { type MenuEntry, userMenuEntries } from './userMenuEntries';

const ReportProblemDialog = lazyDialog(async () => (await import('./problem/ReportProblemDialog')).ReportProblemDialog);

const useStyles = makeStyles({
  // In a low window, as with a large zoom, the menu scrolls.
  menu: { maxHeight: 'calc(100dvh - 64px)', maxWidth: '320px', overflowY: 'auto' },
  who: { display: 'flex', alignItems: 'center', gap: '12px', padding: '8px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The user, links to own pages, the settings of the console, and sign-out. */
export function UserMenu(parts: Pick<ShellParts, 'pages' | 'links'>) {
  const currentUser = useCurrentUser();
  const { user, organisation, signOut } = currentUser;
  const styles = useStyles();
  const [isReporting, setReporting] = useState(false);
  useReturnFocus(isReporting);
  const onHand = { backgroundColor: organisation.color, color: readableOn(organisation.color) };
  const avatar = (size: 28 | 40) => (
    <Avatar
      name={user.name}
      size={size}
      aria-hidden
      initials={{ style: onHand }}
      {...(user.avatar && { image: { src: user.avatar } })}
    />
  );
  const menu = (
    <Menu surfaceMotion={FAST_SURFACE_MOTION}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          shape="circular"
          icon={avatar(28)}
          aria-label={text('accountOf', { name: user.name })}
        />
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <div className={styles.who} role="presentation">
            {avatar(40)}
            <div className={styles.words}>
              <Text weight="semibold">{user.name}</Text>
              <Caption1 className={styles.quiet}>{user.email}</Caption1>
            </div>
          </div>
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
          <SettingMenus />
          <MenuDivider />
          <MenuItem onClick={() => setReporting(true)}>{text('reportProblem')}</MenuItem>
          <MenuItem onClick={signOut}>{text('logout')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
  return (
    <>
      {menu}
      <Suspense fallback={null}>{isReporting && <ReportProblemDialog onClose={() => setReporting(false)} />}</Suspense>
    </>
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
