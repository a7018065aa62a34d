import { makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components';
import { type RefObject, useEffect, useRef } from 'react';
import { useViewButtonStyles } from '@/components/floorPlan/ViewButtons';
import { useMapTexts } from '../languages/mapTexts';

const useStyles = makeStyles({
  button: { fontWeight: tokens.fontWeightSemibold, padding: 0 },
  // Letters of a kiosk and of a very large window, as its icons are.
  large: {
    '@media (min-width: 2400px)': { fontSize: '26px' },
    '@media (min-width: 900px) and (orientation: portrait)': { fontSize: '26px' },
  },
  pressed: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    // A finger leaves no hover behind.
    '@media (hover: hover)': {
      ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    },
  },
});

interface Props {
  readonly isOn: boolean;
  /** Stays when the view changes, and its button with it. */
  readonly wasPressed: RefObject<boolean>;
  readonly onSet: (isOn: boolean) => void;
}

/** Tilts the map into three dimensions, and back. */
export function ModelButton({ isOn, wasPressed, onSet }: Props) {
  const styles = useStyles();
  const shared = useViewButtonStyles();
  const { text } = useMapTexts();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the view before had the focus, and is gone.
    if (wasPressed.current && document.activeElement === document.body) host.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [wasPressed]);
  return (
    <div ref={host} className={mergeClasses(shared.stack, shared.largeStack)}>
      <ToggleButton
        appearance="subtle"
        className={mergeClasses(shared.button, shared.large, styles.button, styles.large, isOn && styles.pressed)}
        checked={isOn}
        title={text('model')}
        aria-label={text('model')}
        onClick={() => {
          wasPressed.current = true;
          onSet(!isOn);
        }}
      >
        {text('modelShort')}
      </ToggleButton>
    </div>
  );
}
