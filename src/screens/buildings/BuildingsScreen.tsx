import { Button, MessageBar, MessageBarBody, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddRegular, BuildingRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addBuilding, buildingsQuery, removeBuilding, removeFloor, updateBuildings } from '@/api/buildings/buildings';
import { projectQuery } from '@/api/locations/project';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { LeaveDialog } from '@/components/dialog/LeaveDialog';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useNotify } from '@/components/feedback/useNotify';
import { CopyText } from '@/components/layout/CopyText';
import { PageHeader } from '@/components/layout/PageHeader';
import { type Building, buildingRule, type Floor, floorRule } from '@/contract/buildings/buildings';
import { translate } from '@/contract/texts/translate';
import { validate } from '@/contract/validate';
import type { MapUploadMachine } from '@/machines/mapUpload.machine';
import { AddForm } from './AddForm';
import { BuildingSection } from './BuildingSection';
import {
  conflictsOf,
  type EditConflict,
  editBuilding,
  editFloor,
  isEdited,
  moveFloor,
  NO_EDITS,
  toSaveBody,
  withEdits,
} from './buildingEdits';
import { ConflictBar } from './ConflictBar';
import { MapUploadDrawer } from './MapUploadDrawer';
import { text } from './texts';
import { UploadedFilesButton } from './UploadedFilesButton';
import { useLabelsUpload } from './useLabelsUpload';

const useStyles = makeStyles({
  page: { maxWidth: '1328px' },
  list: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '8px 24px 40px' },
  skeleton: { height: '220px', borderRadius: '8px' },
});

type PendingDeletion = { kind: 'building'; building: Building } | { kind: 'floor'; floor: Floor };

/** Buildings of a location with their floors, from the first name to the uploaded floor plan. */
export function BuildingsScreen({ uploadMachine }: { uploadMachine: MapUploadMachine }) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const project = useQuery(projectQuery(id));
  const buildings = useQuery(buildingsQuery(id));
  const [edits, setEdits] = useState(NO_EDITS);
  const [errors, setErrors] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const [conflicts, setConflicts] = useState<readonly EditConflict[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
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

  const save = () => {
    if (!isDirty || saving.isPending) return;
    const fieldErrors = validateBuildings(shown);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    setConflicts(null);
    saving.mutate(toSaveBody(shown, buildings.data?.revision), {
      onSuccess: (answer) => {
        // The changes stay where they are, on the list as it is now.
        if (answer.kind === 'stale') return setConflicts(conflictsOf(saved, answer.current.buildings, edits));
        setEdits(NO_EDITS);
        notify(answer.message);
      },
    });
  };
  const labels = useLabelsUpload(id);
  const remove = () => {
    if (!pendingDeletion) return;
    const after = {
      onSuccess: ({ message }: { message: string }) => notify(message),
      onError: (failure: Error) => notify(failure.message, 'error'),
      onSettled: () => setPendingDeletion(null),
    };
    if (pendingDeletion.kind === 'building') buildingDeletion.mutate(pendingDeletion.building.uuid, after);
    else floorDeletion.mutate(pendingDeletion.floor.uuid, after);
  };
  const isEmpty = saved?.length === 0;
  const add = (
    <Button appearance={isEmpty ? 'primary' : 'secondary'} icon={<AddRegular />} onClick={() => setAdding(true)}>
      {text('addBuilding')}
    </Button>
  );
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
            {!isEmpty && saved && add}
            {!isEmpty && saved && (
              <ActionButton
                appearance="primary"
                blockedBy={
                  blockedWhile(!isDirty, translate('buildings.nothingChanged')) ?? blockedWhile(saving.isPending)
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
        {conflicts && <ConflictBar conflicts={conflicts} />}
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
            title={translate('buildings.emptyTitle')}
            text={translate('buildings.emptyText')}
            action={add}
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
                onLabels: (file) => void labels.upload(floor, file),
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
        labels={{ confirm: text('delete') }}
        isDanger
        onCancel={() => setPendingDeletion(null)}
        onConfirm={remove}
      />
      <WarningDialog
        isOpen={labels.question !== null}
        title={text('labelsTitle', { name: labels.question?.floor.name ?? '' })}
        text={labels.question?.text ?? ''}
        labels={{ confirm: text('replaceLabels') }}
        isDanger
        onCancel={labels.cancel}
        onConfirm={labels.confirm}
      />
      <LeaveDialog isDirty={isDirty} text={translate('buildings.unsaved')} />
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

const nameOf = (pendingDeletion: PendingDeletion): string =>
  pendingDeletion.kind === 'building' ? pendingDeletion.building.name : pendingDeletion.floor.name;

function deletionWarningOf(pendingDeletion: PendingDeletion): string {
  if (pendingDeletion.kind === 'floor') return translate('floor.deleteText', { name: pendingDeletion.floor.name });
  const { length } = pendingDeletion.building.floors;
  const floors = text('floorCount', { count: length });
  return translate('building.deleteText', { floors, name: pendingDeletion.building.name });
}
