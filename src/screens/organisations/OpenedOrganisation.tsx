import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { featuresQuery, organisationQuery, organisationsQuery } from '@/api/organisations/organisations';
import { isRemoteAdmin, isStaff, useCurrentUser } from '@/components/currentUser';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import type { Editing } from '@/components/recordTable/useRecordList';
import type { Organisation, OrganisationSummary } from '@/contract/organisations/organisations';
import { NO_RESULT } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { FormRecord } from '@/machines/records/recordFormTypes';
import { formRecordOf } from '@/machines/records/recordKind';
import { possibleParents } from '@/model/access/organisationTree';
import { INTEGRATIONS } from '@/model/content/integrations';
import { OrganisationDialog } from './OrganisationDialog';
import { organisationKind } from './organisationKind';
import type { OrganisationRow } from './organisationRows';

interface Props {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<OrganisationRow>;
  /** All organisations below the active one. */
  readonly all: readonly OrganisationSummary[];
}

const NOT_FOUND = 404;

/** Loads the data of the dialog of an organisation, then shows it. */
export function OpenedOrganisation({ machine, editing, all }: Props) {
  const { id, intent, onEnd } = editing;
  const currentUser = useCurrentUser();
  const { organisation, user } = currentUser;
  const notify = useNotify();
  const own = useQuery(organisationQuery(organisation.uuid));
  const features = useQuery(featuresQuery(organisation.uuid));
  const record = useQuery({ ...organisationQuery(id ?? ''), enabled: id !== null && intent === 'edit' });
  // Provider staff in their own organisation may choose any parent; others only among their own organisation and those
  // below it.
  const choosesAmongAll = isStaff(currentUser) && !isRemoteAdmin(currentUser);
  const everyone = useQuery({ ...organisationsQuery, enabled: choosesAmongAll });
  // A form that is open stays with its values, whatever loading its data again answers.
  const failure = [record, own, features, everyone].find(({ data, error }) => error && data === undefined)?.error;
  const isGone =
    record.data !== undefined && record.error !== null && errorSummaryOf(record.error).status === NOT_FOUND;
  useEffect(() => {
    if (!failure) return;
    const { status, text } = errorSummaryOf(failure);
    if (status !== 401) notify(text, 'error');
    onEnd(NO_RESULT);
  }, [failure, notify, onEnd]);

  // The question whether to delete needs the name alone.
  if (intent === 'delete' && editing.row) {
    const { uuid, name } = editing.row;
    const named: FormRecord = { id: uuid, values: { ...organisationKind.blank, name }, revision: null };
    return <OrganisationDialog {...{ machine, editing, parent: '', choices: NO_CHOICES }} record={named} />;
  }
  const isReady = own.data && features.data && (id === null || record.data) && (!choosesAmongAll || everyone.data);
  if (!isReady || !own.data || !features.data) return null;
  const held = record.data;
  const among = choosesAmongAll ? (everyone.data ?? []) : [organisation, ...all];
  const mayPassOn = features.data.filter(
    (feature) => user.features.includes(feature.id) || held?.features.some((one) => one.id === feature.id),
  );
  return (
    <OrganisationDialog
      machine={machine}
      editing={{ ...editing, isGone }}
      record={held ? recordBelow(held, organisation.uuid) : null}
      parent={organisation.uuid}
      choices={{
        parents: possibleParents(among, id),
        features: mayPassOn,
        integrations: own.data.integrations.map((one) => ({
          id: one.id,
          name: INTEGRATIONS.find((known) => known.id === one.id)?.label ?? one.name ?? String(one.id),
        })),
      }}
    />
  );
}

const NO_CHOICES = { parents: [], features: [], integrations: [] };

/** A record that does not name its parent is a child of the active organisation. */
const recordBelow = (held: Organisation, active: string): FormRecord =>
  formRecordOf(organisationKind, { ...held, organisation_uuid: held.organisation_uuid ?? active });
