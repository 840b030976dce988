import type { Breakage } from '../breakage';

const sandbox = 'apps/sandbox/src';
const write = `${sandbox}/contract/answer.test.ts › a write with a key (T33)`;
const queue = `${sandbox}/ledger/memberQueue.test.ts`;
const answers = 'apps/portal/src/app/writes.test.ts › an answer that proves nothing (T12, D112)';
const told = `${answers} › $path, $name: the same key goes out until it is answered`;
const silence = 'packages/api/src/uploadSilence.test.ts';

/** Slow work beside money (T33), how long a call is waited for (D111), and answers that prove nothing (D112). */
export const slowBreakages: readonly Breakage[] = [
  {
    promise: 'T33',
    what: 'judges the pin inside the transaction',
    file: `${sandbox}/contract/answer.ts`,
    from: '    await preparePin(db, passwords, session.memberId, body, clock.now());\n',
    to: '',
    test: `${write} › judges the pin once, before its transaction`,
  },
  {
    promise: 'T33',
    what: 'judges the pin again for an answer that is there',
    file: `${sandbox}/contract/answer.ts`,
    from: '  const result = await once(db, request, work, {\n    prepare,',
    to: '  await prepare();\n  const result = await once(db, request, work, {\n    prepare,',
    test: `${write} › judges nothing for an answer that is there`,
  },
  {
    promise: 'T33',
    what: 'spends a hash on a pin that is locked',
    file: `${sandbox}/access/judgeAhead.ts`,
    from: "member?.authType !== 'mpin' || (member.lockedUntil && member.lockedUntil > now)",
    to: "member?.authType !== 'mpin'",
    test: `${write} › still counts wrong pins, refuses a locked one, and spends no work on it`,
  },
  {
    promise: 'T33',
    what: 'decodes pictures inside the transaction',
    file: `${sandbox}/contract/answer.ts`,
    from: '    await handler.prepare?.(call).catch(() => undefined);\n',
    to: '',
    test: `${write} › prepares its handler first, and leaves what that refuses to the handler`,
  },
  {
    promise: 'T33',
    what: 'mails before the write is certain',
    file: `${sandbox}/contract/answer.ts`,
    from: '  const { mailer, deliver } = services.mailer.untilCommitted();',
    to: '  const { mailer, deliver } = { mailer: services.mailer, deliver: () => undefined };',
    test: `${write} › mails when all is written, and not at all when nothing was`,
  },
  {
    promise: 'T33',
    what: 'lets one member’s writes wait in the database, each with a connection',
    file: `${sandbox}/ledger/memberQueue.ts`,
    from: 'const mine = line.last.then(work);',
    to: 'const mine = work();',
    test: `${queue} › writes of one member pass in their order, others do not wait, and a failure holds nobody up (T33)`,
  },
  {
    promise: 'T33',
    what: 'lets ten thousand writes of one member wait',
    file: `${sandbox}/ledger/memberQueue.ts`,
    from: 'const mostWaiting = 100;',
    to: 'const mostWaiting = 10_000;',
    test: `${queue} › a line that nobody could have pressed together is refused`,
  },
  {
    promise: 'T33',
    what: 'hashes for each of many who ask the same at once',
    file: `${sandbox}/access/shareJudged.ts`,
    from: 'const one = judged.get(question) ?? {',
    to: 'const one = {',
    test: `${sandbox}/access/passwords.test.ts › what is asked while a request keeps the answer is judged once, and anew after the last has ended (T33)`,
  },
  {
    promise: 'T33',
    what: 'waits for somebody else’s row for ever',
    file: `${sandbox}/data/openPostgres.ts`,
    from: '  lock_timeout: 20_000,\n',
    to: '',
    test: `${sandbox}/data/openPostgres.test.ts › nothing holds a connection or a row for ever, but for whoever keeps house (T33)`,
  },
  {
    promise: 'T33',
    what: 'ends the work of whoever keeps house, too',
    file: `${sandbox}/data/database.ts`,
    from: "set_config('statement_timeout', '0', true), ",
    to: '',
    test: `${sandbox}/data/openPostgres.test.ts › nothing holds a connection or a row for ever, but for whoever keeps house (T33)`,
  },
  {
    promise: 'D111',
    what: 'ends an upload after half a minute, though it goes on',
    file: 'packages/api/src/client.ts',
    from: '            limit.restart();\n',
    to: '',
    test: `${silence} › two pictures of 1.76 MB arrive over 384 kbit/s, which takes more than a minute`,
  },
  {
    promise: 'D111',
    what: 'waits five minutes on a line that says nothing',
    file: 'packages/api/src/client.ts',
    from: 'silence: 30_000 },',
    to: 'silence: 300_000 },',
    test: `${silence} › a line that falls silent is given up after 30 seconds, and not before`,
  },
  {
    promise: 'D112',
    what: 'takes a 408 for a refusal',
    file: 'apps/portal/src/shared/calls/fate.ts',
    from: 'const provesNothing = [408, 409];',
    to: 'const provesNothing = [409];',
    test: told,
  },
  {
    promise: 'D112',
    what: 'takes an answer that can’t be read for a refusal',
    file: 'apps/portal/src/shared/calls/fate.ts',
    from: "beforeReading.includes(status) ? 'refused' : 'unknown';",
    to: "status < 400 ? 'refused' : 'unknown';",
    test: told,
  },
  {
    promise: 'D112',
    what: 'forgets the key of what was not answered',
    file: 'apps/portal/src/shared/writes/writeKeeper.ts',
    from: "      if (fate === 'done' || fate === 'refused') {",
    to: "      if (fate !== 'notSent') {",
    test: told,
  },
  {
    promise: 'D112',
    what: 'sends a ticket without its key',
    file: 'apps/portal/src/areas/tickets/tickets.api.ts',
    from: "(ticket: Sent<'/raise-ticket'>) => ticket,",
    to: "({ idempotencyKey: _none, ...ticket }: Sent<'/raise-ticket'>) => ticket,",
    test: told,
  },
];
