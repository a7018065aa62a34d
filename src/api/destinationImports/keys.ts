/** The imports of files of an organisation. */
export const destinationImportsKey = (organisation: string) => ['destination-imports', organisation] as const;

/** The rows of one of them that need attention. */
export const importedRowsKey = (organisation: string, uuid: string) =>
  [...destinationImportsKey(organisation), uuid] as const;

/** Every row of one of them. */
export const allRowsKey = (organisation: string, uuid: string) =>
  [...importedRowsKey(organisation, uuid), 'all'] as const;

/** The imports that are kept, also those of earlier days. */
export const keptImportsKey = (organisation: string) => [...destinationImportsKey(organisation), 'kept'] as const;
