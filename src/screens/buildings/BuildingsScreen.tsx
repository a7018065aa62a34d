import { Button, MessageBar, MessageBarBody, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddRegular, BuildingRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addBuilding, buildingsQuery, removeBuilding, removeFloor, updateBuildings } from '@/api/buildings/buildings';
import { projectQuery } from '@/api/locations/project';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { LeaveDialog } from '@/components/dialog/LeaveDialog';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { CopyText } from '@/components/layout/CopyText';
import { PageHeader } from '@/components/layout/PageHeader';
import { type Building, buildingRule, type Floor, floorRule } from '@/contract/buildings/buildings';
import { validate } from '@/contract/validate';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { MapUploadMachine } from '@/machines/mapUpload.machine';
import type { LabelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import type { Side } from '@/model/records/mergeValue';
import { useDeletion } from '../usage/useDeletion';
import { AddForm } from './AddForm';
import { BuildingSection } from './BuildingSection';
import { editBuilding, editFloor, isEdited, moveFloor, NO_EDITS, toSaveBody, withEdits } from './buildingEdits';
import { ConflictBar } from './ConflictBar';
import { FloorsImportDrawer } from './floorsImport/FloorsImportDrawer';
import { MapUploadDrawer } from './MapUploadDrawer';
import { deletionWarningOf, nameOf, type PendingDeletion, uuidOf } from './pendingDeletion';
import { type EditConflict, openConflicts, rebaseEdits, withoutEdit } from './rebaseEdits';
import { text } from './texts';
import { UploadedFilesButton } from './UploadedFilesButton';
import { useLabelsUpload } from './useLabelsUpload';

const useStyles = makeStyles({
  page: { maxWidth: '1328px' },
  list: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '8px 24px 40px' },
  skeleton: { height: '220px', borderRadius: '8px' },
});

interface Props {
  readonly uploadMachine: MapUploadMachine;
  readonly labelsMachine: LabelsUploadMachine;
  readonly floorsMachine: FloorsImportMachine;
}

/** Buildings of a location with their floors, from the first name to the uploaded floor plan. */
export function BuildingsScreen({ uploadMachine, labelsMachine, floorsMachine }: Props) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const project = useQuery(projectQuery(id));
  const buildings = useQuery(buildingsQuery(id));
  const [edits, setEdits] = useState(NO_EDITS);
  const [errors, setErrors] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const [stale, setStale] = useState<Pick<ReturnType<typeof rebaseEdits>, 'conflicts' | 'deleted'> | null>(null);
  const [isAdding, setAdding] = useState(false);
  const addPlace = useRef<HTMLSpanElement>(null);
  useInlineFocus(isAdding, addPlace);
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [uploading, setUploading] = useState<{ floor: Floor; file: File | null } | null>(null);
  const creation = useMutation(addBuilding(id));
  const saving = useMutation(updateBuildings(id));
  const buildingDeletion = useMutation(removeBuilding(id));
  const floorDeletion = useMutation(removeFloor(id));

  const saved = buildings.data?.buildings;
  const shown = useMemo(() => (saved ? withEdits(saved, edits) : []), [saved, edits]);
  const isDirty = saved !== undefined && isEdited(saved, edits);
  const error = project.error ?? buildings.error;
  const name = project.data?.name ?? '';

  const conflicts = openConflicts(stale?.conflicts ?? [], shown);
  const asksFirst = conflicts.length > 0;
  const choose = (conflict: EditConflict, side: Side) => {
    if (side === 'theirs') setEdits((before) => withoutEdit(before, conflict));
    setStale((before) => before && { ...before, conflicts: before.conflicts.filter((one) => one !== conflict) });
  };
  const save = () => {
    if (!isDirty || saving.isPending || asksFirst) return;
    const fieldErrors = validateBuildings(shown);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    setStale(null);
    saving.mutate(toSaveBody(shown, buildings.data?.revision), {
      onSuccess: (answer) => {
        // The changes stay where they are, on the list as it is now.
        if (answer.kind === 'stale') {
          const rebased = rebaseEdits(saved, answer.current.buildings, edits);
          setEdits(rebased.edits);
          return setStale(rebased);
        }
        setEdits(NO_EDITS);
        notify(answer.message);
      },
    });
  };
  const labels = useLabelsUpload(labelsMachine);
  const deletion = useDeletion(pendingDeletion?.kind ?? 'floor', pendingDeletion && uuidOf(pendingDeletion));
  const remove = () => {
    if (!pendingDeletion) return;
    const after = {
      onSuccess: ({ message }: { message: string }) => notify(message),
      onError: notifyError,
      onSettled: () => setPendingDeletion(null),
    };
    if (pendingDeletion.kind === 'building') buildingDeletion.mutate(pendingDeletion.building.uuid, after);
    else floorDeletion.mutate(pendingDeletion.floor.uuid, after);
  };
  const isEmpty = saved?.length === 0;
  const add = (
    <span ref={addPlace}>
      <Button appearance={isEmpty ? 'primary' : 'secondary'} icon={<AddRegular />} onClick={() => setAdding(true)}>
        {text('addBuilding')}
      </Button>
    </span>
  );
  const fromFile = <Button onClick={() => setImporting(true)}>{text('addFromFile')}</Button>;
  return (
    <div className={styles.page}>
      <PageHeader
        key={project.data ? 'loaded' : 'loading'}
        title={name ? text('buildingsOf', { name }) : text('buildings')}
        trail={[
          { to: '/locations', label: text('locations') },
          ...(name ? [{ to: `/locations?open=${id}`, label: name }] : []),
        ]}
        actions={
          <>
            <UploadedFilesButton project={id} />
            {!isEmpty && saved && fromFile}
            {!isEmpty && saved && add}
            {!isEmpty && saved && (
              <ActionButton
                appearance="primary"
                blockedBy={
                  blockedWhile(asksFirst, text('bothChanged')) ??
                  blockedWhile(!isDirty, text('nothingChanged')) ??
                  blockedWhile(saving.isPending)
                }
                onClick={save}
              >
                {saving.isPending ? text('updating') : text('updateLocation')}
              </ActionButton>
            )}
          </>
        }
        note={<CopyText text={id} name="UUID" />}
      />
      <div className={styles.list}>
        {saving.error && (
          <MessageBar intent="error">
            <MessageBarBody>{saving.error.message}</MessageBarBody>
          </MessageBar>
        )}
        {stale && <ConflictBar conflicts={conflicts} deleted={stale.deleted} onChoose={choose} />}
        {error && !(saved && project.data) && (
          <EmptyState
            icon={<ErrorCircleRegular />}
            title={text('failedTitle')}
            text={error.message}
            action={
              <Button
                onClick={() => {
                  void project.refetch();
                  void buildings.refetch();
                }}
              >
                {text('retry')}
              </Button>
            }
          />
        )}
        {buildings.isPending && !error && (
          <Skeleton aria-label={text('loadingBuildings')}>
            <SkeletonItem className={styles.skeleton} />
          </Skeleton>
        )}
        {isEmpty && !isAdding && (
          <EmptyState
            icon={<BuildingRegular />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={
              <>
                {add}
                {fromFile}
              </>
            }
          />
        )}
        {saved &&
          shown.map((building) => (
            <BuildingSection
              key={building.uuid}
              project={id}
              building={building}
              errors={errors}
              onChange={(change) => setEdits((before) => editBuilding(saved, before, building.uuid, change))}
              onDelete={() => setPendingDeletion({ kind: 'building', building })}
              actionsOf={(floor) => ({
                onChange: (change) => setEdits((before) => editFloor(before, floor.uuid, change)),
                onMove: (from, to) => setEdits((before) => moveFloor(before, building, from, to)),
                onUpload: (file) => setUploading({ floor, file }),
                onLabels: (file) => labels.upload(floor, file),
                areLabelsUploading: labels.uploadingFloor === floor.uuid,
                onDelete: () => setPendingDeletion({ kind: 'floor', floor }),
              })}
            />
          ))}
        {isAdding && (
          <AddForm
            what="building"
            rule={buildingRule}
            isSaving={creation.isPending}
            error={creation.error?.message ?? null}
            onCancel={() => {
              creation.reset();
              setAdding(false);
            }}
            onCreate={(input) =>
              creation.mutate(input, {
                onSuccess: ({ message }) => {
                  notify(message);
                  setAdding(false);
                },
              })
            }
          />
        )}
      </div>
      {isImporting && saved && (
        <FloorsImportDrawer
          project={id}
          buildings={saved}
          machine={floorsMachine}
          onClose={() => setImporting(false)}
        />
      )}
      {uploading && (
        <MapUploadDrawer
          floor={uploading.floor}
          file={uploading.file}
          machine={uploadMachine}
          onClose={() => setUploading(null)}
          onUploaded={(upload) => void navigate(`/map-preview/${upload.uuid}`)}
        />
      )}
      <WarningDialog
        isOpen={pendingDeletion !== null}
        title={pendingDeletion ? text('deleteTitle', { name: nameOf(pendingDeletion) }) : ''}
        text={pendingDeletion ? deletionWarningOf(pendingDeletion) : ''}
        isDanger
        blockedBy={deletion.blockedBy}
        onCancel={() => setPendingDeletion(null)}
        onConfirm={remove}
      >
        {deletion.content}
      </WarningDialog>
      <WarningDialog
        isOpen={labels.isAsking}
        title={text('labelsTitle', { name: labels.floor })}
        text={labels.question}
        labels={{ confirm: text('replaceLabels') }}
        isDanger
        onCancel={labels.cancel}
        onConfirm={labels.confirm}
      />
      <LeaveDialog isDirty={isDirty} text={text('unsaved')} />
    </div>
  );
}

/** Errors of names by uuid. */
function validateBuildings(shown: readonly Building[]): Record<string, Readonly<Record<string, string>>> {
  const fieldErrors: Record<string, Readonly<Record<string, string>>> = {};
  const take = (uuid: string, texts: Readonly<Record<string, string>>) => {
    if (Object.keys(texts).length > 0) fieldErrors[uuid] = texts;
  };
  for (const building of shown) {
    take(building.uuid, validate(buildingRule, building));
    for (const floor of building.floors) take(floor.uuid, validate(floorRule, floor));
  }
  return fieldErrors;
}
