import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowTurnDownLeftRegular,
  ArrowTurnRightRegular,
  ArrowTurnUpLeftRegular,
  ArrowUpLeftRegular,
  ArrowUpRegular,
  ArrowUpRightRegular,
  LocationRegular,
  PersonWalkingRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { DirectionRow } from './directionRows';

const useStyles = makeStyles({
  icon: { display: 'grid', placeItems: 'center', fontSize: '1.4em', color: tokens.colorNeutralForeground2 },
  number: {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    width: '24px',
    height: '24px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: '#1d4ed8',
    color: '#ffffff',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
  },
});

/** Left and right are those of the walker, also in a layout from right to left. */
const ICONS: Readonly<Record<Exclude<DirectionRow['sign'], number>, ReactElement>> = {
  start: <PersonWalkingRegular />,
  ahead: <ArrowUpRegular />,
  'slight-left': <ArrowUpLeftRegular />,
  left: <ArrowTurnUpLeftRegular />,
  'sharp-left': <ArrowTurnUpLeftRegular />,
  'slight-right': <ArrowUpRightRegular />,
  right: <ArrowTurnRightRegular />,
  'sharp-right': <ArrowTurnRightRegular />,
  back: <ArrowTurnDownLeftRegular />,
  destination: <LocationRegular />,
};

/** The arrow of a turn, or the number of a change of floors as it is on the map. */
export function StepSign({ sign }: Pick<DirectionRow, 'sign'>) {
  const styles = useStyles();
  return (
    <span className={typeof sign === 'number' ? styles.number : styles.icon} aria-hidden>
      {typeof sign === 'number' ? sign : ICONS[sign]}
    </span>
  );
}
