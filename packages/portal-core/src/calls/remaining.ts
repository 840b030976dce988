/** The calls that the server still allows, and when it said so. NaN before it has. */
export const remainingCalls = { calls: NaN, at: 0 };

export const noteRemaining = (calls: number): void => {
  Object.assign(remainingCalls, { calls, at: Date.now() });
};
