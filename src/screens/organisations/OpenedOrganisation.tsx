import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { featuresQuery, organisationQuery, organisationsQuery } from '@/api/organisations';
import { isElsewhere, isStaff, useActing } from '@/components/acting';
import { failureOf } from '@/components/useListFailure';
import { useTell } from '@/components/useTell';
import type { OrganisationSummary } from '@/contract/organisations';
import type { FormEnd } from '@/machines/formEnd';
import type { RecordFormLogic } from '@/machines/recordForm.machine';
import { possibleParents } from '@/model/access/organisationTree';
import { INTEGRATIONS } from '@/model/content/integrations';
import { OrganisationDialog } from './OrganisationDialog';
import { organisationRecordOf } from './organisationValues';

interface Props {
  /** Null for a new one. */
  readonly uuid: string | null;
  /** All organisations below the one acted for. */
  readonly all: readonly OrganisationSummary[];
  readonly logic: RecordFormLogic;
  /** @param end null where it could not be opened */
  readonly onClose: (end: FormEnd | null) => void;
}

/** Reads what the dialog of an organisation needs, then shows it. */
export function OpenedOrganisation({ uuid, all, logic, onClose }: Props) {
  const acting = useActing();
  const { organisation, user } = acting;
  const tell = useTell();
  const own = useQuery(organisationQuery(organisation.uuid));
  const features = useQuery(featuresQuery(organisation.uuid));
  const record = useQuery({ ...organisationQuery(uuid ?? ''), enabled: uuid !== null });
  // Provider staff at home choose among all; the others among their own and those below it (G067).
  const choosesAmongAll = isStaff(acting) && !isElsewhere(acting);
  const everyone = useQuery({ ...organisationsQuery, enabled: choosesAmongAll });
  const failure = record.error ?? own.error ?? features.error ?? everyone.error;
  useEffect(() => {
    if (!failure) return;
    const { status, text } = failureOf(failure);
    if (status !== 401) tell(text, 'error');
    onClose(null);
  }, [failure, tell, onClose]);

  const isReady = own.data && features.data && (uuid === null || record.data) && (!choosesAmongAll || everyone.data);
  if (!isReady || !own.data || !features.data) return null;
  const held = record.data;
  const among = choosesAmongAll ? (everyone.data ?? []) : [organisation, ...all];
  const mayPassOn = features.data.filter(
    ({ id }) => user.features.includes(id) || held?.features.some((one) => one.id === id),
  );
  return (
    <OrganisationDialog
      logic={logic}
      record={held ? organisationRecordOf(held, organisation.uuid) : null}
      parent={organisation.uuid}
      choices={{
        parents: possibleParents(among, uuid),
        features: mayPassOn,
        integrations: own.data.integrations.map(({ id, name }) => ({
          id,
          name: INTEGRATIONS.find((one) => one.id === id)?.label ?? name ?? String(id),
        })),
      }}
      onEnd={onClose}
    />
  );
}
