import { Button, MessageBar, MessageBarBody, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddRegular, BuildingRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addBuilding, buildingsQuery, removeBuilding, removeFloor, sendLabels, storeBuildings } from '@/api/buildings';
import { projectQuery } from '@/api/projects';
import { isStaff, useActing } from '@/components/acting';
import { CopyText } from '@/components/CopyText';
import { EmptyState } from '@/components/EmptyState';
import { LeaveDialog } from '@/components/LeaveDialog';
import { PageHeader } from '@/components/PageHeader';
import { useTell } from '@/components/useTell';
import { WarningDialog } from '@/components/WarningDialog';
import { type Building, buildingRule, type Floor, floorRule } from '@/contract/buildings';
import { say } from '@/contract/texts/say';
import { validate } from '@/contract/validate';
import type { MapUploadLogic } from '@/machines/mapUpload.machine';
import { AddForm } from './AddForm';
import { BuildingSection } from './BuildingSection';
import { editBuilding, editFloor, isEdited, moveFloor, NO_EDITS, toSaved, withEdits } from './buildingEdits';
import { MapUploadDrawer } from './MapUploadDrawer';

const useStyles = makeStyles({
  page: { maxWidth: '1328px' },
  list: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '8px 24px 40px' },
  skeleton: { height: '220px', borderRadius: '8px' },
});

type Doomed = { kind: 'building'; building: Building } | { kind: 'floor'; floor: Floor };

/** Buildings of a location with their floors, from the first name to the uploaded plan. */
export function BuildingsScreen({ uploadLogic }: { uploadLogic: MapUploadLogic }) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const acting = useActing();
  const navigate = useNavigate();
  const tell = useTell();
  const project = useQuery(projectQuery(id));
  const buildings = useQuery(buildingsQuery(id));
  const [edits, setEdits] = useState(NO_EDITS);
  const [errors, setErrors] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [uploading, setUploading] = useState<{ floor: Floor; file: File | null } | null>(null);
  const creation = useMutation(addBuilding(id));
  const saving = useMutation(storeBuildings(id));
  const buildingDeletion = useMutation(removeBuilding(id));
  const floorDeletion = useMutation(removeFloor(id));
  const labels = useMutation(sendLabels(id));

  const saved = buildings.data;
  const shown = useMemo(() => (saved ? withEdits(saved, edits) : []), [saved, edits]);
  const isDirty = saved !== undefined && isEdited(saved, edits);
  const error = project.error ?? buildings.error;
  const name = project.data?.name ?? '';

  const save = () => {
    if (!isDirty || saving.isPending) return;
    const wrong = wrongTexts(shown);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    saving.mutate(toSaved(shown), {
      onSuccess: ({ message }) => {
        setEdits(NO_EDITS);
        tell(message);
      },
    });
  };
  const takeLabels = (floor: Floor, file: File) => {
    if (!file.name.toLowerCase().endsWith('.txt'))
      return tell(say('floor.labelsWrongType', { name: file.name }), 'error');
    labels.mutate(
      { floor: floor.uuid, file },
      {
        onSuccess: ({ data, message }) => {
          tell(message);
          const { unknown } = data;
          if (unknown.length > 0)
            tell(
              say('floor.labelsUnknown', { count: unknown.length, names: unknown.slice(0, 5).join(', ') }),
              'warning',
              12_000,
            );
        },
        onError: (failure) => tell(failure.message, 'error'),
      },
    );
  };
  const remove = () => {
    if (!doomed) return;
    const after = {
      onSuccess: ({ message }: { message: string }) => tell(message),
      onError: (failure: Error) => tell(failure.message, 'error'),
      onSettled: () => setDoomed(null),
    };
    if (doomed.kind === 'building') buildingDeletion.mutate(doomed.building.uuid, after);
    else floorDeletion.mutate(doomed.floor.uuid, after);
  };
  const isEmpty = saved?.length === 0;
  const add = (
    <Button appearance={isEmpty ? 'primary' : 'secondary'} icon={<AddRegular />} onClick={() => setAdding(true)}>
      Add Building
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        key={project.data ? 'loaded' : 'loading'}
        title={name ? `${name} Buildings` : 'Buildings'}
        trail={[
          { to: '/locations', label: 'Locations' },
          ...(name ? [{ to: `/locations?open=${id}`, label: name }] : []),
        ]}
        actions={
          <>
            {isStaff(acting) && (
              <Button onClick={() => navigate(`/uploaded-map-files/${id}`)}>View Uploaded Files</Button>
            )}
            {!isEmpty && saved && add}
            {!isEmpty && saved && (
              <Button
                appearance="primary"
                disabledFocusable={!isDirty || saving.isPending}
                {...(!isDirty && { title: say('buildings.nothingChanged') })}
                onClick={save}
              >
                {saving.isPending ? 'Updating...' : 'Update location'}
              </Button>
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
        {error && !saved && (
          <EmptyState
            drawing={<ErrorCircleRegular />}
            title="The buildings could not be loaded"
            text={error.message}
            action={
              <Button
                onClick={() => {
                  void project.refetch();
                  void buildings.refetch();
                }}
              >
                Retry
              </Button>
            }
          />
        )}
        {buildings.isPending && !error && (
          <Skeleton aria-label="Loading buildings">
            <SkeletonItem className={styles.skeleton} />
          </Skeleton>
        )}
        {isEmpty && !isAdding && (
          <EmptyState
            drawing={<BuildingRegular />}
            title={say('buildings.emptyTitle')}
            text={say('buildings.emptyText')}
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
              onDelete={() => setDoomed({ kind: 'building', building })}
              actionsOf={(floor) => ({
                onChange: (change) => setEdits((before) => editFloor(before, floor.uuid, change)),
                onMove: (from, to) => setEdits((before) => moveFloor(before, building, from, to)),
                onUpload: (file) => setUploading({ floor, file }),
                onLabels: (file) => takeLabels(floor, file),
                onDelete: () => setDoomed({ kind: 'floor', floor }),
              })}
            />
          ))}
        {isAdding && (
          <AddForm
            what="Building"
            rule={buildingRule}
            isSaving={creation.isPending}
            error={creation.error?.message ?? null}
            onCancel={() => {
              creation.reset();
              setAdding(false);
            }}
            onCreate={(given) =>
              creation.mutate(given, {
                onSuccess: ({ message }) => {
                  tell(message);
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
          logic={uploadLogic}
          onClose={() => setUploading(null)}
          onUploaded={(upload) => void navigate(`/map-preview/${upload.uuid}`)}
        />
      )}
      <WarningDialog
        isOpen={doomed !== null}
        title={doomed ? `Delete ${nameOf(doomed)}?` : ''}
        text={doomed ? warningOf(doomed) : ''}
        confirm="Delete"
        onCancel={() => setDoomed(null)}
        onConfirm={remove}
      />
      <LeaveDialog isDirty={isDirty} text={say('buildings.unsaved')} />
    </div>
  );
}

/** Texts by uuid for names that cannot be saved. */
function wrongTexts(shown: readonly Building[]): Record<string, Readonly<Record<string, string>>> {
  const wrong: Record<string, Readonly<Record<string, string>>> = {};
  const take = (uuid: string, texts: Readonly<Record<string, string>>) => {
    if (Object.keys(texts).length > 0) wrong[uuid] = texts;
  };
  for (const building of shown) {
    take(building.uuid, validate(buildingRule, building));
    for (const floor of building.floors) take(floor.uuid, validate(floorRule, floor));
  }
  return wrong;
}

const nameOf = (doomed: Doomed): string => (doomed.kind === 'building' ? doomed.building.name : doomed.floor.name);

function warningOf(doomed: Doomed): string {
  if (doomed.kind === 'floor') return say('floor.deleteText', { name: doomed.floor.name });
  const { length } = doomed.building.floors;
  const floors = length === 1 ? '1 floor' : `${length} floors`;
  return say('building.deleteText', { floors, name: doomed.building.name });
}
