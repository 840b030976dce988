import { createClock } from '../data/clock';
import { openDatabase } from '../data/engine';
import { parseAmount } from '../ledger/amount';
import { fingerprint } from '../ledger/fingerprint';
import { once } from '../ledger/idempotency';
import { post } from '../ledger/post';

/**
 * A process for a test to kill. It moves money under a key, reports that, and never finishes (T12, ADR 19). Its
 * arguments are the database, the member's id, the key and the amount.
 */
const [url, id, key = '', amount = ''] = process.argv.slice(2);
const { db } = await openDatabase({ url });
const clock = createClock();
const memberId = Number(id);
await once(
  db,
  { memberId, key, fingerprint: fingerprint('createTransfer', { amount }), clock },
  async (tx) => {
    await post(tx, {
      ...{ kind: 'deposit', note: 'Test', source: 'TEST', at: clock.now() },
      entries: [
        { account: 'chain', debit: parseAmount(amount) },
        { memberId, wallet: 'pay_in', credit: parseAmount(amount) },
      ],
    });
    process.stdout.write('posted\n');
    return new Promise<never>(() => undefined);
  },
);
