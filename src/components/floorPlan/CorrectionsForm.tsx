import { Field, makeStyles, Select, Switch } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { BlockedField } from '@/components/blocked/BlockedField';
import { correctionsSchema, type UploadReport } from '@/contract/uploads/uploads';
import type { FloorShape, LengthUnit } from '@/model/floorPlan/floorShape';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end' },
  field: { flex: '1 1 130px' },
});

const UNITS: Readonly<Record<LengthUnit, string>> = {
  m: text('metres'),
  cm: text('centimetres'),
  mm: text('millimetres'),
  ft: text('feet'),
  in: text('inches'),
};

/** The shape of a report for the form; metres where the unit is unknown. */
export function shapeOf({ up, unit, mirrored }: UploadReport): FloorShape {
  return { up, unit: correctionsSchema.shape.unit.safeParse(unit).data ?? 'm', mirrored };
}

interface Props {
  readonly shape: FloorShape;
  readonly onChange: (changed: Partial<FloorShape>) => void;
  /** Resets to the detected values; absent where nothing was set by hand. */
  readonly onReset?: (() => void) | undefined;
  /** Why nothing can be changed now, in words; null where it can. */
  readonly blockedBy: string | null;
}

/** Axis, unit and side of a floor plan by hand. Each change reads the floor plan again. */
export function CorrectionsForm({ shape, onChange, onReset, blockedBy }: Props) {
  const styles = useStyles();
  return (
    <BlockedField by={blockedBy}>
      {(isBlocked) => (
        <fieldset
          className={styles.form}
          style={{ border: 'none', margin: 0, padding: 0 }}
          aria-label={text('corrections')}
        >
          <Field label={text('upAxis')} className={styles.field}>
            <Select
              value={shape.up}
              disabled={isBlocked}
              onChange={(_event, { value }) => onChange({ up: value === 'z' ? 'z' : 'y' })}
            >
              <option value="y">{text('yIsUp')}</option>
              <option value="z">{text('zIsUp')}</option>
            </Select>
          </Field>
          <Field label={text('unit')} className={styles.field}>
            <Select
              value={shape.unit}
              disabled={isBlocked}
              onChange={(_event, { value }) => {
                const unit = correctionsSchema.shape.unit.parse(value);
                if (unit) onChange({ unit });
              }}
            >
              {Object.entries(UNITS).map(([unit, name]) => (
                <option key={unit} value={unit}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Switch
            label={text('mirrored')}
            checked={shape.mirrored}
            disabled={isBlocked}
            onChange={(_event, { checked }) => onChange({ mirrored: checked })}
          />
          {onReset && (
            <ActionButton appearance="subtle" icon={<ArrowResetRegular />} blockedBy={blockedBy} onClick={onReset}>
              {text('asFound')}
            </ActionButton>
          )}
        </fieldset>
      )}
    </BlockedField>
  );
}
