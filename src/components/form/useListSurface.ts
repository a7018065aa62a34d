import { makeStyles, type PositioningShorthand } from '@fluentui/react-components';

const useStyles = makeStyles({ list: { maxHeight: 'min(320px, 45vh)', minWidth: 0 } });

/** Below its field or above it, as wide as the field: never beside it. */
const POSITIONING: PositioningShorthand = {
  position: 'below',
  align: 'start',
  fallbackPositions: ['above'],
  matchTargetSize: 'width',
  // It would set a height of its own: all that the window leaves.
  autoSize: false,
};

/** Where the list of a dropdown opens and how high it is; each `Combobox` and `Dropdown` takes it. */
export function useListSurface() {
  const { list } = useStyles();
  return { positioning: POSITIONING, listbox: { className: list } } as const;
}
