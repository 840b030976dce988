import { makeFreezeUrl } from '../../access/freezeLinks';
import { holdWithdrawals } from '../../access/safeguards';
import type { Services } from '../../contract/services';
import type { Tx } from '../../data/database';
import type { Hold } from '../../mail/messages';
import { utcText } from '../../wire/utcText';

/**
 * After a change of security withdrawals wait, and the mail that tells of it has a link that freezes the account (T29).
 * Both belong to the change, so it takes that transaction; the mail goes out after it.
 */
export async function holdAfterChange(tx: Tx, services: Services, memberId: number): Promise<Hold> {
  const until = await holdWithdrawals(tx, memberId, services.clock.now());
  return { until: utcText(until), freezeUrl: await makeFreezeUrl(tx, services, memberId) };
}
