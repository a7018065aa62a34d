/** A picture on its way to the service. */
export interface OutgoingPicture {
  readonly file: Blob;
  readonly filename: string;
  readonly signal: AbortSignal;
  /** Called with the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a picture and gives its address. Rejects with the error of the service, or when the signal aborts. */
export type SendPicture = (picture: OutgoingPicture) => Promise<string>;
