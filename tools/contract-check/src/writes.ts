import { isNode } from '@portal/contract/bundle';
import { randomUUID } from 'node:crypto';
import type { BackEnd } from './backEnd';
import { toFinding, toFindings, type Finding } from './finding';
import { getRows } from './rows';

/** An 8 × 8 grey image, because a ticket requires an image. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC',
  'base64',
);

const about = 'A write with an Idempotency-Key happens once (POST /raise-ticket)';

const repeatedKey = 'Its answer repeats the key (POST /raise-ticket)';

const say = toFinding(about);

/** Raises a ticket twice with one key, because this write moves no money. Runs only with --writes. */
export async function judgeWrites(backEnd: BackEnd, token: string): Promise<Finding[]> {
  const subjects = await backEnd.ask('/api/subjects', { token });
  const subject = getRows(subjects.body).find(isNode)?.id;
  if (typeof subject !== 'number' && typeof subject !== 'string')
    return [say('skipped', 'GET /subjects names no subject to raise a ticket with.')];
  const raise = (key: string, message: string) => {
    const form = new FormData();
    form.set('subject_id', String(subject));
    form.set('message', message);
    form.set('images[]', new Blob([picture], { type: 'image/png' }), 'check.png');
    const headers = { 'idempotency-key': key };
    return backEnd.ask('/api/raise-ticket', { method: 'post', token, headers, body: form });
  };
  const count = async () => getRows((await backEnd.ask('/api/tickets', { token })).body).length;
  const key = randomUUID();
  const message = 'A check of the contract. Nothing needs to be done.';
  const before = await count();
  const first = await raise(key, message);
  const again = await raise(key, message);
  const second = (await count()) - before;
  // A server that ignores keys would raise another ticket.
  const other = second > 1 ? undefined : await raise(key, `${message} Another.`);
  const made = (await count()) - before;
  if (first.status !== 200)
    return [
      say(
        'lost',
        `The ticket is refused: ${first.status} ${JSON.stringify(first.body ?? null).slice(0, 200)}`,
      ),
    ];
  const once = toFindings(about, 'It happened once, and the key takes no other body.', [
    (made !== 1 || JSON.stringify(again.body) !== JSON.stringify(first.body)) && [
      'lost',
      `A second try happens twice, so members can pay twice: one key made ${made} tickets.`,
    ],
    other !== undefined &&
      other.status !== 409 &&
      other.status !== 422 && [
        'hint',
        `Another body under the same key is answered ${other.status}, not 409 or 422.`,
      ],
  ]);
  const isRepeated = [first, again].every(({ headers }) => headers.get('idempotency-key') === key);
  const isKept = !once.some(({ result }) => result === 'lost');
  const raised = `The check raised ${made === 1 ? 'one ticket' : `${made} tickets`} (“${message}”). Close ${made === 1 ? 'it' : 'them'}.`;
  return [
    ...once,
    toFinding('Tickets of the check')('reads', raised),
    ...toFindings(repeatedKey, 'So the portal shows that a second try is safe.', [
      !isRepeated &&
        isKept && [
          'lost',
          'Members don’t see that a second try is safe, because the header Idempotency-Key is missing (docs/deploy.md, D118).',
        ],
      isRepeated && !isKept && ['lost', 'Members see that a second try is safe, and it is not.'],
      !isRepeated && !isKept && ['hint', 'It does not, so the portal promises nothing.'],
    ]),
  ];
}
