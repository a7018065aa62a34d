/** A PNG on its way to the icons of an organisation. */
export interface IconFile {
  /** With its ending. */
  readonly filename: string;
  readonly file: Blob;
}

/** The content of chosen files: PNG pictures, and the other files with the reason for their rejection in words. */
export interface ReadIconFiles {
  readonly icons: readonly IconFile[];
  readonly rejected: readonly { readonly filename: string; readonly reason: string }[];
}

/** Reads PNG files and archives of them. Never rejects. */
export type IconReader = (files: readonly File[]) => Promise<ReadIconFiles>;
