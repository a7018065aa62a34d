import { Badge, Button, Checkbox, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addFloor } from '@/api/buildings/buildings';
import { useNotify } from '@/components/feedback/useNotify';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { type Building, type Floor, floorNameRule } from '@/contract/buildings/buildings';
import { nextOrder } from '@/model/network/nextOrder';
import { AddForm } from './AddForm';
import { FloorRow } from './FloorRow';
import type { FloorActions } from './floorActions';
import { NameInputs } from './NameInputs';
import { text } from './texts';

const useStyles = makeStyles({
  section: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '10px 12px 10px 14px' },
  names: { flex: '1 1 280px', maxWidth: '520px', minWidth: 0 },
  space: { flexGrow: 1 },
  floors: { listStyle: 'none', margin: 0, padding: 0 },
  none: {
    padding: '14px 24px',
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  foot: { padding: '8px 12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  form: { padding: '6px 12px 12px' },
});

interface Props {
  readonly project: string;
  readonly building: Building;
  /** Errors by uuid of a building or a floor. */
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** It was just created: the form of its first floor is open. */
  readonly isNew?: boolean;
  /** How many forms with input there are more, or less. */
  readonly onTyped: (more: 1 | -1) => void;
  readonly onChange: (change: Partial<Pick<Building, 'name' | 'shortname' | 'overview'>>) => void;
  readonly onDelete: () => void;
  readonly actionsOf: (floor: Floor) => FloorActions;
}

const NO_ERRORS = {};

/** A building with its floors in order. */
export function BuildingSection({
  project,
  building,
  errors,
  isNew = false,
  onTyped,
  onChange,
  onDelete,
  actionsOf,
}: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [chosen, setAdding] = useState<boolean | null>(null);
  const isAdding = chosen ?? isNew;
  const foot = useRef<HTMLDivElement>(null);
  useInlineFocus(isAdding, foot);
  const creation = useMutation(addFloor(project));
  const { floors } = building;
  return (
    <section className={styles.section} aria-label={building.name}>
      <div className={styles.head}>
        <div className={styles.names}>
          <NameInputs
            label={text('buildingNamed', { name: building.name })}
            name={building.name}
            shortname={building.shortname}
            errors={errors[building.uuid] ?? NO_ERRORS}
            isTitle
            onChange={onChange}
          />
        </div>
        <Badge appearance="tint" color="informative">
          {text('floorCount', { count: floors.length })}
        </Badge>
        <div className={styles.space} />
        <Tooltip content={text('overviewHint')} relationship="description">
          <Checkbox
            label={text('overviewBuilding')}
            checked={building.overview}
            onChange={(_event, { checked }) => onChange({ overview: checked === true })}
          />
        </Tooltip>
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={text('deleteBuilding', { name: building.name })}
          onClick={onDelete}
        />
      </div>
      {floors.length === 0 && !isAdding && (
        <Text block className={styles.none}>
          {text('noFloor')}
        </Text>
      )}
      {floors.length > 0 && (
        <ol className={styles.floors} aria-label={text('floorsOf', { name: building.name })}>
          {floors.map((floor, at) => (
            <FloorRow
              key={floor.uuid}
              project={project}
              building={building.uuid}
              floor={floor}
              at={at}
              count={floors.length}
              errors={errors[floor.uuid] ?? NO_ERRORS}
              {...actionsOf(floor)}
            />
          ))}
        </ol>
      )}
      <div ref={foot} className={styles.foot}>
        {isAdding ? (
          <div className={styles.form}>
            <AddForm
              what="floor"
              rule={floorNameRule}
              isSaving={creation.isPending}
              error={creation.error?.message ?? null}
              onTyped={onTyped}
              onCancel={() => {
                creation.reset();
                setAdding(false);
              }}
              onCreate={(input) =>
                creation.mutate(
                  { building: building.uuid, ...input, order: nextOrder(building.floors) },
                  {
                    onSuccess: ({ message }) => {
                      notify(message);
                      setAdding(false);
                    },
                  },
                )
              }
            />
          </div>
        ) : (
          <Button appearance="subtle" icon={<AddRegular />} onClick={() => setAdding(true)}>
            {text('addFloor')}
          </Button>
        )}
      </div>
    </section>
  );
}
