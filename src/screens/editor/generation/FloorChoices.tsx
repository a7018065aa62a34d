import { Checkbox, Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import type { GenerationFloor } from '@/machines/editor/networkGeneration.machine';
import type { GenerationMode } from '@/model/network/generating/generatedOperation';
import { text } from './texts';

const useStyles = makeStyles({
  floors: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  note: { color: tokens.colorNeutralForeground3, paddingLeft: '36px', display: 'block' },
});

const MODES: readonly GenerationMode[] = ['update', 'replace', 'add'];

interface Props {
  readonly floors: readonly GenerationFloor[];
  readonly ticked: readonly string[];
  readonly mode: GenerationMode;
  readonly onToggle: (floor: string) => void;
  readonly onMode: (mode: GenerationMode) => void;
}

/** The floors with what they have, and what becomes of a network that is there. */
export function FloorChoices({ floors, ticked, mode, onToggle, onMode }: Props) {
  const styles = useStyles();
  const hasNetwork = floors.some(({ uuid, nodes }) => nodes > 0 && ticked.includes(uuid));
  return (
    <>
      <ul className={styles.floors} aria-label={text('floors')}>
        {floors.map(({ uuid, name, nodes, paths }) => (
          <li key={uuid}>
            <Checkbox label={name} checked={ticked.includes(uuid)} onChange={() => onToggle(uuid)} />
            <Text size={200} className={styles.note}>
              {nodes === 0
                ? text('noNetwork')
                : text('hasNetwork', {
                    nodes: text('nodeCount', { count: nodes }),
                    paths: text('pathCount', { count: paths }),
                  })}
            </Text>
          </li>
        ))}
      </ul>
      {hasNetwork && (
        <Field label={text('present')}>
          <RadioGroup
            value={mode}
            onChange={(_event, { value }) => onMode(MODES.find((one) => one === value) ?? 'update')}
          >
            {MODES.map((one) => (
              <Radio key={one} value={one} label={text(`mode.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
      )}
    </>
  );
}
