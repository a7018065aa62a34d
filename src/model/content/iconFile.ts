/** A PNG on its way to the icons of an organisation. */
export interface IconFile {
  /** With its ending. */
  readonly filename: string;
  readonly file: Blob;
}

/** What chosen files hold: the PNG pictures, and the files that are none, with the reason in words. */
export interface ReadIconFiles {
  readonly icons: readonly IconFile[];
  readonly rejected: readonly { readonly filename: string; readonly reason: string }[];
}

/** Reads PNG files and archives of them. Never rejects. */
export type IconReader = (files: readonly File[]) => Promise<ReadIconFiles>;
