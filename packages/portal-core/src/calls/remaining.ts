/** Fewer remaining calls are kept for the member. */
const fewest = 10;
/** In ms: for how long a count is news. Servers count by the minute. */
const newsMs = 60_000;

let counted: { calls: number; at: number } | undefined;

/** The calls that the server still allows. */
export const noteRemaining = (calls: number): void => {
  counted = { calls, at: Date.now() };
};

/** Whether the remaining calls are the member's own, so decorative reads stop (D155). */
export const isNearLimit = (): boolean =>
  counted !== undefined && counted.calls < fewest && Date.now() - counted.at < newsMs;
