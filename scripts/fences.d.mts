/** Rooms by folder with the sentence that their fence shows. */
export const fences: readonly { folder: string; instead: string }[];
