import { Field, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';
import { readNumber, twoWaysOf } from '@/model/content/readNumber';
import { text } from '../texts';

interface Props {
  readonly label: string;
  /** Null where the selected objects differ in it. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Displayed and stored digits after the point. */
  readonly digits?: number;
  readonly unit?: string;
  /** The record that the number is of: input that was rejected for one says nothing of another. */
  readonly of?: number;
  readonly onCommit: (value: number) => void;
}

/** Why a typed number is not taken. */
function problemOf(typed: string, min: number, max: number): string {
  const ways = twoWaysOf(typed);
  return ways ? text('numberTwoWays', ways) : text('numberFromTo', { min, max });
}

/**
 * A number that is committed when the field is left or stepped: one change is one undo step, and incomplete text makes
 * none.
 */
export function NumberField({ label, value, min, max, step, digits = 2, unit = '', of = 0, onCommit }: Props) {
  // Rejected input stays with its error until it is corrected, or until the value changes elsewhere.
  const [wrong, setWrong] = useState<{
    readonly typed: string;
    readonly value: number | null;
    readonly of: number;
  } | null>(null);
  const isWrong = wrong !== null && wrong.value === value && wrong.of === of;
  const rounded = value === null ? null : Number(value.toFixed(digits));
  const shown = rounded === null ? '' : `${rounded}${unit ? ` ${unit}` : ''}`;
  const commit = (next: number, typed: string) => {
    if (!Number.isFinite(next) || next < min || next > max) {
      setWrong({ typed, value, of });
      return;
    }
    setWrong(null);
    const entered = Number(next.toFixed(digits));
    if (entered !== rounded) onCommit(entered);
  };
  return (
    <Field label={label} {...(isWrong && { validationMessage: problemOf(wrong.typed.replace(unit, ''), min, max) })}>
      <SpinButton
        value={value}
        displayValue={isWrong ? wrong.typed : shown}
        {...(value === null && { placeholder: text('mixed') })}
        min={min}
        max={max}
        step={step}
        precision={digits}
        onChange={(_event, { value: given, displayValue = '' }) =>
          commit(given ?? readNumber(displayValue.replace(unit, '')) ?? Number.NaN, displayValue)
        }
      />
    </Field>
  );
}
