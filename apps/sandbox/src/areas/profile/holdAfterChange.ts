import { makeFreezeUrl } from '../../access/freezeLinks';
import { holdWithdrawals } from '../../access/safeguards';
import type { Services } from '../../contract/services';
import type { Tx } from '../../data/database';
import type { Hold } from '../../mail/messages';
import { utcText } from '../../api/utcText';

/**
 * Holds withdrawals after a security change and returns a mail with a link that freezes the account (T29). Both belong
 * to the change's transaction, and the mail is sent after it.
 */
export async function holdAfterChange(tx: Tx, services: Services, memberId: number): Promise<Hold> {
  const until = await holdWithdrawals(tx, memberId, services.clock.now());
  return { until: utcText(until), freezeUrl: await makeFreezeUrl(tx, services, memberId) };
}
