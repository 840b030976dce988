/** The calls that the server still allows, and when it said so. NaN before it has. */
export const counted = { calls: NaN, at: 0 };

export const noteRemaining = (calls: number): void => {
  Object.assign(counted, { calls, at: Date.now() });
};
