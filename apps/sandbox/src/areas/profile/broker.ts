import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../contract/refusal';
import { profiles } from '../../data/schema/members';
import { dropImage, keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { requireImage } from '../../images/requireImage';

const columns = {
  trading_username: 'tradingUsername',
  trading_platform: 'tradingPlatform',
  trading_account: 'tradingAccount',
  trading_pass: 'tradingPass',
  investor_password: 'investorPassword',
  trading_server: 'tradingServer',
} as const;

type Field = keyof typeof columns;
interface Broker {
  body: Record<Field, string> & { trading_file: Uint8Array };
}

/** A §5, D40: every field, and a picture that only the member's own profile names. */
export const setBrokerDetails = memberOperation(
  async ({ body }: Broker, { session: { memberId }, services: { db, clock } }) => {
    const fields = Object.keys(columns) as Field[];
    const empty = fields.filter((field) => body[field].trim() === '');
    if (empty.length > 0)
      throw invalid(Object.fromEntries(empty.map((field) => [field, [`${field} is Required`]])));
    const image = await requireImage('trading_file', body.trading_file, keptSide.document);
    // Passwords are kept as they were typed; what is around the others was not meant.
    const texts = fields.map((field): [string, string] => [
      columns[field],
      /pass/.test(field) ? body[field] : body[field].trim(),
    ]);
    await db.transaction(async (tx) => {
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
    });
    return { status: true, message: 'Broker details updated successfully.' };
  },
);
