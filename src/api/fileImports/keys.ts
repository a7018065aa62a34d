import type { ImportedKind } from '@/contract/fileImports/fileImports';

/** The imports of files of an organisation. */
export const fileImportsKey = (kind: ImportedKind, organisation: string) => [`${kind}-imports`, organisation] as const;

/** The rows of one of them that need attention. */
export const importedRowsKey = (kind: ImportedKind, organisation: string, uuid: string) =>
  [...fileImportsKey(kind, organisation), uuid] as const;

/** Every row of one of them. */
export const allRowsKey = (kind: ImportedKind, organisation: string, uuid: string) =>
  [...importedRowsKey(kind, organisation, uuid), 'all'] as const;

/** The imports that are kept, also those of earlier days. */
export const keptImportsKey = (kind: ImportedKind, organisation: string) =>
  [...fileImportsKey(kind, organisation), 'kept'] as const;
