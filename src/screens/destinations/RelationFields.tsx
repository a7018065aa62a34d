import type { Choice } from '@/components/choices/choice';
import { FindField } from '@/components/choices/FindField';
import { ManyField } from '@/components/choices/ManyField';
import { SwitchField } from '@/components/form/SwitchField';
import type { RecordForm } from '@/components/form/useRecordForm';
import type { Destination } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import type { DestinationValues } from './destinationKind';
import { text } from './texts';

interface Props {
  readonly form: RecordForm<DestinationValues>;
  /** Every destination but this one. */
  readonly destinations: readonly Destination[];
  readonly apple: readonly Choice<string>[];
  /** How many sub-destinations it has. */
  readonly subDestinations: number;
}

/** Main destination, related destinations and the categories of Apple Maps. */
export function RelationFields({ form, destinations, apple, subDestinations }: Props) {
  const { isSub, primaryApple, secondaryApple } = form.values;
  return (
    <>
      <SwitchField
        form={form}
        name="isSub"
        {...(subDestinations > 0 && { disabledReason: translate('destination.hasChildren') })}
        onSwitch={(isOn) => !isOn && form.set('parent', null)}
      />
      {isSub && (
        <FindField
          form={form}
          name="parent"
          required
          placeholder={text('choosesParent')}
          choices={destinations.filter(({ parent_id }) => parent_id === null)}
        />
      )}
      <ManyField form={form} name="related" placeholder={text('choosesRelated')} choices={destinations} />
      <FindField
        form={form}
        name="primaryApple"
        clearable
        placeholder={text('none')}
        choices={apple}
        blockedBy={(uuid) => (secondaryApple.includes(uuid) ? text('isSecondary') : null)}
      />
      <ManyField
        form={form}
        name="secondaryApple"
        placeholder={text('choosesApple')}
        choices={apple}
        blockedBy={(uuid) => (uuid === primaryApple ? text('isPrimary') : null)}
      />
    </>
  );
}
