import type { Db } from '../../data/database';
import { safeguards } from '../../data/schema/security';
import { type Grant, grants, type Rescue, type RescueScope } from './grants';
import { readReview } from './review';

/**
 * Ends or suspends everything that opens the member's account, by the list (D153). Call it in the transaction of
 * the change. What it suspends or asks about waits for the member's review.
 */
export async function rescue(tx: Db, name: Rescue, scope: RescueScope): Promise<void> {
  for (const grant of Object.keys(grants) as Grant[]) {
    const { effects, end, suspend = end } = grants[grant];
    const effect = effects[name];
    if (effect === 'ended') await end(tx, scope);
    if (effect === 'suspended') await suspend(tx, scope);
  }
  const asksForReview = Object.values(grants).some(
    ({ effects }) => effects[name] === 'suspended' || effects[name] === 'asked',
  );
  const { memberId, now: reviewSince } = scope;
  if (asksForReview && (await readReview(tx, memberId)).length > 0)
    await tx
      .insert(safeguards)
      .values({ memberId, reviewSince })
      .onConflictDoUpdate({ target: safeguards.memberId, set: { reviewSince } });
}
