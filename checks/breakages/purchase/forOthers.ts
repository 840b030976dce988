import type { Breakage } from '../breakage';

const tests = 'apps/sandbox/src/areas/purchaseForOthers.test.ts';
const dialog = 'packages/ui/src/screens/purchase/Buying/Dialogs/ConfirmPurchase.tsx';
const stories = 'packages/ui/src/screens/purchase/Packages/PackagesScreenForAnother.stories.tsx';

/** Buying for another member moves value to them (T35, D137). */
export const forOthersBreakages: readonly Breakage[] = [
  {
    promise: 'T35',
    what: 'a session alone buys for another member',
    file: 'apps/sandbox/src/areas/purchase/buyPackage.ts',
    from: "  if (payer) await requireStepUp(services, payer, body, 'purchase');\n",
    to: "  if (payer && body.otp) await requireStepUp(services, payer, body, 'purchase');\n",
    test: `${tests} › the thief’s five steps with a session alone (T35) › move nothing by a %s`,
  },
  {
    promise: 'D137',
    what: 'a refund goes to the owner, whoever paid',
    file: 'apps/sandbox/src/operator/actions/cancellations.ts',
    ...{ from: 'purchaseRefunded(row.buyerId,', to: 'purchaseRefunded(row.memberId,' },
    test: `${tests} › the thief’s five steps with a session alone (T35) › end with the refund at who paid, where the payer did confirm`,
  },
  {
    promise: 'D137',
    what: 'a code for a withdrawal buys for another member',
    file: 'apps/sandbox/src/access/stepUp.ts',
    from: 'await trySecondFactor(services, member, purpose, given)',
    to: "await trySecondFactor(services, member, 'withdraw', given)",
    test: `${tests} › the second factor (D137) › by mail is a code that was sent for a purchase, of six digits, good once`,
  },
  {
    promise: 'D137',
    what: 'the payer gets no mail',
    file: 'apps/sandbox/src/areas/purchase/buyPackage.ts',
    ...{ from: 'for (const mail of mails)', to: 'for (const mail of mails.slice(1))' },
    test: `${tests} › who is told (D137) › of a %s: who paid and who owns it, by notification and mail, once for a key`,
  },
  {
    promise: 'D137',
    what: 'the code is asked for oneself, and not for another',
    file: dialog,
    ...{ from: 'person.own ? undefined : secondFactor', to: 'person.own ? secondFactor : undefined' },
    test: `${stories} › For Another`,
  },
  {
    promise: 'D137',
    what: 'a code is asked for where the server needs none',
    file: 'apps/portal/src/areas/purchase/purchase.view.ts',
    from: 'flagOf(fieldsOf(body).second_factor_for_others) === 1',
    to: 'flagOf(fieldsOf(body).second_factor_for_others) !== undefined',
    test: 'apps/portal/src/areas/purchase/purchase.view.test.ts › second_factor_for_others %j: a code is asked for: %s (D137)',
  },
];
