import {
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Text,
  ToggleButton,
  Tooltip,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import type { FormValues } from '@/machines/records/recordFormTypes';
import type { Icon } from '@/model/content/icons/standardIcons';
import { folded } from '@/model/content/search/folded';
import { type BoundField, bind } from './fieldProps';
import { text } from './texts';

const useStyles = makeStyles({
  groups: {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxHeight: '208px',
    overflowY: 'auto',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  group: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  title: { color: tokens.colorNeutralForeground3, width: '100%' },
  image: {
    width: '20px',
    height: '20px',
    maskSize: 'contain',
    maskRepeat: 'no-repeat',
    backgroundColor: 'currentColor',
  },
  picture: { width: '20px', height: '20px', objectFit: 'contain' },
  search: { marginBottom: '4px', width: '100%' },
  manage: { marginTop: '8px' },
});

/** Fewer are seen at a glance. */
const SEARCHED = 30;

const GROUPS = ['personal', 'money', 'services', 'transport', 'custom'] as const;

interface Props<Values extends FormValues> extends BoundField<Values, number | null> {
  readonly icons: readonly Icon[];
  /** Opens the icons of the organisation. */
  readonly manage?: ReactNode;
}

/** One icon from groups of icons. It is one stop of the Tab key; the arrow keys move between the icons. */
export function IconField<Values extends FormValues>(props: Props<Values>) {
  const styles = useStyles();
  const labelId = useId();
  const arrows = useArrowNavigationGroup({ axis: 'both', circular: true, memorizeCurrent: true });
  const { field, value, error, set } = bind(props);
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const found = props.icons.filter(({ name }) => folded(name).includes(wanted));
  return (
    <div>
      {props.icons.length > SEARCHED && (
        <Input
          type="search"
          className={styles.search}
          value={search}
          placeholder={text('icons.search')}
          aria-label={text('icons.search')}
          onChange={(_event, typed) => setSearch(typed.value)}
        />
      )}
      <Field {...field} label={{ id: labelId, children: field.label }}>
        <fieldset
          {...arrows}
          tabIndex={error === undefined ? undefined : -1}
          aria-labelledby={labelId}
          aria-invalid={error !== undefined}
          className={mergeClasses(styles.groups, error !== undefined && styles.wrong)}
        >
          {GROUPS.map((category) => ({ category, icons: found.filter((icon) => icon.category === category) }))
            .filter(({ icons }) => icons.length > 0)
            .map(({ category, icons }) => (
              <div key={category} className={styles.group}>
                <Text size={200} className={styles.title}>
                  {text(`icons.${category}`)}
                </Text>
                {icons.map(({ id, name, url }) => (
                  <Tooltip key={id} content={name} relationship="label">
                    <ToggleButton
                      appearance="subtle"
                      checked={id === value}
                      icon={
                        category === 'custom' ? (
                          <img className={styles.picture} src={url} alt="" />
                        ) : (
                          <span className={styles.image} style={{ maskImage: `url("${url}")` }} />
                        )
                      }
                      onClick={() => set(id)}
                    />
                  </Tooltip>
                ))}
              </div>
            ))}
          {found.length === 0 && <Text>{text('icons.none', { search: search.trim() })}</Text>}
        </fieldset>
      </Field>
      {props.manage && <div className={styles.manage}>{props.manage}</div>}
    </div>
  );
}
