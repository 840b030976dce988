/** The area words of the house, in its order. Everywhere the same (CONTRIBUTING, rule 1). */
export const areas = [
  'access',
  'dashboard',
  'profile',
  'kyc',
  'deposit',
  'purchase',
  'subscriptions',
  'mt5',
  'withdraw',
  'transfer',
  'transactions',
  'payouts',
  'network',
  'ranks',
  'tickets',
  'news',
] as const;
