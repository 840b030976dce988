import { makeFreezeLink } from '../../access/freezeLinks';
import { holdWithdrawals } from '../../access/safeguards';
import type { Services } from '../../contract/services';
import type { Tx } from '../../data/database';
import type { Hold } from '../../mail/messages';
import { utcText } from '../../wire/utcText';

/**
 * After a change of security withdrawals wait, and the mail that tells of it has a link that freezes the account (T29).
 * Both belong to the change, so it takes that transaction; the mail goes out after it.
 */
export async function holdAfterChange(
  tx: Tx,
  { clock, publicUrl }: Services,
  memberId: number,
): Promise<Hold> {
  const now = clock.now();
  const until = await holdWithdrawals(tx, memberId, now);
  const token = await makeFreezeLink(tx, memberId, now);
  return {
    until: utcText(until),
    freezeUrl: `${publicUrl()}/freeze?${new URLSearchParams({ token }).toString()}`,
  };
}
