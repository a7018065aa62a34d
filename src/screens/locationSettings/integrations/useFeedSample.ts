import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sampleFeed } from '@/api/imports/integrations';
import type { RecordForm } from '@/components/form/useRecordForm';
import type { FeedSampleAnswer } from '@/contract/imports/sampleIntegration';
import type { MappedField } from '@/model/sources/feed';
import type { IntegrationKind, IntegrationValues } from './integrationKind';
import { asMapping } from './parameterValues';
import type { IntegrationTest } from './useIntegrationTest';

export interface FeedSampling {
  readonly sample: FeedSampleAnswer | null;
  /** Whether the sample is about the present entries. */
  readonly isCurrent: boolean;
  readonly isReading: boolean;
  readonly error: string | null;
  readonly read: () => void;
  readonly choose: (place: string, field: MappedField | null) => void;
}

interface Options {
  readonly project: string;
  /** Id of the integration; empty for a new one. */
  readonly id: string;
  readonly kind: IntegrationKind;
  readonly state: IntegrationTest['state'];
}

/** Reads the first rows of a source, on request and after each test that succeeded, and fills fields that are empty. */
export function useFeedSample(
  { values, set }: Pick<RecordForm<IntegrationValues>, 'values' | 'set'>,
  { project, id, kind, state }: Options,
): FeedSampling {
  const { mutate, data, variables, error, isPending } = useMutation({
    mutationFn: ({ entries, guess }: { readonly entries: IntegrationValues; readonly guess: boolean }) =>
      sampleFeed({ project, id, guess }, kind.bodyOf(entries)),
    onSuccess: ({ found, mapping: likely }, { entries, guess }) => {
      // Entries that were tested stay as they are.
      if (!guess) return;
      if (entries[placeOf(entries)] !== found) set(placeOf(entries), found);
      if (!isSame(asMapping(entries.mapping), asMapping(likely))) set('mapping', asMapping(likely));
    },
  });
  const readTested = useEffectEvent(() => mutate({ entries: values, guess: false }));
  useEffect(() => {
    if (state === 'tested') readTested();
  }, [state]);
  const mapping = asMapping(values.mapping);
  const sampled: IntegrationValues | null =
    data && variables
      ? {
          ...variables.entries,
          ...(variables.guess && { [placeOf(variables.entries)]: data.found }),
          mapping: asMapping(data.mapping),
        }
      : null;
  return {
    sample: data ?? null,
    isCurrent: sampled !== null && isSame(kind.bodyOf(sampled).config, kind.bodyOf(values).config),
    isReading: isPending,
    error: error?.message ?? null,
    read: () => mutate({ entries: values, guess: true }),
    choose: (place, field) => {
      // A field has one place, and a place one field.
      const others = Object.entries(mapping).filter(([name, one]) => one !== place && name !== field);
      set('mapping', asMapping({ ...Object.fromEntries(others), ...(field && { [field]: place }) }));
    },
  };
}

/** The parameter that a sample finds. */
const placeOf = (entries: IntegrationValues): string => ('items_path' in entries ? 'items_path' : 'delimiter');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
