import type { Passwords } from './access/passwords';
import type { Strangers } from './access/strangers';
import type { Clock } from './data/clock';
import type { Db } from './data/database';
import type { Mailer } from './mail/mailer';

/** What handlers work with. */
export interface Services {
  /** Inside a write with an Idempotency-Key it is that write's transaction: never keep another one. */
  db: Db;
  clock: Clock;
  mailer: Mailer;
  passwords: Passwords;
  strangers: Strangers;
}
