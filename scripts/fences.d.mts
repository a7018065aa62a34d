/** Rooms of the console by folder with the sentence that their fence shows. */
export const fences: readonly { folder: string; instead: string }[];
/** Rooms of the service with the rooms that they must not use. */
export const serviceFences: readonly { room: string; forbidden: readonly string[]; instead: string }[];
