import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { ErrorCircleFilled } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { appleCategoriesQuery } from '@/api/destinations/destinations';
import type { Choice } from '@/components/choices/choice';
import { RecordDialog } from '@/components/form/RecordDialog';
import { type RecordForm, useRecordForm } from '@/components/form/useRecordForm';
import { WeekField } from '@/components/hours/WeekField';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Destination } from '@/contract/destinations/destinations';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { useDeletion } from '../usage/useDeletion';
import { AdditionalDataField } from './AdditionalDataField';
import { ColourSettingsField } from './ColourSettingsField';
import { type DestinationValues, destinationKind } from './destinationKind';
import { FORM_TABS, type FormTab, tabWithError } from './formTabs';
import { GeneralFields } from './GeneralFields';
import { MediaFields } from './media/MediaFields';
import { RelationFields } from './RelationFields';
import { text } from './texts';

const useStyles = makeStyles({
  tabs: { margin: '0 -8px', flexShrink: 0, flexWrap: 'wrap' },
  // The parts differ in height: the dialog does not jump between them.
  panel: { display: 'flex', flexDirection: 'column', gap: '14px', minHeight: 'min(510px, 56vh)' },
});

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<Destination>;
  readonly destinations: readonly Destination[];
  readonly categories: readonly Choice<number>[];
}

/** Creates or edits a destination in four parts, or asks before one is deleted. */
export function DestinationDialog({ machine, editing: { row, ...editing }, destinations, categories }: Props) {
  const { data: apple = [] } = useQuery(appleCategoriesQuery);
  const children = row ? destinations.filter(({ parent_id }) => parent_id === row.id).length : 0;
  const others = row ? destinations.filter(({ id }) => id !== row.id) : destinations;
  const appleChoices = apple.map(({ uuid, name }) => ({ id: uuid, name }));
  const form = useRecordForm(destinationKind, {
    ...editing,
    machine,
    choices: { categories, apple: appleChoices, destinations },
    record: row && formRecordOf(destinationKind, row),
    ...deletionTextOf(row, children),
  });
  const deletion = useDeletion('destination', row && String(row.id));
  return (
    <RecordDialog name="destination" form={form} deletion={deletion} isWide>
      <FormParts form={form}>
        {{
          general: <GeneralFields form={form} categories={categories} />,
          relations: (
            <RelationFields form={form} destinations={others} apple={appleChoices} subDestinations={children} />
          ),
          look: (
            <>
              <WeekField form={form} name="hours" />
              <ColourSettingsField form={form} name="colours" />
            </>
          ),
          media: <MediaFields form={form} destination={row} />,
          more: <AdditionalDataField form={form} name="data" />,
        }}
      </FormParts>
    </RecordDialog>
  );
}

/** Text about further records that the deletion changes; empty where there are none. */
function deletionTextOf(row: Destination | null, children: number): { deletionText?: string } {
  if (row?.placements) return { deletionText: text('deletePlaced', { name: row.name, count: row.placements }) };
  return row && children > 0 ? { deletionText: text('subDestinations', { name: row.name, count: children }) } : {};
}

interface PartsProps {
  readonly form: RecordForm<DestinationValues>;
  readonly children: Readonly<Record<FormTab, React.ReactNode>>;
}

/** One part of the form at a time; a refused save opens the first part with an error. */
function FormParts({ form, children }: PartsProps) {
  const styles = useStyles();
  const [tab, setTab] = useState<FormTab>('general');
  const [seen, setSeen] = useState(form.errors);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog focuses its first control when it opens, which is a tab; a name that has lost the focus shows its error.
    const frame = requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  // While rendering, so that the field is there when it gets the focus.
  if (seen !== form.errors) {
    setSeen(form.errors);
    setTab(tabWithError(form.errors) ?? tab);
  }
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={text('tabsLabel')}
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setTab(value as FormTab)}
      >
        {FORM_TABS.map(({ tab: one, label, fields }) => {
          const hasError = fields.some((field) => form.errorOf(field) !== undefined);
          return (
            <Tab
              key={one}
              value={one}
              id={`destination-tab-${one}`}
              aria-controls="destination-part"
              {...(hasError && { icon: <ErrorCircleFilled />, 'aria-label': text('hasErrors', { tab: label }) })}
            >
              {label}
            </Tab>
          );
        })}
      </TabList>
      <div
        ref={panel}
        role="tabpanel"
        id="destination-part"
        aria-labelledby={`destination-tab-${tab}`}
        className={styles.panel}
      >
        {children[tab]}
      </div>
    </>
  );
}
