import { makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useMapTexts } from './languages/mapTexts';
import { KIOSK } from './useVisitorLayout';
import type { VenueFloor } from './venuePlace';

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2px',
    margin: 0,
    padding: '4px',
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    maxHeight: '60vh',
    overflowY: 'auto',
    // The buttons of the view are beside them.
    [`@media ${KIOSK}`]: {
      flexDirection: 'row',
      zoom: 1.6,
      maxWidth: 'calc((100vw - 340px) / 1.6)',
      overflowX: 'auto',
    },
  },
  floor: { minWidth: '52px', minHeight: '48px', fontWeight: tokens.fontWeightSemibold, border: 'none' },
  shown: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    // A finger leaves its hover behind, which is no pointer over the button.
    ':hover': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
    '@media (hover: hover)': {
      ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    },
  },
});

/** Scrolls the floors alone: `scrollIntoView` would scroll the page around an embedded map too. */
function showPressed(stack: HTMLElement): void {
  const pressed = stack.querySelector<HTMLElement>('[aria-pressed=true]');
  if (!pressed) return;
  stack.scrollTop = pressed.offsetTop - stack.offsetTop + (pressed.offsetHeight - stack.clientHeight) / 2;
  stack.scrollLeft = pressed.offsetLeft - stack.offsetLeft + (pressed.offsetWidth - stack.clientWidth) / 2;
}

interface Props {
  readonly floors: readonly VenueFloor[];
  readonly selected: string | null;
  /** Room for the stack, in CSS pixels; more floors than fit are scrolled. */
  readonly room?: number | undefined;
  readonly onShow: (floor: string) => void;
}

/** The floors, the highest on top. */
export function FloorButtons({ floors, selected, room, onShow }: Props) {
  const styles = useStyles();
  const { text, content } = useMapTexts();
  const stack = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Again where a card takes or leaves room.
    if (stack.current && selected !== null && room !== 0) showPressed(stack.current);
  }, [selected, room]);
  if (floors.length < 2) return null;
  return (
    <fieldset ref={stack} className={styles.stack} style={{ maxHeight: room }} aria-label={text('floors')}>
      {floors.map((floor) => (
        <ToggleButton
          key={floor.uuid}
          appearance="subtle"
          className={mergeClasses(styles.floor, floor.uuid === selected && styles.shown)}
          checked={floor.uuid === selected}
          {...content}
          title={floor.name}
          aria-label={floor.name}
          onClick={() => onShow(floor.uuid)}
        >
          {floor.shortname}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
