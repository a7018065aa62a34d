export const usageKey = (kind: string, id: string) => ['usage', kind, id] as const;
