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

/** The error for a response: its own text, also where a provider sends no more than that. */
export function errorOf(status: number, data: unknown): ApiError {
  const parsed = errorTextSchema.safeParse(data);
  const text = parsed.success && (parsed.data.error || parsed.data.message);
  return new ApiError(status, text || translate('failed.any'), errorBodyOf(data));
}

/** Another provider may send one of the texts alone. */
const errorTextSchema = z.object({ error: z.optional(z.string()), message: z.optional(z.string()) });

export function errorBodyOf(data: unknown): ApiErrorBody | null {
  const parsed = apiErrorBodySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
