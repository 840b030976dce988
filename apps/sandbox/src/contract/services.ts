import type { Passwords } from '../access/shareJudged';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import type { MemberQueue } from '../ledger/memberQueue';
import type { Mailer } from '../mail/mailer';

/** What handlers work with. */
export interface Services {
  /** Inside a write with an Idempotency-Key it is that write's transaction: never keep another one. */
  db: Db;
  clock: Clock;
  mailer: Mailer;
  passwords: Passwords;
  /** Which write of a member is next. */
  queue: MemberQueue;
  /** Where members reach this server, for the links in mails: an origin without a slash at its end. */
  publicUrl: () => string;
}
