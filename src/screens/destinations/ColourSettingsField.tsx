import { Caption1, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { ColourInput, isColour } from '@/components/form/ColourInput';
import { type BoundField, bind } from '@/components/form/fieldProps';
import { text as formText } from '@/components/form/texts';
import type { ColourSettings } from '@/contract/destinations/destinationDetails';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { text } from './texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: '8px' },
});

const GROUPS = [
  { label: text('labels'), colours: ['label_normal', 'label_hover', 'label_selected'] },
  { label: text('meshes'), colours: ['mesh_normal', 'mesh_hover', 'mesh_selected'] },
] as const;
const STATES = [text('normal'), text('hover'), text('selected')];

/** The colours of a destination on the map; six pickers while it has its own. */
export function ColourSettingsField<Values extends FormValues>(props: BoundField<Values, ColourSettings>) {
  const styles = useStyles();
  const { label: legend, value: colours, error, set } = bind(props);
  const hasError = error !== undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <Switch
        label={text('override')}
        checked={colours.override}
        onChange={(_event, { checked }) => set({ ...colours, override: checked })}
      />
      {colours.override &&
        GROUPS.map(({ label, colours: names }) => (
          <fieldset key={label} className={styles.group}>
            <legend className={styles.legend}>
              <Text weight="medium">{label}</Text>
            </legend>
            <div className={styles.line}>
              {names.map((name, at) => (
                <ColourInput
                  key={name}
                  label={text('colourOf', { group: label, state: STATES[at] ?? '' })}
                  value={colours[name]}
                  error={hasError && !isColour(colours[name]) ? formText('colourInvalid') : undefined}
                  onChange={(value) => set({ ...colours, [name]: value })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      <Caption1 className={styles.quiet}>{text('coloursHint')}</Caption1>
    </fieldset>
  );
}
