import { Button, MessageBar, MessageBarBody, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddRegular, BuildingRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { buildingsQuery } from '@/api/buildings/buildings';
import { projectQuery } from '@/api/locations/project';
import { LeaveDialog } from '@/components/dialog/LeaveDialog';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { awaitLabels } from '@/components/floorPlan/awaitedLabels';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import type { Floor } from '@/contract/buildings/buildings';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { MapApprovalMachine } from '@/machines/mapApproval.machine';
import type { MapUploadMachine } from '@/machines/mapUpload.machine';
import type { LabelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { floorNames } from '@/model/floorPlan/floorNames';
import { BuildingDeletion } from './BuildingDeletion';
import { BuildingSection } from './BuildingSection';
import { BuildingsHeader } from './BuildingsHeader';
import { ConflictBar } from './ConflictBar';
import { FloorsImportDrawer } from './floorsImport/FloorsImportDrawer';
import { MapUploadDrawer } from './MapUploadDrawer';
import { NewBuilding } from './NewBuilding';
import type { PendingDeletion } from './pendingDeletion';
import { SaveBuildings } from './SaveBuildings';
import { text } from './texts';
import { useAwaitedLabels } from './useAwaitedLabels';
import { useBuildingEdits } from './useBuildingEdits';
import { useLabelsUpload } from './useLabelsUpload';

const useStyles = makeStyles({
  page: { maxWidth: '1328px' },
  list: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '8px 24px 40px' },
  skeleton: { height: '220px', borderRadius: '8px' },
});

interface Props {
  readonly uploadMachine: MapUploadMachine;
  readonly approvalMachine: MapApprovalMachine;
  readonly labelsMachine: LabelsUploadMachine;
  readonly floorsMachine: FloorsImportMachine;
}

/** Buildings of a location with their floors, from the first name to the uploaded floor plan. */
export function BuildingsScreen({ uploadMachine, approvalMachine, labelsMachine, floorsMachine }: Props) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const project = useQuery(projectQuery(id));
  const buildings = useQuery(buildingsQuery(id));
  const editing = useBuildingEdits(id, buildings.data);
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const [typedForms, setTypedForms] = useState(0);
  const noteTyped = useCallback((more: 1 | -1) => setTypedForms((before) => before + more), []);
  const addPlace = useRef<HTMLSpanElement>(null);
  useInlineFocus(isAdding, addPlace);
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [uploading, setUploading] = useState<{ floor: Floor; files: readonly File[] } | null>(null);
  const labels = useLabelsUpload(labelsMachine);
  useAwaitedLabels(({ floor, file }) => labels.upload(floor, file));

  const saved = buildings.data?.buildings;
  const error = project.error ?? buildings.error;
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
      <BuildingsHeader project={id} name={project.data?.name ?? null}>
        {!isEmpty && saved && (
          <>
            {fromFile}
            {add}
            <SaveBuildings editing={editing} />
          </>
        )}
      </BuildingsHeader>
      <div className={styles.list}>
        {editing.failure !== null && (
          <MessageBar intent="error">
            <MessageBarBody>{editing.failure}</MessageBarBody>
          </MessageBar>
        )}
        {editing.deleted && (
          <ConflictBar conflicts={editing.conflicts} deleted={editing.deleted} onChoose={editing.choose} />
        )}
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
        {editing.shown.map((building) => (
          <BuildingSection
            key={building.uuid}
            project={id}
            building={building}
            errors={editing.errors}
            isNew={building.uuid === created}
            onTyped={noteTyped}
            onChange={(change) => editing.changeBuilding(building.uuid, change)}
            onDelete={() => setPendingDeletion({ kind: 'building', building })}
            actionsOf={(floor) => ({
              onChange: (change) => editing.changeFloor(floor, change),
              onMove: (from, to) => editing.moveFloorOf(building, from, to),
              onUpload: (files) => setUploading({ floor, files }),
              onLabels: (file) => labels.upload(floor, file),
              areLabelsUploading: labels.uploadingFloor === floor.uuid,
              onDelete: () => setPendingDeletion({ kind: 'floor', floor }),
            })}
          />
        ))}
        {isAdding && (
          <NewBuilding project={id} onTyped={noteTyped} onCreated={setCreated} onEnd={() => setAdding(false)} />
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
          project={id}
          floor={{
            ...uploading.floor,
            name: floorNames(editing.shown).get(uploading.floor.uuid) ?? uploading.floor.name,
          }}
          files={uploading.files}
          machine={uploadMachine}
          approvalMachine={approvalMachine}
          onClose={() => setUploading(null)}
          onUploaded={(upload, file) => {
            if (file) awaitLabels(upload.uuid, { floor: uploading.floor, file });
            void navigate(`/map-preview/${upload.uuid}`);
          }}
        />
      )}
      <BuildingDeletion project={id} pending={pendingDeletion} onEnd={() => setPendingDeletion(null)} />
      <WarningDialog
        isOpen={labels.isAsking}
        title={text('labelsTitle', { name: labels.floor })}
        text={labels.question}
        labels={{ confirm: text('replaceLabels') }}
        isDanger
        onCancel={labels.cancel}
        onConfirm={labels.confirm}
      />
      <LeaveDialog isDirty={editing.isDirty || typedForms > 0} text={text('unsaved')} onDiscard={editing.forget} />
    </div>
  );
}
