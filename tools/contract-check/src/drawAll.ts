import { isNode } from '@portal/contract/bundle';
import { optionalParts } from './optionalParts';
import type { BackEnd } from './backEnd';
import { mostPages, type Answer, type Drawn, type Portal, type Session } from './browser';
import { getExample, makeTellable, type Contract } from './contract';
import { toFinding, toFindings, type Finding } from './finding';
import { judgeScreen } from './judgeScreen';
import { countRows, getRows } from './rows';
import { withEffect, type Screen } from './screens';

export interface Seen {
  findings: Finding[];
  /** The contract's optional fields, and whether this back end has them. */
  parts: { call: string; name: string; isThere: boolean }[];
  /** The first answer of each read, by the contract's path. */
  answers: Map<string, Answer>;
}

/** The id of the first ticket, which has a screen of its own. */
function findTicket(answers: Seen['answers']): string {
  const [first] = getRows(answers.get('/tickets')?.body);
  return isNode(first) && 'id' in first ? String(first.id) : '1';
}

/** Opens every screen with the back end's answers and with the contract's examples, and compares them. */
export async function drawAll(
  portal: Portal,
  backEnd: BackEnd,
  { username, token }: Session,
  contract: Contract,
  screens: readonly Screen[],
): Promise<Seen> {
  const seen: Seen = { findings: [], parts: [], answers: new Map() };
  const examples = new Map(
    contract.reads.map(({ path }, at) => [
      path,
      makeTellable(getExample(contract, contract.find(path)), at * 40),
    ]),
  );
  const getOwn = (path: string) => examples.get(contract.find(path)?.path ?? '');
  const draw = (address: string) => portal.draw(address);
  const shown = new Set<string>();
  for (const screen of screens) {
    const address = screen.address
      .replace('{username}', encodeURIComponent(username))
      .replace('{ticket}', encodeURIComponent(findTicket(seen.answers)));
    const [first, reference] = await Promise.all([draw(address), portal.draw(address, getOwn)]);
    let drawn = first;
    const limited = drawn.answers.find(({ status }) => status === 429);
    if (limited) {
      seen.findings.push(
        toFinding(screen.name)(
          'hint',
          `Your limit of requests stopped this screen: GET ${limited.path} is answered 429. The check waited and opened it again. Allow a member 120 requests a minute.`,
        ),
      );
      await new Promise((later) => setTimeout(later, Math.min(limited.retryAfter || 60, 60) * 1000));
      drawn = await draw(address);
    }
    const judged = judgeScreen({ screen, drawn, reference }, contract);
    seen.findings.push(...judged.findings);
    for (const field of judged.shown) shown.add(field);
    if (screen.list !== undefined)
      seen.findings.push(
        ...(await judgeRows(screen, drawn, (path) =>
          countRows(backEnd, token, {
            path,
            example: getExample(contract, contract.find(path)),
            pages: mostPages,
          }),
        )),
      );
    for (const answer of drawn.answers) {
      const path = contract.find(answer.path)?.path;
      if (path !== undefined && !seen.answers.has(path)) seen.answers.set(path, answer);
    }
  }
  // A screen may show a text only in one of its states, and another shows it always.
  seen.findings = seen.findings.filter(({ field }) => field === undefined || !shown.has(field));
  return complete(seen, contract);
}

/** Counts the rows that were sent against the rows that members can reach. */
async function judgeRows(
  { name, list = '' }: Screen,
  drawn: Drawn,
  count: (path: string) => Promise<number>,
): Promise<Finding[]> {
  if (!drawn.answers.some(({ path, status }) => path === list && status === 200)) return [];
  const sent = await count(list);
  const reached = drawn.rows.reduce((sum, rows) => sum + rows, 0);
  const all = drawn.more ? ` on the first ${drawn.rows.length} pages` : '';
  return toFindings(
    `The rows of ${name} (GET ${list})`,
    `Members reach ${Math.min(reached, sent)} of ${sent} rows${all}.`,
    [
      reached < sent && [
        'lost',
        `Members reach ${reached} of ${sent} rows${all}. Send total, current_page and last_page next to the rows, or next_page_url.`,
      ],
    ],
  );
}

/** Adds what no screen asked for, and the optional parts. The same finding of two screens is one. */
function complete({ findings, answers }: Seen, contract: Contract): Seen {
  const once = new Map(
    findings.map((one) => [`${one.about} ${one.note.replace(/^.* (?:shows|lacks) /, '')}`, one]),
  );
  const skipped = contract.reads
    .filter(({ path }) => !answers.has(path))
    .map(({ path }) =>
      toFinding(`GET ${path}`)(
        'skipped',
        withEffect.includes(path)
          ? 'It changes something, so the check does not ask it.'
          : 'No opened screen asked for it with this member’s data.',
      ),
    );
  const parts = contract.reads.flatMap((operation) =>
    optionalParts(contract.bundle, operation, answers.get(operation.path)?.body).map((part) => ({
      call: `GET ${operation.path}`,
      ...part,
    })),
  );
  return { findings: [...once.values(), ...skipped], parts, answers };
}
