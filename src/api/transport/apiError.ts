import * as z from 'zod/mini';
import { type ApiErrorBody, apiErrorBodySchema } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';

/** A failed call. `status` is 500 where there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody | null;

  constructor(status: number, text: string, refusal: ApiErrorBody | null) {
    super(text);
    this.status = status;
    this.body = refusal;
  }

  /**
   * Whether the service rejects the call for good, including an identical earlier one. After 401, 429, 5xx or no
   * response the result of an earlier call stays unknown.
   */
  get isFinal(): boolean {
    return this.body !== null && this.status !== 401 && this.status !== 429 && this.status < 500;
  }

  /** Errors by field where the body is invalid. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.body?.errors ?? {};
  }
}

/**
 * Statuses by which the service decides: about a session, a right, a record or a conflict. A proxy, a filter or the page of
 * a network that asks to be signed in answers with the same ones and decides nothing.
 */
const DECISIONS = new Set([401, 403, 404, 409, 410]);
/** Of a decision that is not the service's own: out of contact, as when a proxy does not reach it. */
const BAD_GATEWAY = 502;

/**
 * The error for a response: its own text, also where a provider sends no more than that. A decision without the body of the
 * service comes from somebody in between, so nobody behind this function ever meets one.
 */
export function errorOf(status: number, data: unknown): ApiError {
  const parsed = errorTextSchema.safeParse(data);
  const text = (parsed.success && (parsed.data.error || parsed.data.message)) || translate('failed.any');
  const body = errorBodyOf(data);
  return new ApiError(body === null && DECISIONS.has(status) ? BAD_GATEWAY : status, text, body);
}

/** Whether a response ends the session, or the key of a kiosk: by the word of the service, never by a status. */
export const endsSession = (data: unknown): boolean => errorBodyOf(data)?.code === 'session-over';

/** Another provider may send one of the texts alone. */
const errorTextSchema = z.object({ error: z.optional(z.string()), message: z.optional(z.string()) });

function errorBodyOf(data: unknown): ApiErrorBody | null {
  const parsed = apiErrorBodySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
