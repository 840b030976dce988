import { getMember } from '../../access/members';
import { findReview, settleReview } from '../../access/rescue/review';
import { requireStepUp } from '../../access/stepUp';
import { refused } from '../../api/refusal';
import { memberOperation } from '../../contract/operation';
import { reviewedMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const texts = {
  passkey: 'A passkey',
  recovery_codes: 'Recovery codes',
  authenticator: 'Authenticator app',
  mpin: 'Security PIN',
} as const;

/** Optional (D113): after a rescue, the member keeps only what they choose (D153). */
export const reviewAccess = memberOperation<'reviewAccess'>(async ({ body }, { session, services }) => {
  const { db, mailer } = services;
  const { memberId } = session;
  const member = await getMember(db, memberId);
  const none = refused('There is nothing to review.');
  const items = await findReview(db, memberId);
  if (!items) throw none;
  const keep = new Set(body.keep);
  if (body.keep.some((id) => !items.some((item) => item.id === id)))
    throw refused('The list has changed in the meantime. Try again.');
  await requireStepUp(services, { member, session }, body);
  const hold = await db.transaction(async (tx) => {
    if (!(await settleReview(tx, memberId, keep))) throw none;
    return holdAfterChange(tx, services, memberId);
  });
  const lines = items.map(
    ({ id, kind, name }) =>
      `${keep.has(id) ? 'Kept' : 'Removed'}: ${texts[kind]}${name === null ? '' : ` (${name})`}.`,
  );
  await mailer.send(db, reviewedMessage(member, lines, hold));
  return { status: true, message: 'Your choice is saved.' };
});
