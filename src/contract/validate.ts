/** Errors by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The used part of a zod schema. */
export interface Schema<Output = unknown> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: Output }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** The first error of each field, by its name in the schema; empty when the value is valid. */
export function validate(schema: Schema, value: unknown): FieldErrors {
  const result = schema.safeParse(value);
  const errors: Record<string, string> = {};
  if (!result.success) for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
