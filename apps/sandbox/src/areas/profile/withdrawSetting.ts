import type { Sentence } from '../../api/languages/sentence';
import { and, eq, isNull } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { isLegible, tidy } from '../../access/names';
import { requireSecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { invalid, refused } from '../../api/refusal';
import { isChainAddress } from '../../data/chainAddress';
import { profiles } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';
import type { Schema } from '../../api/schema';
import { holdAfterChange } from './holdAfterChange';
import { toProfile } from './reads';

type Destination = Schema<'CryptoDestination'> | Schema<'BankDestination'>;
type Profile = typeof profiles.$inferSelect;

const isLocked = ({ withdrawalAddress, acNo }: Profile) => withdrawalAddress !== null || acNo !== null;
/** The same condition in the database, because one of two concurrent saves must be refused. */
const stillOpen = (memberId: number) =>
  and(eq(profiles.memberId, memberId), isNull(profiles.withdrawalAddress), isNull(profiles.acNo));

function toColumns(destination: Destination) {
  if (destination.type === 'crypto') {
    const { coin_name, withdrawal_address } = destination;
    if (!isChainAddress(coin_name, withdrawal_address))
      throw invalid({ withdrawal_address: ['The address doesn’t belong to this network.'] });
    return { withdrawalCoin: coin_name, withdrawalAddress: withdrawal_address };
  }
  const { holder_name, bank_name, ac_no, ifsc } = destination;
  const named = { holder_name: tidy(holder_name), bank_name: tidy(bank_name) };
  const wrong = Object.entries(named).filter(([, text]) => text === '' || !isLegible(text));
  if (wrong.length > 0)
    throw invalid(
      Object.fromEntries(
        wrong.map(([field]): [string, Sentence[]] => [
          field,
          [`The ${field.replace('_', ' ')} field is invalid.`],
        ]),
      ),
    );
  return { holderName: named.holder_name, bankName: named.bank_name, acNo: ac_no, ifsc };
}

const describe = (destination: Destination) =>
  destination.type === 'crypto'
    ? `Your withdrawals now go to ${destination.withdrawal_address} on ${destination.coin_name}.`
    : `Your withdrawals now go to bank account ${destination.ac_no}.`;

/** A §4, D48: saved permanently, so the address is checked before the second factor is consumed. */
export const setWithdrawSetting = memberOperation<'setWithdrawSetting'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, mailer } = services;
    const locked = refused('You can’t change your withdraw settings any more.');
    if (isLocked(await toProfile(db, memberId))) throw locked;
    const columns = toColumns(body);
    // Only this call sends the pin as `pin` (D47).
    const secondFactor = 'pin' in body ? { mpin: body.pin } : body;
    const confirming = { member: await getMember(db, memberId), session };
    await requireSecondFactor(services, confirming, 'withdraw-setting', secondFactor);
    const hold = await db.transaction(async (tx) => {
      const saved = await tx
        .update(profiles)
        .set({ ...columns, withdrawType: body.type })
        .where(stillOpen(memberId))
        .returning({ memberId: profiles.memberId });
      if (saved.length === 0) throw locked;
      return holdAfterChange(tx, services, memberId);
    });
    await mailer.send(db, securityMessage(await getMember(db, memberId), 'payTo', hold, describe(body)));
    return { status: true, message: 'Withdrawal address saved.' };
  },
);

/** D49: any kind of destination until one is saved, and afterwards only the saved one. */
export const setWithdrawType = memberOperation<'setWithdrawType'>(
  async ({ body }, { session: { memberId }, services: { db } }) => {
    const chosen = await db
      .update(profiles)
      .set({ withdrawType: body.account_type })
      .where(stillOpen(memberId))
      .returning({ memberId: profiles.memberId });
    const { withdrawType } = await toProfile(db, memberId);
    if (chosen.length === 0 && withdrawType !== body.account_type)
      throw refused('You can’t change the withdraw type any more.');
    return { status: true, message: 'Withdrawal method saved.' };
  },
);
