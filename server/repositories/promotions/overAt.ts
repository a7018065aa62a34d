/** When a promotion `p` is over: with its end, or with the last of what repeats; null for what goes on for ever. */
export const OVER_AT = '(CASE WHEN p.repeats IS NULL THEN p.ends_at ELSE p.last_ends_at END)';
