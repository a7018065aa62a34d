import { Field, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Displayed and stored digits after the point. */
  readonly digits?: number;
  readonly unit?: string;
  readonly onCommit: (value: number) => void;
}

/**
 * A number that is committed when the field is left or stepped: one change is one undo step, incomplete text is none.
 */
export function NumberField({ label, value, min, max, step, digits = 2, unit = '', onCommit }: Props) {
  const [error, setError] = useState<string | null>(null);
  const shown = `${Number(value.toFixed(digits))}${unit ? ` ${unit}` : ''}`;
  const commit = (next: number) => {
    if (!Number.isFinite(next) || next < min || next > max) {
      setError(`A number from ${min} to ${max}.`);
      return;
    }
    setError(null);
    const rounded = Number(next.toFixed(digits));
    if (rounded !== Number(value.toFixed(digits))) onCommit(rounded);
  };
  return (
    <Field label={label} {...(error && { validationMessage: error })}>
      <SpinButton
        value={value}
        displayValue={shown}
        min={min}
        max={max}
        step={step}
        precision={digits}
        onChange={(_event, { value: given, displayValue }) =>
          commit(given ?? Number.parseFloat((displayValue ?? '').replace(',', '.')))
        }
      />
    </Field>
  );
}
