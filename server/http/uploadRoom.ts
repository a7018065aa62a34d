/** Counts the bytes of uploads that are arriving, by organisation: until they are stored they take room as well. */
export interface UploadRoom {
  /** Bytes that are arriving for the organisation. */
  arriving(organisationId: number): number;
  /** Counts so many more until the returned function is called. */
  expect(organisationId: number, bytes: number): () => void;
}

export function createUploadRoom(): UploadRoom {
  const byOrganisation = new Map<number, number>();
  const arriving = (organisationId: number) => byOrganisation.get(organisationId) ?? 0;
  const add = (organisationId: number, bytes: number) => {
    const sum = arriving(organisationId) + bytes;
    if (sum === 0) byOrganisation.delete(organisationId);
    else byOrganisation.set(organisationId, sum);
  };
  return {
    arriving,
    expect: (organisationId, bytes) => {
      add(organisationId, bytes);
      let isOver = false;
      return () => {
        if (!isOver) add(organisationId, -bytes);
        isOver = true;
      };
    },
  };
}
