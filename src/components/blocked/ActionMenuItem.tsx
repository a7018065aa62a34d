import { MenuItem, type MenuItemProps } from '@fluentui/react-components';

type Props = Omit<MenuItemProps, 'disabled' | 'disabledFocusable' | 'subText'> & {
  /** Why it cannot be chosen now, in words; null where it can. */
  readonly blockedBy: string | null;
};

/** An item of a menu that may be blocked: the reason is below its text. */
export function ActionMenuItem({ blockedBy, ...item }: Props) {
  return (
    <MenuItem
      {...(item as MenuItemProps)}
      disabled={blockedBy !== null}
      {...(blockedBy !== null && { subText: blockedBy })}
    />
  );
}
