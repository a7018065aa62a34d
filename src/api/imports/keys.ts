export const IMPORT_REPORT_KEY = ['import-report'] as const;
/** A report of an import. */
export const importReportKey = (id: string) => [...IMPORT_REPORT_KEY, id] as const;
