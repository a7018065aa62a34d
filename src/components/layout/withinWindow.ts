import type { PositioningConfigurationFn } from '@fluentui/react-components';

/** A menu that is higher than the window scrolls instead of leaving it. Tooltips are short, and never cover their control. */
export const withinWindow: PositioningConfigurationFn = ({ container, options }) =>
  container.matches('[role=tooltip]') ? options : { ...options, autoSize: options.autoSize ?? 'height' };
