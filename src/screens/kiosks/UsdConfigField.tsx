import { Button, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { kioskConfigQuery } from '@/api/kiosks/kiosks';
import { Loading } from '@/components/feedback/Loading';
import type { RecordForm } from '@/components/form/useRecordForm';
import { PairsField } from '@/screens/locationSettings/PairsField';
import type { KioskValues } from './kioskKind';
import { text } from './texts';

interface Props {
  readonly form: RecordForm<KioskValues>;
  /** Null for a new kiosk, which has none yet. */
  readonly id: number | null;
}

/** The internal configuration of the chosen version, for provider staff. */
export function UsdConfigField({ form, id }: Props) {
  const { usd, versionId } = form.values;
  const stored = useQuery({ ...kioskConfigQuery(id ?? 0, versionId), enabled: id !== null });
  if (id !== null && usd === null && stored.isPending) return <Loading label={text('usdLoading')} />;
  if (usd === null && stored.error)
    return (
      <div>
        <Text role="alert">{text('usdFailed', { reason: stored.error.message })}</Text>
        <Button size="small" onClick={() => void stored.refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  return (
    <PairsField
      legend={text('usdConfig')}
      empty={text('usdEmpty')}
      pairs={usd ?? (stored.data ?? []).map((pair, at) => ({ id: at, ...pair }))}
      showsErrors={form.errorOf('usd') !== undefined}
      onChange={(pairs) => form.set('usd', pairs)}
    />
  );
}
