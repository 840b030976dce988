/** Light argon2 costs: the tests prove that hashes are compared, not that they are slow. */
export const lightCost = { memoryCost: 64, timeCost: 1 };
