/** Answers to a caller who asks too often, whatever it asks. */
const TOO_OFTEN = [429, 503];

/** The number of answers that a kind of load does not mean; all of them where none is meant, since nothing was measured then. */
export function unmeantOf(statuses, refusals) {
  const found = Object.entries(statuses).map(([status, count]) => ({ status: Number(status), count }));
  const isMeant = ({ status }) => (status >= 200 && status < 300) || refusals.includes(status);
  const sum = (some) => some.reduce((all, { count }) => all + count, 0);
  if (!found.some(isMeant)) return Math.max(1, sum(found));
  return sum(found.filter((one) => !isMeant(one) && !TOO_OFTEN.includes(one.status)));
}
