import * as z from 'zod/mini';

/**
 * The version that this release writes. Raise it with every change of the format, and continue to read the older ones.
 */
export const DRAFT_VERSION = 4 as const;

// The limits of the contract do not apply: work that the service would reject is still the person's work.
const networkFields = {
  nodes: z.array(
    z.strictObject({
      id: z.int(),
      floor_id: z.string(),
      x: z.number(),
      y: z.number(),
      z: z.number(),
      name: z.string(),
      open: z.boolean(),
      closure: z.optional(
        z.nullable(z.strictObject({ reason: z.string(), from: z.nullable(z.string()), until: z.nullable(z.string()) })),
      ),
      mesh: z.nullable(z.string()),
      dynamicRoute: z.nullable(z.int()),
      absorbed: z.optional(z.array(z.int())),
    }),
  ),
  joins: z.array(
    z.strictObject({
      id: z.int(),
      from: z.int(),
      to: z.int(),
      travel: z.string(),
      direction: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
      weight: z.number(),
      multiplier: z.number(),
      multiplier_z: z.number(),
    }),
  ),
  transitgroups: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      travel: z.string(),
      weight: z.number(),
      type: z.enum(['BI', 'FROM', 'TO']),
      multiplier: z.number(),
      nodes: z.array(z.strictObject({ id: z.int() })),
    }),
  ),
};

/** Unsaved work of one person on one location, as this device stores it. The format outlives releases. */
const storedDraftSchema = z.strictObject({
  /** user / organisation / location: nobody else may see the draft. */
  key: z.string(),
  /** Drafts of the first version have no typed input, those of the second no absorbed nodes, those of the third no closures. */
  version: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(DRAFT_VERSION)]),
  savedAt: z.number(),
  /** The network that the work was based on. */
  base: z.strictObject({ revision: z.int(), ...networkFields }),
  /** The network with the unsaved work. */
  present: z.strictObject(networkFields),
  /** Input of forms beside the network, by its form; the parts that show them read it. */
  typed: z.optional(z.record(z.string(), z.unknown())),
  /** The content of a save without a response: the service may have it. */
  sent: z.optional(z.strictObject(networkFields)),
});
export type StoredDraft = z.infer<typeof storedDraftSchema>;

export type ParsedDraft =
  | { readonly kind: 'draft'; readonly draft: StoredDraft }
  /** `detail` names the field or the version, for the person who downloads the draft. */
  | { readonly kind: 'unreadable'; readonly reason: 'newer-version' | 'damaged'; readonly detail: string };

/** Parses a stored draft strictly: anything else is rejected with a reason, never repaired. */
export function parseDraft(stored: unknown): ParsedDraft {
  const version = versionOf(stored);
  if (version !== null && version > DRAFT_VERSION)
    return {
      kind: 'unreadable',
      reason: 'newer-version',
      detail: `Version ${version} was written by a newer release.`,
    };
  const parsed = storedDraftSchema.safeParse(stored);
  if (parsed.success) return { kind: 'draft', draft: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue ? [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.') : '';
  return { kind: 'unreadable', reason: 'damaged', detail: `${place || 'The draft'}: ${issue?.message ?? 'invalid'}` };
}

const versionOf = (stored: unknown): number | null =>
  typeof stored === 'object' && stored !== null && 'version' in stored && typeof stored.version === 'number'
    ? stored.version
    : null;
