import type { Member } from '../../../apps/portal/e2e/support/member';

const newestLive = async (member: Member): Promise<number> => {
  const { data } = await member.get<{ data: { data: { id: number }[] } }>('live-subscriptions');
  return data.data[0]?.id ?? 0;
};

/** Buys Live Intro. Returns the subscription's id. */
export async function buyLive(member: Member): Promise<number> {
  await member.post('live-subscription', {
    ...{ package_id: 14, subscription_type: 'variable', investment_amount: '500.00' },
    ...{ username: member.username, wallet: 'pay_in' },
  });
  return newestLive(member);
}

export const buyBot = (member: Member) =>
  member.post('subscription/store', {
    ...{ package_id: 1, subscription_type: 'fixed', investment_amount: '100.00', username: member.username },
  });

let accounts = 0;

/** Adds an account to a live subscription. Returns its login. */
export async function addAccount(member: Member): Promise<string> {
  const subscription_id = await buyLive(member);
  accounts += 1;
  const account_number = `6${Date.now()}.${accounts}`;
  await member.post('mt5/user-account-add', { account_number, subscription_id });
  return account_number;
}

/** Requests a withdrawal that waits for the operator. */
export const requestWithdrawal = (member: Member) =>
  member.post('withdraw', { wallet: 'pay_out', amount: '100.00', mpin: member.pin });
