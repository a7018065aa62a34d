import { useArrowNavigationGroup } from '@fluentui/react-components';

/**
 * Fluent disposes its focus manager with its last user, and then leaves the page under a drawer hidden from screen readers. This
 * user stays mounted across pages.
 */
export function FocusManager() {
  useArrowNavigationGroup();
  return null;
}
