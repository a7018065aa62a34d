import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { Fragment, useMemo } from 'react';
import { ActionMenuItem } from '@/components/blocked/ActionMenuItem';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { MenuRequest } from '../session/menuRequest';
import type { MenuAction, MenuGroup, Submenu } from './menuEntry';
import { text } from './texts';

const useStyles = makeStyles({
  menu: { maxWidth: '360px', maxHeight: '90vh', overflowY: 'auto' },
});

interface Props {
  readonly request: MenuRequest;
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
}

/** A context menu at a place of the window. Each row that is blocked says why. */
export function EditorMenu({ request, groups, onClose }: Props) {
  const styles = useStyles();
  const { x, y } = request.client;
  const target = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y]);
  const shown = groups.filter((group) => group.length > 0);
  return (
    <Menu
      open
      onOpenChange={(_event, { open }) => !open && onClose()}
      positioning={{ target, position: 'below', align: 'start' }}
      surfaceMotion={FAST_SURFACE_MOTION}
    >
      <MenuPopover className={styles.menu} aria-label={text('menu')}>
        <MenuList>
          {shown.map((group, at) => (
            <Fragment key={group[0]?.key}>
              {at > 0 && <MenuDivider />}
              {group.map((entry) =>
                'actions' in entry ? (
                  <Nested key={entry.key} submenu={entry} />
                ) : (
                  <Item key={entry.key} action={entry} />
                ),
              )}
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

const Item = ({ action: { label, keys, blockedBy, run } }: { action: MenuAction }) => (
  <ActionMenuItem blockedBy={blockedBy} {...(keys && { secondaryContent: keys })} onClick={run}>
    {label}
  </ActionMenuItem>
);

function Nested({ submenu: { label, actions } }: { submenu: Submenu }) {
  const styles = useStyles();
  if (actions.length === 0)
    return (
      <ActionMenuItem hasSubmenu blockedBy={text('noOtherFloor')}>
        {label}
      </ActionMenuItem>
    );
  return (
    <Menu surfaceMotion={FAST_SURFACE_MOTION}>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem>{label}</MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {actions.map((action) => (
            <Item key={action.key} action={action} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
