interface Face {
  readonly name: string | null;
  readonly logo: string | null;
}

/** Name and logo of a destination inside a room, each falling back to that of the main destination it belongs to. */
export const subDestinationFace = ({
  name,
  logo,
  parent,
}: Face & { readonly parent?: Face | null | undefined }): { readonly name: string; readonly logo: string | null } => ({
  name: name || parent?.name || '',
  logo: logo ?? parent?.logo ?? null,
});
