import { makeFreezeUrl } from '../../access/freezeLinks';
import type { Member } from '../../access/members';
import type { Services } from '../../contract/services';
import type { Tx } from '../../data/database';
import { notifications } from '../../data/schema/service';
import { type Cents, formatAmount } from '../../ledger/amount';
import type { Message } from '../../mail/mailer';
import { purchaseForOtherMessage } from '../../mail/messages';
import { escapeHtml } from '../../api/escapeHtml';

interface PurchaseForOther {
  payer: Member;
  owner: Member;
  packageName: string;
  cents: Cents;
}

/**
 * Notifies the payer and the owner in the purchase's transaction (D137), and returns the mails to send after it. The
 * payer's mail has a link that freezes the account.
 */
export async function notifyOfPurchaseForOther(
  tx: Tx,
  services: Services,
  { payer, owner, packageName, cents }: PurchaseForOther,
): Promise<Message[]> {
  const createdAt = services.clock.now();
  const paid = `$${formatAmount(cents)}`;
  const forPayer = {
    title: `You bought a package for ${owner.username}`,
    lines: [
      `You bought ${packageName} for ${owner.username}. We took ${paid} from your Receiving Wallet.`,
      'If it’s cancelled, any refund is paid to you.',
    ],
  };
  const forOwner = {
    title: `${payer.username} bought a package for you`,
    lines: [
      `${payer.username} paid ${paid} for ${packageName}. It’s yours.`,
      `If it’s cancelled, any refund is paid to ${payer.username}.`,
    ],
  };
  const notices = [
    { memberId: payer.id, ...forPayer },
    { memberId: owner.id, ...forOwner },
  ];
  await tx.insert(notifications).values(
    notices.map(({ memberId, title, lines }) => ({
      ...{ memberId, title, source: 'PACKAGE', createdAt },
      body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    })),
  );
  const freezeUrl = await makeFreezeUrl(tx, services, payer.id);
  return [
    purchaseForOtherMessage(payer, { ...forPayer, freezeUrl }),
    purchaseForOtherMessage(owner, forOwner),
  ];
}
