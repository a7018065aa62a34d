import {
  Combobox,
  Field,
  makeStyles,
  Option,
  Text,
  ToggleButton,
  Tooltip,
  tokens,
  useId,
} from '@fluentui/react-components';
import { CursorClickFilled, CursorClickRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FoundOptions } from '@/components/form/FoundOptions';
import { useListSurface } from '@/components/form/useListSurface';
import { rankByText } from '@/model/content/search/rankByText';
import { type EndChoice, endName } from './endChoices';
import type { EndKey } from './routePreview';
import { text } from './texts';

const useStyles = makeStyles({
  end: { position: 'relative' },
  // In the line of the label, so that nothing moves when the other end is next.
  marker: { position: 'absolute', top: '-2px', right: 0, display: 'flex', alignItems: 'center', gap: '4px' },
  next: { color: tokens.colorBrandForeground1 },
});

interface Props {
  readonly label: string;
  readonly value: EndKey | null;
  readonly choices: readonly EndChoice[];
  /** Whether the next click on the map sets this end. */
  readonly isNext: boolean;
  readonly onChange: (key: EndKey | null) => void;
  readonly onFocus: () => void;
  /** Asks that the next click on the map sets this end. */
  readonly onChoose: () => void;
}

/**
 * One end of a route: a kiosk or destination found by its name, a node by its number, or an object clicked on the map.
 */
export function EndField({ label, value, choices, isNext, onChange, onFocus, onChoose }: Props) {
  const styles = useStyles();
  const surface = useListSurface();
  const marker = useId('next');
  const chosen = endName(choices, value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = typed ?? chosen;
  const number = /^(?:node\s*)?(\d+)$/i.exec(shown.trim())?.[1];
  const found = rankByText(choices, typed ?? '', ({ name }) => [name]);
  return (
    <div className={styles.end}>
      <Field label={label}>
        <Combobox
          {...surface}
          open={isOpen && (found.length > 0 || number !== undefined)}
          onOpenChange={(_event, { open }) => setOpen(open)}
          placeholder={text('placeholder')}
          value={shown}
          selectedOptions={value ? [value] : []}
          onChange={(event) => {
            setOpen(true);
            setTyped(event.target.value);
            if (event.target.value === '') onChange(null);
          }}
          onFocus={onFocus}
          // The next letter replaces the end, as in the address bar of a browser.
          onClick={({ currentTarget }) => typed === null && currentTarget.select()}
          onBlur={() => setTyped(null)}
          onOptionSelect={(event, { optionValue }) => {
            // Fluent takes the choice away while another one is typed: the route stays until there is another end.
            if (optionValue === undefined && event.type === 'change') return;
            setTyped(null);
            onChange(optionValue ?? null);
          }}
          {...(isNext && { 'aria-describedby': marker })}
        >
          {number && (
            <Option key="node" value={`node:${number}`}>
              {text('node', { id: number })}
            </Option>
          )}
          <FoundOptions items={found} keyOf={({ key }) => key} nameOf={({ name }) => name} />
        </Combobox>
      </Field>
      <div className={styles.marker}>
        {isNext && (
          <Text id={marker} size={200} className={styles.next}>
            {text('nextClick')}
          </Text>
        )}
        <Tooltip content={text('choose', { label })} relationship="label">
          <ToggleButton
            size="small"
            appearance="transparent"
            checked={isNext}
            icon={isNext ? <CursorClickFilled /> : <CursorClickRegular />}
            onClick={onChoose}
          />
        </Tooltip>
      </div>
    </div>
  );
}
