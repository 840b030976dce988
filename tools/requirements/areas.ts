/** The names of all areas, in order. They are the same everywhere (CONTRIBUTING, rule 1). */
export const areas =
  'access dashboard profile kyc deposit purchase subscriptions mt5 withdraw transfer transactions payouts network ranks tickets news'.split(
    ' ',
  );
