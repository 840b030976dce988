import type { Sentence } from '../../api/languages/sentence';
import { eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../api/refusal';
import { profiles } from '../../data/schema/members';
import { dropImage, keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { prepareImages, requireImage } from '../../images/requireImage';
import { securityMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const columns = {
  trading_username: 'tradingUsername',
  trading_platform: 'tradingPlatform',
  trading_account: 'tradingAccount',
  trading_pass: 'tradingPass',
  investor_password: 'investorPassword',
  trading_server: 'tradingServer',
} as const;

type Field = keyof typeof columns;

/**
 * A §5, D40: every field, and an image that only the member's own profile references. The second factor is checked last
 * (T29).
 */
export const setBrokerDetails = memberOperation<'setBrokerDetails'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, clock, mailer } = services;
    const fields = Object.keys(columns) as Field[];
    const empty = fields.filter((field) => body[field].trim() === '');
    if (empty.length > 0)
      throw invalid(
        Object.fromEntries(empty.map((field): [string, Sentence[]] => [field, [`${field} is Required`]])),
      );
    const image = await requireImage('trading_file', body.trading_file, keptSide.document);
    // Passwords are stored as typed. Other texts are trimmed.
    const texts = fields.map((field): [string, string] => [
      columns[field],
      /pass/.test(field) ? body[field] : body[field].trim(),
    ]);
    const member = await getMember(db, memberId);
    await requireStepUp(services, { member, session }, body);
    const hold = await db.transaction(async (tx) => {
      const mine = eq(profiles.memberId, memberId);
      const [before] = await tx
        .select({ file: profiles.tradingFile })
        .from(profiles)
        .where(mine)
        .for('update');
      const tradingFile = await keepImage(tx, image, memberId, clock.now());
      await tx
        .update(profiles)
        .set({ ...Object.fromEntries(texts), tradingFile })
        .where(mine);
      if (before?.file) await dropImage(tx, before.file);
      return holdAfterChange(tx, services, memberId);
    });
    await mailer.send(db, securityMessage(member, 'broker', hold));
    return { status: true, message: 'Broker details saved.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, body.trading_file) },
);
