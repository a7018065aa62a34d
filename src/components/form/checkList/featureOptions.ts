import { FEATURE_GROUPS, featureGroup, isFeatureName } from '@/model/access/features';
import { text } from '../texts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly description?: string | undefined;
}

/** Features as options of a form: in groups, by the name that people know; below it the one of the service, and what it opens. */
export const featureOptions = (features: readonly Named[]) =>
  FEATURE_GROUPS.flatMap((group) =>
    features
      .filter(({ name }) => featureGroup(name) === group)
      .map(({ id, name, description }) => ({
        id,
        name: description || name,
        description: isFeatureName(name) ? `${name}: ${text(`opens.${name}`)}` : name,
        group: text(`features.${group}`),
      })),
  );
