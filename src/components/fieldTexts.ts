interface Rule {
  safeParse(
    value: unknown,
  ):
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The first text of each field that a rule of the contract refuses; empty when all is well. */
export function fieldTexts(rule: Rule, value: unknown): Readonly<Record<string, string>> {
  const parsed = rule.safeParse(value);
  const texts: Record<string, string> = {};
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) texts[path.map(String).join('.')] ??= message;
  return texts;
}
