/** Light argon2 costs, because the tests check that hashes are compared, not that they are slow. */
export const lightCost = { memoryCost: 64, timeCost: 1 };
