import contract from '@portal/contract/bundle.json';
import type { Bundle } from '@portal/contract/bundle';
import { desc, eq } from 'drizzle-orm';
import { createPasswords } from '../../../../apps/sandbox/src/access/passwords';
import { getMember } from '../../../../apps/sandbox/src/access/members';
import { openSession } from '../../../../apps/sandbox/src/access/sessions';
import type { Services } from '../../../../apps/sandbox/src/contract/services';
import { createClock } from '../../../../apps/sandbox/src/data/clock';
import { news } from '../../../../apps/sandbox/src/data/schema/catalogue';
import { manualDeposits, withdrawals } from '../../../../apps/sandbox/src/data/schema/money';
import {
  kycDocuments,
  newsReads,
  notifications,
  tickets,
} from '../../../../apps/sandbox/src/data/schema/service';
import { liveSubscriptions } from '../../../../apps/sandbox/src/data/schema/subscriptions';
import { createMemberQueue } from '../../../../apps/sandbox/src/ledger/memberQueue';
import { createMailer } from '../../../../apps/sandbox/src/mail/mailer';
import { actions } from '../../../../apps/sandbox/src/operator/actions';
import { readOutbox } from '../../../../apps/sandbox/src/operator/reads';
import { type DemoMember, demoMembers } from '../../../../apps/sandbox/src/seeds/demoMembers';
import type { BackEnd, Decided } from './asks';
import { createAnswerCall } from './answerCall';
import { openDatabase } from './database';
import { getAppCode, readBackOffice } from './readBackOffice';
import { seededAt } from './seededAt';

const demoMember = (username: string): DemoMember => {
  const found = demoMembers.find((member) => member.username === username);
  if (!found) throw new Error(`${username} is no demo member`);
  return found;
};

/** The operator's sources of items to decide. */
const decided = {
  withdrawal: withdrawals,
  manualDeposit: manualDeposits,
  ticket: tickets,
  document: kycDocuments,
  liveSubscription: liveSubscriptions,
} satisfies Record<Decided, unknown>;

/** Starts the sandbox in this page. Each restart copies its seed, which takes a tenth of a second. */
export function startBackEnd(): BackEnd {
  let since = { moment: seededAt, at: performance.now() };
  const clock = createClock(() => new Date(since.moment + performance.now() - since.at));
  const opening = openDatabase();
  let isFresh = true;
  const underWay = new Set<Promise<unknown>>();
  let started: { services: Services; call: BackEnd['call'] } | undefined;

  const here = () => {
    if (!started) throw new Error('The back end has not begun.');
    return started;
  };

  const begin = async (moment: number) => {
    // Late calls of the previous session would write into the new tables.
    await Promise.allSettled(underWay);
    // Before the seed's time its rows would be in the future.
    since = { moment: Math.max(moment, seededAt), at: performance.now() };
    clock.reset();
    const { db, restore } = await opening;
    if (!isFresh) await restore();
    isFresh = false;
    if (started) return;
    const services: Services = {
      db,
      clock,
      mailer: createMailer({ clock }),
      passwords: createPasswords(),
      queue: createMemberQueue(),
      publicUrl: () => 'https://portal.example',
      serverKey: 'the-live-portal-is-no-server-at-all',
    };
    started = { services, call: createAnswerCall(contract as unknown as Bundle, services) };
  };

  return {
    begin,
    call: (asked) => {
      const answer = here().call(asked);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    signIn: async (username) => {
      const { db } = here().services;
      const { id, authType } = demoMember(username);
      const { email } = await getMember(db, id);
      return { token: await openSession(db, id, 'session', clock.now()), username, email, authType };
    },
    readAll: async () => {
      const { db } = here().services;
      const now = clock.now();
      const items = await db.select({ newsId: news.id }).from(news);
      const read = demoMembers.flatMap(({ id }) =>
        items.map(({ newsId }) => ({ memberId: id, newsId, readAt: now })),
      );
      await db.insert(newsReads).values(read).onConflictDoNothing();
      await db.update(notifications).set({ isPopup: 0, seenAt: now });
    },
    newest: async (kind, username) => {
      const table = decided[kind];
      const [newest] = await here()
        .services.db.select({ id: table.id })
        .from(table)
        .where(eq(table.memberId, demoMember(username).id))
        .orderBy(desc(table.id))
        .limit(1);
      if (!newest) throw new Error(`${username} has no ${kind}`);
      return newest.id;
    },
    mailedCode: async (username) => {
      const found = (await readOutbox(here().services.db, username)).find(({ code }) => code !== null);
      if (!found?.code) throw new Error(`No code was mailed to ${username}`);
      return found.code;
    },
    appCode: (username, key) => getAppCode(key ?? demoMember(username).totpSecret ?? '', clock.now()),
    backOffice: (username) => readBackOffice(here().services.db, clock.now(), username),
    operate: async (path, input) => {
      const action = actions.find((one) => one.path === path);
      if (!action) throw new Error(`The operator has no ${path}`);
      const { message } = await action.run(input, {
        services: here().services,
        reset: () => begin(since.moment),
        base: '/',
      });
      return message;
    },
  };
}
