import { Field, makeStyles, mergeClasses, Select, Spinner, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, DirectionsRegular } from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ChartPath } from '@/model/statechart/chartPaths';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';

const useStyles = makeStyles({
  step: {
    width: '100%',
    padding: '6px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  taken: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  now: { backgroundColor: tokens.colorNeutralBackground1Selected },
  steps: { gap: '2px' },
});

interface Props {
  /** Null where the machine has no model; undefined while they load. */
  readonly paths: readonly ChartPath[] | null | undefined;
  readonly hasFailed: boolean;
  readonly path: ChartPath | null;
  /** How many steps are taken. */
  readonly step: number;
  readonly onPath: (path: string, step: number) => void;
}

/** The generated paths of a machine, one of them step by step. */
export function PathPanel({ paths, hasFailed, path, step, onPath }: Props) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  if (hasFailed) return <Text role="alert">{text('pathsFailed')}</Text>;
  if (paths === undefined) return <Spinner className={shared.panel} label={text('loadingPaths')} />;
  if (!paths || !path)
    return <EmptyState icon={<DirectionsRegular />} title={text('noPathsTitle')} text={text('noPathsText')} />;
  const count = path.steps.length;
  // A path may take the same step twice: its place identifies it.
  const labels = [text('beginning', { start: path.start }), ...path.steps.map(({ label }) => label)];
  const places = labels.map((label, place) => ({ label, place }));
  return (
    <div className={shared.panel}>
      <Field label={text('path')}>
        <Select className={shared.select} value={path.id} onChange={(_event, { value }) => onPath(value, 0)}>
          {paths.map(({ id, start, steps }) => (
            <option key={id} value={id}>
              {text('pathName', { id, start, count: steps.length })}
            </option>
          ))}
        </Select>
      </Field>
      <div className={shared.row}>
        <ActionButton
          icon={<ChevronLeftRegular />}
          aria-label={text('previousStep')}
          blockedBy={blockedWhile(step === 0, text('atBeginning'))}
          onClick={() => onPath(path.id, Math.max(0, step - 1))}
        />
        <Text role="status">{text('stepOf', { step, count })}</Text>
        <ActionButton
          icon={<ChevronRightRegular />}
          aria-label={text('nextStep')}
          blockedBy={blockedWhile(step === count, text('atEnd'))}
          onClick={() => onPath(path.id, Math.min(count, step + 1))}
        />
      </div>
      <ol className={mergeClasses(shared.list, styles.steps)} aria-label={text('steps')}>
        {places.map(({ label, place }) => (
          <li key={place}>
            <button
              type="button"
              className={mergeClasses(styles.step, place <= step && styles.taken, place === step && styles.now)}
              aria-current={place === step ? 'step' : undefined}
              onClick={() => onPath(path.id, place)}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
