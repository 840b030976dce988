import { isNode, type Node, type Operation } from '@portal/contract/bundle';
import type { Answer, Pair } from './browser';
import { compareField, listShownFields, listTexts, type Compared } from './compare';
import { listProperties, type Contract } from './contract';
import { toFinding, type Finding } from './finding';
import { describe } from './reading';
import { seldom } from './screens';
import { judgeStates } from './states';
import { getKind, isWritten, simplify, type Kind } from './written';

export interface Judged {
  findings: Finding[];
  /** The fields that the screen shows, by call and name. */
  shown: string[];
  compared: number;
}

/** What a screen lacks of a field, or ''. A screen may show only some texts and cards of an answer. */
function toFault({ key, sent, shown, hidden }: Compared, kind: Kind, isList: boolean): string {
  if (shown === sent || (shown > 0 && (!isList || kind === 'text'))) return '';
  const how = kind === 'amount' ? 'an amount' : kind === 'date' ? 'a date' : 'this text';
  return `${shown === 0 ? 'no' : `only ${shown} of ${sent}`} ${key}: ${describe(hidden)} is not readable as ${how}`;
}

/** Whether nothing of an answer is known by name, and no word of it is on the screen. */
function isLost(body: unknown, seen: readonly Compared[], text: string): boolean {
  if (seen.length === 0 || !seen.every(({ sent, without }) => sent === 0 && without === 0)) return false;
  const sent = listTexts(body);
  const screen = simplify(text);
  return sent.length > 0 && !sent.some((value) => isWritten(value, getKind(value) ?? 'text', screen));
}

/** Compares what an answer sent with what the screen shows of it. */
export function judgeAnswer(
  { screen, drawn, reference }: Pair,
  contract: Contract,
  operation: Operation,
  { body }: Answer,
): Judged {
  const call = `GET ${operation.path}`;
  const say = toFinding(call);
  const faults = contract.listFaults(operation, body);
  const isMissing = (key: string) =>
    [...faults].some(([name, fault]) => name.endsWith(`/${key}`) && fault === 'is missing');
  const examples = new Map(reference.answers.map((one) => [contract.find(one.path)?.path ?? '', one.body]));
  const example = examples.get(operation.path);
  // The word of a code may be on a screen by chance, so codes are judged as states.
  const isCode = ({ enum: codes, oneOf, anyOf }: Node) =>
    codes !== undefined || [oneOf, anyOf].flat().some((one) => isNode(one) && 'enum' in one);
  const fields = [...listProperties(contract.bundle, operation)].filter(([, field]) => isCode(field));
  const codes = new Set(fields.map(([path]) => path.split('.').at(-1)));
  const compared = listShownFields(example, reference.text, examples)
    .filter(
      ({ key }) => !codes.has(key) && !seldom.some((one) => `${screen.name}: ${call} ${key}`.startsWith(one)),
    )
    .map((field) => ({ ...field, seen: compareField(body, field, drawn.text) }));
  const lost = compared.flatMap(({ key, kind, seen }): (Finding & { key: string })[] => {
    if (seen.sent === 0 && seen.without > 0 && isMissing(key))
      return [{ ...say('lost', `${screen.name} shows no ${key}: ${key} is missing.`), key }];
    const fault = toFault(seen, kind, screen.list === operation.path);
    const field = kind === 'text' ? { field: `${call} ${key}` } : {};
    return fault === '' ? [] : [{ ...say('lost', `${screen.name} shows ${fault}.`), ...field, key }];
  });
  const seen = compared.map((one) => one.seen);
  if (isMissing('id') && !lost.some(({ key }) => key === 'id'))
    lost.push({ ...say('lost', `${screen.name} can't name its rows: id is missing.`), key: 'id' });
  if (isLost(body, seen, drawn.text)) {
    const sent = describe(isNode(body) ? (body.data ?? body) : body);
    lost.push({ ...say('lost', `${screen.name} shows nothing of it: the answer has ${sent}.`), key: 'data' });
  }
  const differs = [...faults].filter(([name]) => !lost.some(({ key }) => name.endsWith(`/${key}`)));
  const still = lost.length === 0 ? ` ${screen.name} shows every value that was compared.` : '';
  return {
    findings: [
      ...lost.map(({ key: _key, ...finding }) => finding),
      ...differs.map(([name, fault]) => say('differs', `${name} ${fault}.${still}`)),
      ...judgeStates({ screen, drawn, reference }, contract, operation, { body, example }),
    ],
    shown: compared.filter((one) => one.seen.shown > 0).map(({ key }) => `${call} ${key}`),
    compared: seen.reduce((sum, { shown }) => sum + shown, 0),
  };
}
