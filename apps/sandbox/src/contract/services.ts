import type { Passwords } from '../access/shareJudged';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import type { MemberQueue } from '../ledger/memberQueue';
import type { Mailer } from '../mail/mailer';

/** The dependencies of handlers. */
export interface Services {
  /** Inside a write with an Idempotency-Key this is that write's transaction. Never store another one. */
  db: Db;
  clock: Clock;
  mailer: Mailer;
  passwords: Passwords;
  /** The key of recovery codes' hashes. It is not in the database. */
  serverKey: string;
  /** Serializes a member's writes. */
  queue: MemberQueue;
  /** The server's public origin for links in mails, without a trailing slash. */
  publicUrl: () => string;
}
