import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Switch,
  Text,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUploadRegular,
  ArrowUpRegular,
  DeleteRegular,
  HistoryRegular,
  MoreHorizontalRegular,
  ReOrderDotsVerticalRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import { ActionMenuItem } from '@/components/blocked/ActionMenuItem';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { Floor } from '@/contract/buildings/buildings';
import { FloorPicture } from './FloorPicture';
import { NameInputs } from './NameInputs';
import { text } from './texts';

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

export interface FloorActions {
  readonly onChange: (change: Partial<Pick<Floor, 'name' | 'shortname' | 'compile'>>) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Opens the upload; with a file where one was dropped. */
  readonly onUpload: (file: File | null) => void;
  readonly onLabels: (file: File) => void;
  readonly areLabelsUploading: boolean;
  readonly onDelete: () => void;
}

interface Props extends FloorActions {
  readonly project: string;
  readonly floor: Floor;
  readonly building: string;
  readonly at: number;
  readonly count: number;
  readonly errors: Readonly<Record<string, string>>;
}

const DRAGGED_FLOOR = 'application/x-atrium-floor';

/** A floor: its name, its floor plan and its actions. A .zip may be dropped on it. */
export function FloorRow(props: Props) {
  const { project, floor, building, at, count, errors, onChange, onMove, onUpload, onLabels, onDelete } = props;
  const styles = useStyles();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const labelsInput = useRef<HTMLInputElement>(null);
  const [isTarget, setTarget] = useState(false);
  const labelsText = props.areLabelsUploading
    ? text('labelsUploading')
    : floor.labels
      ? text('labelCount', { count: floor.labels })
      : null;

  const isFor = (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') || event.dataTransfer.types.includes(`${DRAGGED_FLOOR}+${building}`);
  const drop = (event: DragEvent) => {
    if (!isFor(event)) return;
    event.preventDefault();
    setTarget(false);
    const [file] = event.dataTransfer.files;
    if (file) onUpload(file);
    else onMove(Number(event.dataTransfer.getData(`${DRAGGED_FLOOR}+${building}`)), at);
  };
  return (
    <li
      className={mergeClasses(styles.row, isTarget && styles.target)}
      aria-label={floor.name}
      onDragOver={(event) => {
        if (!isFor(event)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        title={text('dragToReorder')}
        onDragStart={(event) => event.dataTransfer.setData(`${DRAGGED_FLOOR}+${building}`, String(at))}
      >
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
          {floor.plan === null
            ? text('noPlan')
            : floor.plan_updated_at
              ? text('planOf', { moment: formatDateTime(floor.plan_updated_at, user.time_zone) })
              : text('hasPlan')}
          <span role="status">{labelsText && ` · ${labelsText}`}</span>
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
          onClick={() => onUpload(null)}
        >
          {text('uploadMap')}
        </Button>
        <ActionButton
          appearance="subtle"
          blockedBy={blockedWhile(floor.plan === null, text('planFirst'))}
          onClick={() => navigate(`/editor/${project}?floor=${floor.uuid}`)}
        >
          {text('openInEditor')}
        </ActionButton>
        <Menu surfaceMotion={FAST_SURFACE_MOTION}>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              aria-label={text('optionsOf', { name: floor.name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <ActionMenuItem
                icon={<ArrowUpRegular />}
                blockedBy={blockedWhile(at === 0, text('isFirst'))}
                onClick={() => onMove(at, at - 1)}
              >
                {text('moveUp')}
              </ActionMenuItem>
              <ActionMenuItem
                icon={<ArrowDownRegular />}
                blockedBy={blockedWhile(at === count - 1, text('isLast'))}
                onClick={() => onMove(at, at + 1)}
              >
                {text('moveDown')}
              </ActionMenuItem>
              <ActionMenuItem
                icon={<HistoryRegular />}
                blockedBy={blockedWhile(floor.plan === null, text('noEarlierPlan'))}
                onClick={() => onUpload(null)}
              >
                {text('earlierPlans')}
              </ActionMenuItem>
              <MenuItem icon={<TagRegular />} onClick={() => labelsInput.current?.click()}>
                {text('uploadLabels')}
              </MenuItem>
              <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
                {text('delete')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
        <input
          ref={labelsInput}
          type="file"
          accept=".txt,text/plain"
          hidden
          aria-label={text('labelsOf', { name: floor.name })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onLabels(file);
            target.value = '';
          }}
        />
      </div>
    </li>
  );
}
