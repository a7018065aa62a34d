import { Field, Input, Select, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { placeFieldText } from '@/contract/texts/placeFieldText';
import { MAPPED_FIELDS, type MappedField } from '@/model/sources/feed';
import type { ParameterProps } from './parameterProps';
import { asMapping } from './parameterValues';
import { text } from './texts';
import { useGroupStyles } from './useGroupStyles';

const REQUIRED = 'external_id';
/** Fields that are offered at once; the others are added. */
const USUAL: readonly MappedField[] = [REQUIRED, 'name', 'description', 'categories', 'tags', 'main_destination'];

/** Where the source has each field of a destination. The error of the mapping is at the field that has to be filled. */
export function MappingField({ form, parameter: { name, label, hint } }: ParameterProps) {
  const styles = useGroupStyles();
  const [added, setAdded] = useState<readonly MappedField[]>([]);
  const mapping = asMapping(form.values[name]);
  const error = form.errorOf(name);
  const isListed = (field: MappedField) =>
    USUAL.includes(field) || added.includes(field) || (mapping[field] ?? '') !== '';
  const others = MAPPED_FIELDS.filter((field) => !isListed(field));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <Text size={200} className={styles.quiet}>
          {hint}
        </Text>
      )}
      <div className={styles.pairs}>
        {MAPPED_FIELDS.filter(isListed).map((field) => (
          <Field
            key={field}
            label={placeFieldText(field)}
            required={field === REQUIRED}
            {...(field === REQUIRED && error !== undefined && { validationMessage: error })}
          >
            <Input
              autoComplete="off"
              spellCheck={false}
              autoFocus={added.at(-1) === field}
              value={mapping[field] ?? ''}
              onBlur={() => form.touch(name)}
              onChange={(_event, { value }) => form.set(name, { ...mapping, [field]: value })}
            />
          </Field>
        ))}
        {others.length > 0 && (
          <Field label={text('addField')}>
            <Select
              value=""
              onChange={(_event, { value }) =>
                setAdded([...added, ...MAPPED_FIELDS.filter((field) => field === value)])
              }
            >
              <option value="">{text('chooseField')}</option>
              {others.map((field) => (
                <option key={field} value={field}>
                  {placeFieldText(field)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </fieldset>
  );
}
