import { Field, Input, Text } from '@fluentui/react-components';
import { MAPPED_FIELDS, type MappedField } from '@/model/sources/feed';
import type { ParameterProps } from './parameterProps';
import { asMapping } from './parameterValues';
import { text } from './texts';
import { useGroupStyles } from './useGroupStyles';

const REQUIRED = 'external_id';
const LABELS: Readonly<Record<MappedField, string>> = {
  external_id: text('external_id'),
  name: text('name'),
  description: text('description'),
  categories: text('categories'),
  tags: text('tags'),
  main_destination: text('main_destination'),
  review: text('review'),
};

/** Where the source has each field of a destination. The error of the mapping is at the field that has to be filled. */
export function MappingField({ form, parameter: { name, label, hint } }: ParameterProps) {
  const styles = useGroupStyles();
  const mapping = asMapping(form.values[name]);
  const error = form.errorOf(name);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <Text size={200} className={styles.quiet}>
          {hint}
        </Text>
      )}
      <div className={styles.pairs}>
        {MAPPED_FIELDS.map((field) => (
          <Field
            key={field}
            label={LABELS[field]}
            required={field === REQUIRED}
            {...(field === REQUIRED && error !== undefined && { validationMessage: error })}
          >
            <Input
              autoComplete="off"
              spellCheck={false}
              value={mapping[field] ?? ''}
              onBlur={() => form.touch(name)}
              onChange={(_event, { value }) => form.set(name, { ...mapping, [field]: value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
