import { and, eq } from 'drizzle-orm';
import { findByName, type Member } from '../../access/members';
import { requireStepUp } from '../../access/stepUp';
import { type MemberCall, memberOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { refusedAt } from '../../api/refusal';
import { storedPayer, toPayer } from '../../access/readPayer';
import { rowId } from '../../api/rowId';
import { packages } from '../../data/schema/catalogue';
import { statement } from '../../data/statement';
import { type Cents, fromStored, parseAmount, formatAmount } from '../../ledger/amount';
import { postOrRefuse, requireBalance } from '../../api/postOrRefuse';
import { buy } from '../../plan/buy';
import { makeFreezeUrl } from '../../access/freezeLinks';
import type { Services } from '../../contract/services';
import type { Tx } from '../../data/database';
import { notifications } from '../../data/schema/service';
import type { Message } from '../../mail/mailer';
import { purchaseForOtherMessage } from '../../mail/messages';
import { escapeHtml } from '../../api/escapeHtml';
import { createTurnQueue } from '../../api/turnQueue';

/** Three can read while the fourth holds the locks of `buy`. */
export const purchasesAtOnce = 4;

/**
 * The queue of this process for purchases. Every purchase locks the totals of the members above it until its commit, and
 * all members share the top of the tree. In the database, purchases would wait for that lock in any order, each with a
 * connection that other calls need (T33).
 */
export const purchaseQueue = createTurnQueue({
  atOnce: purchasesAtOnce,
  mostWaiting: 1000,
  patience: 15,
  busy: { retryAfter: 5 },
});

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
async function notifyOfPurchaseForOther(
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

type Purchase = Body<'buyPackage' | 'buyLivePackage'>;
type Package = typeof packages.$inferSelect;

/** A variable amount is a multiple of this, in dollars (B §9). */
const step: Cents = 5_000n;

interface Asked {
  buyerId: number;
  packageId: number;
  market: Package['market'];
  owner: string;
}

const readAsked = statement<Asked>('purchase')((db, { buyerId, packageId, market, owner }) => ({
  ...storedPayer(db, buyerId),
  packs: db
    .select()
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.market, market), eq(packages.active, true))),
  owners: findByName(db, owner),
}));

const bought = { status: true, message: 'Package Subscribed Successfully' };

/** B §5, in the order of D63: the inclusive range, then the multiple. A fixed package's range is its price. */
function requirePrice({ type, price, minimumPrice, maximumPrice }: Package, text: string): Cents {
  const cents = parseAmount(text);
  const [from, to] = type === 'fixed' ? [price, price] : [minimumPrice, maximumPrice];
  if (cents < fromStored(from) || cents > fromStored(to))
    throw refusedAt('investment_amount', 'Amount Should be b/w range!!!');
  if (type === 'variable' && cents % step !== 0n)
    throw refusedAt('investment_amount', 'Please Enter Amount In Multiple 0f 50');
  return cents;
}

/**
 * B §4 Package purchase, for any member, from the buyer's Receiving Wallet. A purchase for another member moves value,
 * so it needs the buyer's second factor (T35). All other checks come before a code is consumed.
 */
async function carryOut(market: Package['market'], body: Purchase, call: MemberCall) {
  const { session, services } = call;
  const { db, clock, mailer } = services;
  const buyerId = session.memberId;
  const asked = await readAsked(db, {
    ...{ buyerId, market, packageId: rowId(body.package_id) },
    owner: body.username.toLowerCase(),
  });
  const { member: buyer, held } = toPayer(asked);
  const { packs, owners } = asked;
  const [pack] = packs;
  if (!pack) throw refusedAt('package_id', 'This package is not available.');
  const cents = requirePrice(pack, body.investment_amount);
  const [owner] = owners;
  if (!owner) throw refusedAt('username', 'Not Available');
  requireBalance(held, 'pay_in', cents, 'investment_amount');
  const payer = owner.id === buyerId ? undefined : buyer;
  if (payer) await requireStepUp(services, { member: payer, session }, body, 'purchase');
  const mails = await postOrRefuse(db, 'investment_amount', async (tx) => {
    await buy(tx, { buyerId, owner, pack, cents, at: clock.now() });
    return payer
      ? notifyOfPurchaseForOther(tx, services, { payer, owner, packageName: pack.name, cents })
      : [];
  });
  for (const mail of mails) await mailer.send(db, mail);
  return bought;
}

const around = { inTurn: purchaseQueue, expected: bought };

export const buyPackage = memberOperation<'buyPackage'>(
  ({ body }, call) => carryOut('bot', body, call),
  around,
);

export const buyLivePackage = memberOperation<'buyLivePackage'>(
  ({ body }, call) => carryOut('live', body, call),
  around,
);
