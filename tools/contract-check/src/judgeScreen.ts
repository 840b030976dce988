import type { Operation } from '@portal/contract/bundle';
import type { Answer, Drawn, Pair } from './browser';
import { listTexts } from './compare';
import type { Contract } from './contract';
import { toFinding, type Finding } from './finding';
import { judgeAnswer, type Judged } from './judgeAnswer';
import { isOptionalCall } from './optionalParts';
import { describeReply } from './reading';

/** Text for programs that a member can see. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/&(?:#\d+|#x[\da-f]+|amp|quot|lt|gt|apos);/i, 'entities of HTML'],
  [/\[object Object\]|\bundefined\b|\bNaN\b/, 'text for programs'],
];

/** Judges a screen by what it shows of the answers that it got. */
export function judgeScreen(pair: Pair, contract: Contract): Judged {
  const { screen, drawn, reference } = pair;
  const judged: Judged = { findings: [], shown: [], compared: 0 };
  const calls: string[] = [];
  for (const [operation, answer] of getFirstAnswers(drawn, contract)) {
    calls.push(`GET ${operation.path}`);
    const refused = judgeRefused(pair, contract, operation, answer);
    if (refused) {
      judged.findings.push(...refused);
      continue;
    }
    const { findings, shown, compared } = judgeAnswer(pair, contract, operation, answer);
    judged.findings.push(...findings);
    judged.shown.push(...shown);
    judged.compared += compared;
  }
  const rule = toFinding(screen.name);
  if (calls.length === 0 && !drawn.signedOut)
    judged.findings.push(rule('unjudged', `The screen made no call. Members read “${drawn.main}”.`));
  if (drawn.signedOut) judged.findings.push(rule('lost', `It signs the member out: ${describeEnd(drawn)}.`));
  for (const [pattern, what] of unread) {
    const [text] = pattern.exec(drawn.visible) ?? [];
    if (text !== undefined && !pattern.test(reference.visible))
      judged.findings.push(rule('lost', `It shows ${what}: “${text}”.`));
  }
  for (const url of new Set(drawn.brokenImages))
    if (isNamed(drawn, url))
      judged.findings.push(
        toFinding('Images')(
          'lost',
          `Members see a placeholder: ${url} is no image. If your images are elsewhere, name their folder as "images" in config.json.`,
        ),
      );
  if (calls.length > 0 && !judged.findings.some(({ result }) => result === 'lost'))
    judged.findings.push(
      rule('reads', `It shows each of ${judged.compared} values that were compared (${calls.join(', ')}).`),
    );
  return judged;
}

/** The finding of an answer that has nothing to show, or undefined. */
function judgeRefused(
  { screen, drawn }: Pair,
  { bundle }: Contract,
  operation: Operation,
  { status, body }: Answer,
): Finding[] | undefined {
  const say = toFinding(`GET ${operation.path}`);
  if ([404, 405].includes(status) && isOptionalCall(bundle, operation))
    return [say('absent', 'The portal does without it.')];
  if (status === 200 && operation.operationId === 'getMessageImage') return [];
  if (status === 200 && body !== undefined) return undefined;
  const read = `Members read “${drawn.main}”`;
  return [
    say('lost', `${screen.name} lacks it: it is answered ${describeReply({ status, body })}. ${read}.`),
  ];
}

/** The call that ended a session. */
function describeEnd({ answers }: Drawn): string {
  const ended = answers.find(
    ({ status, body }) => status === 401 || /"401"|\b401\b/.test(JSON.stringify(body ?? '')),
  );
  return ended ? `GET ${ended.path} is answered ${ended.status}` : 'a call is answered 401';
}

/** Whether an answer names the image in a field. A text of HTML may have images of its own. */
function isNamed({ answers }: Drawn, url: string): boolean {
  const name = url.split('/').at(-1) ?? '';
  const texts = answers.flatMap(({ body }) => listTexts(body));
  return texts.some((text) => typeof text === 'string' && !text.includes('<') && text.endsWith(name));
}

/** The first answer of each read, which the screen shows first. */
function getFirstAnswers({ answers }: Drawn, { find }: Contract): Map<Operation, Answer> {
  const first = new Map<Operation, Answer>();
  for (const answer of answers) {
    const operation = find(answer.path);
    if (operation && !first.has(operation)) first.set(operation, answer);
  }
  return first;
}
