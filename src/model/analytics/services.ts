/** Where visitors use a map, in the order of the tables. */
export const ANALYTICS_SERVICES = ['web-map-1', 'web-map-ui', 'web-directory', 'mapapp'] as const;
export type AnalyticsService = (typeof ANALYTICS_SERVICES)[number];

const NAMES: Readonly<Record<string, string>> = {
  'web-map-1': 'Web Map',
  'web-map-ui': 'Web Map v2',
  'web-directory': 'Web Directory',
  mapapp: 'Map App',
};

/** The display name of a service; an unknown one keeps its own name. */
export const serviceName = (service: string): string =>
  (Object.hasOwn(NAMES, service) ? NAMES[service] : service) ?? '';

/** As they are on the wire: `stagging` is spelt so there. */
export const ANALYTICS_ENVIRONMENTS = ['live', 'stagging', 'dev'] as const;
export type AnalyticsEnvironment = (typeof ANALYTICS_ENVIRONMENTS)[number];

export const DEFAULT_ENVIRONMENTS: readonly AnalyticsEnvironment[] = ['live'];

const isEnvironment = (text: string): text is AnalyticsEnvironment =>
  ANALYTICS_ENVIRONMENTS.some((one) => one === text);

/** The environments of a comma-separated text, each once and in order; null where one is unknown or none is there. */
export function parseEnvironments(text: string): readonly AnalyticsEnvironment[] | null {
  const given = text.split(',');
  return given.every(isEnvironment) ? ANALYTICS_ENVIRONMENTS.filter((one) => given.includes(one)) : null;
}
