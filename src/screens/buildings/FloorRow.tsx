import { Button, makeStyles, mergeClasses, Switch, Text, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import type { Floor } from '@/contract/buildings/buildings';
import { FloorMenu } from './FloorMenu';
import { FloorPicture } from './FloorPicture';
import type { FloorActions } from './floorActions';
import { labelsText, planText } from './floorState';
import { NameInputs } from './NameInputs';
import { planFiles } from './planFiles';
import { text } from './texts';
import { useFloorDrop } from './useFloorDrop';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '8px',
    padding: '8px 12px 8px 4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  target: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  handle: {
    cursor: 'grab',
    color: tokens.colorNeutralForeground4,
    fontSize: '20px',
    display: 'flex',
    ':hover': { color: tokens.colorNeutralForeground2 },
  },
  names: { flex: '1 1 240px', minWidth: 0 },
  state: { padding: '0 13px', color: tokens.colorNeutralForeground3 },
  missing: { color: tokens.colorNeutralForeground4 },
  actions: { display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' },
});

interface Props extends FloorActions {
  readonly project: string;
  readonly floor: Floor;
  readonly building: string;
  readonly at: number;
  readonly count: number;
  readonly errors: Readonly<Record<string, string>>;
}

/** A floor: its name, its floor plan and its actions. A .zip and a labels file may be dropped on it. */
export function FloorRow(props: Props) {
  const { project, floor, building, at, count, errors, onChange, onMove, onUpload, onLabels, onDelete } = props;
  const styles = useStyles();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const { user } = currentUser;
  const mayDraw = floor.plan === null && canUse(currentUser, 'waypoint-editor');
  const labels = labelsText(floor, props.areLabelsUploading);
  const { isTarget, row, handle } = useFloorDrop({
    building,
    at,
    onFiles: (files) => {
      const { plan, labels: labelsFile } = planFiles(files);
      if (plan === null && labelsFile !== null) onLabels(labelsFile);
      else onUpload(files);
    },
    onFloor: (from) => onMove(from, at),
  });
  return (
    <li className={mergeClasses(styles.row, isTarget && styles.target)} aria-label={floor.name} {...row}>
      <span {...handle} className={styles.handle} aria-hidden="true" title={text('dragToReorder')}>
        <ReOrderDotsVerticalRegular />
      </span>
      <FloorPicture floor={floor} />
      <div className={styles.names}>
        <NameInputs
          label={text('floorNamed', { name: floor.name })}
          name={floor.name}
          shortname={floor.shortname}
          errors={errors}
          onChange={onChange}
        />
        <Text size={200} block className={mergeClasses(styles.state, floor.plan === null && styles.missing)}>
          {planText(floor, user.time_zone)}
          <span role="status">{labels && ` · ${labels}`}</span>
        </Text>
      </div>
      <div className={styles.actions}>
        <Tooltip content={text('compileHint')} relationship="description">
          <Switch
            label={text('compile')}
            checked={floor.compile}
            onChange={(_event, { checked }) => onChange({ compile: checked })}
          />
        </Tooltip>
        <Button
          icon={<ArrowUploadRegular />}
          aria-label={text('uploadMapOf', { name: floor.name })}
          onClick={() => onUpload([])}
        >
          {text('uploadMap')}
        </Button>
        <ActionButton
          appearance="subtle"
          blockedBy={blockedWhile(floor.plan === null && !mayDraw, text('planFirst'))}
          onClick={() => navigate(`/editor/${project}?floor=${floor.uuid}`)}
        >
          {text(mayDraw ? 'drawInEditor' : 'openInEditor')}
        </ActionButton>
        <FloorMenu
          floor={floor}
          at={at}
          count={count}
          onMove={onMove}
          onUpload={onUpload}
          onLabels={onLabels}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}
