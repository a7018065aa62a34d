import { makeStyles, tokens } from '@fluentui/react-components';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { useSettings } from '@/components/SettingsProvider';
import { type RouteFigures, routeDifference } from '@/model/routing/routeFigures';
import { durationText, signedText } from './differenceText';
import { text } from './texts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: '4px 0 4px 8px', textAlign: 'right', verticalAlign: 'top' },
    '& th:first-child': { paddingLeft: 0, textAlign: 'left' },
    '& th': { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
    '& thead th': { verticalAlign: 'bottom' },
    '& tbody tr': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& td:last-child': { fontWeight: tokens.fontWeightSemibold },
  },
  sample: { display: 'block', marginLeft: 'auto' },
});

interface Props {
  readonly kept: RouteFigures;
  /** Null while there is no route. */
  readonly now: RouteFigures | null;
}

/** Two routes beside each other with their difference; the headings show how the map draws each. */
export function ComparisonTable({ kept, now }: Props) {
  const styles = useStyles();
  const { resolvedTheme } = useSettings();
  const { route, keptRoute, routeCasing } = MAP_COLOURS[resolvedTheme];
  const by = now && routeDifference(kept, now);
  const none = text('none');
  const length = (metres: number) => text('length', { metres });
  const yesNo = (isSo: boolean) => text(isSo ? 'yes' : 'no');
  return (
    <table className={styles.table} aria-label={text('comparison')}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Sample colour={keptRoute} casing={routeCasing} width={4} dash="5 6" />
            {text('kept')}
          </th>
          <th scope="col">
            <Sample colour={route} casing={routeCasing} width={5} />
            {text('now')}
          </th>
          <th scope="col">{text('difference')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text('metres')}</th>
          <td>{length(kept.metres)}</td>
          <td>{now ? length(now.metres) : none}</td>
          <td>{by ? signedText(by.metres, length) : none}</td>
        </tr>
        <tr>
          <th scope="row">{text('time')}</th>
          <td>{durationText(kept.seconds)}</td>
          <td>{now ? durationText(now.seconds) : none}</td>
          <td>{by ? signedText(by.seconds, durationText) : none}</td>
        </tr>
        <tr>
          <th scope="row">{text('changes')}</th>
          <td>{kept.changes}</td>
          <td>{now ? now.changes : none}</td>
          <td>{by ? signedText(by.changes, String) : none}</td>
        </tr>
        <tr>
          <th scope="row">{text('stepFree')}</th>
          <td>{yesNo(kept.isStepFree)}</td>
          <td>{now ? yesNo(now.isStepFree) : none}</td>
          <td>{by ? text(by.stepFree === 0 ? 'same' : by.stepFree > 0 ? 'gained' : 'lost') : none}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface SampleProps {
  readonly colour: string;
  readonly casing: string;
  readonly width: number;
  readonly dash?: string;
}

/** A line as the map draws it. */
function Sample({ colour, casing, width, dash }: SampleProps) {
  const { sample } = useStyles();
  const dashes = dash === undefined ? {} : { strokeDasharray: dash };
  return (
    <svg className={sample} width={36} height={12} viewBox="0 0 36 12" aria-hidden="true">
      <path d="M4 6h28" stroke={casing} strokeWidth={width + 4} strokeLinecap="round" {...dashes} />
      <path d="M4 6h28" stroke={colour} strokeWidth={width} strokeLinecap="round" {...dashes} />
    </svg>
  );
}
