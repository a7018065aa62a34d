import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  swatch: {
    width: '32px',
    height: '32px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::-webkit-color-swatch-wrapper': { padding: '3px' },
    '::-webkit-color-swatch': { border: 'none', borderRadius: tokens.borderRadiusSmall },
  },
  text: { width: '140px', fontFamily: tokens.fontFamilyMonospace },
});

interface Props {
  readonly label: string;
  /** `#rrggbb`, or incomplete input. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** A colour as text and as a swatch; pasted text may lack its #. */
export function ColourInput({ label, value, error, onChange }: Props) {
  const styles = useStyles();
  const hint = useId();
  return (
    <Field label={label} hint={{ id: hint, children: text('colourHint') }} {...(error && { validationMessage: error })}>
      <div className={styles.line}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={text('chooses', { label })}
          value={isColour(value) ? value.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <Input
          className={styles.text}
          aria-label={label}
          aria-describedby={hint}
          aria-invalid={error !== undefined}
          value={value}
          onChange={(_event, { value: typed }) => onChange(/^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed.trim())}
        />
      </div>
    </Field>
  );
}
