import { makeStyles, mergeClasses, Subtitle2, Switch, Text, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import { ColourField } from '@/components/form/ColourField';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formRecordOf } from '@/machines/records/recordKind';
import { TAB_PARAMETER } from '../settingsTabs';
import { coloursKind } from '../tabKinds';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

// The drawing is large, and the form is there without it.
const ColourPreview = lazyPart(async () => (await import('../ColourPreview')).ColourPreview);

const useStyles = makeStyles({
  columns: { display: 'flex', flexWrap: 'wrap', gap: '40px' },
  form: { flex: '1 1 360px', maxWidth: '640px' },
  preview: { flex: '1 1 360px', maxWidth: '720px', minWidth: 0 },
  // On is green and off is red, with the word of the state beside it.
  switch: {
    '& .fui-Switch__indicator': {
      backgroundColor: tokens.colorPaletteRedBackground3,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
  isOn: { '& .fui-Switch__indicator': { backgroundColor: tokens.colorPaletteGreenBackground3 } },
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: '12px',
    paddingTop: '8px',
  },
  legend: { padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const GROUPS = [
  { legend: text('colourGroupLabels'), names: ['label_normal', 'label_hover', 'label_selected'] },
  { legend: text('colourGroupMeshes'), names: ['mesh_normal', 'mesh_hover', 'mesh_selected'] },
] as const;

/** The colours of the map, with the floor plan in them beside it. */
export function ColoursTab({ project, machine, onDiscard }: TabProps) {
  const styles = useStyles();
  const form = useRecordForm(coloursKind, {
    machine,
    record: formRecordOf(coloursKind, project),
    staysOpen: true,
    choices: undefined,
    onEnd: onDiscard,
  });
  const { override } = form.values;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <RecordPage form={form} label={text('colours')} tabParameter={TAB_PARAMETER}>
          <Switch
            className={mergeClasses(styles.switch, override && styles.isOn)}
            label={`${text('colourOverride')}: ${text(override ? 'on' : 'off')}`}
            checked={override}
            onChange={(_event, { checked }) => form.set('override', checked)}
          />
          <Text size={200} className={styles.quiet}>
            {text('colourText')}
          </Text>
          {override &&
            GROUPS.map(({ legend, names }) => (
              <fieldset key={legend} className={styles.group}>
                <Subtitle2 as="h2" className={styles.legend}>
                  {legend}
                </Subtitle2>
                <div className={styles.fields}>
                  {names.map((name) => (
                    <ColourField key={name} form={form} name={name} />
                  ))}
                </div>
              </fieldset>
            ))}
        </RecordPage>
      </div>
      <div className={styles.preview}>
        <Suspense fallback={<Text>{text('previewLoading')}</Text>}>
          <ColourPreview project={project} colours={form.values} />
        </Suspense>
      </div>
    </div>
  );
}
