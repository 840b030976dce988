import { isObject, type Fields } from './answer';

/** Whether an answer shows that the server carried the call out (D144). */
export type Sign = 'yes' | 'no' | 'unknown';

const yes = /^(?:success(?:ful)?|succeeded|ok|true|yes|y|on|done|created|completed|1|20[0-2])$/;
const no =
  /^(?:fail(?:ed|ure)?|errors?|false|no|n|off|denied|declined|rejected|refused|invalid|0|-\d+|[45]\d\d)$/;

/** The word of a text, a number or a boolean; '' for anything else. */
const toWord = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().toLowerCase() : '';

function parseWord(value: unknown): Sign {
  const word = toWord(value);
  return yes.test(word) ? 'yes' : no.test(word) ? 'no' : 'unknown';
}

/** A code of one or two digits may count anything, and 0 means success for some servers and failure for others. */
const parseCode = (value: unknown): Sign =>
  /^-?\d{1,2}$/.test(toWord(value)) ? 'unknown' : parseWord(value);

/** `error: false` is a yes. A text, a list or an object with content is the error itself. */
function parseError(value: unknown): Sign {
  const word = toWord(value);
  if (/^(?:false|no|n|off|none|0)$/.test(word)) return 'yes';
  const isEmpty = word === '' && Object.keys(value ?? {}).length === 0;
  return isEmpty || /^20\d$/.test(word) ? 'unknown' : 'no';
}

/** Deeper in an answer a word may be data, such as the status of a withdrawal. */
const parseInner = (value: unknown): Sign =>
  /^(?:true|false|success|ok|error|fail(?:ed)?)$/.test(toWord(value)) ? parseWord(value) : 'unknown';

const names = {
  ...{ status: parseWord, success: parseWord, ok: parseWord, result: parseWord },
  ...{ error: parseError, code: parseCode, status_code: parseCode },
};
const innerNames = { status: parseInner, success: parseInner, ok: parseInner, error: parseError };

/** What some servers wrap their answer in. */
export const toInner = ({ data, result, response }: Fields): Fields | undefined =>
  [result, response, data].find(isObject);

/** A refusal among several signs counts more than a success. */
function combine(body: Fields, parsers: Readonly<Record<string, (value: unknown) => Sign>>): Sign {
  const signs = Object.entries(parsers).map(([name, parse]) => parse(body[name]));
  return signs.find((sign) => sign === 'no') ?? signs.find((sign) => sign === 'yes') ?? 'unknown';
}

/**
 * Reads the sign of a JSON body: `status` alone if it is a sign, else its synonyms, else those of the object inside.
 * A `status` that repeats a successful HTTP code settles nothing against a refusal next to it.
 */
export function parseSign(body: unknown): Sign {
  if (!isObject(body)) return 'unknown';
  const status = parseWord(body['status']);
  if (status === 'no' || (status === 'yes' && !/^20/.test(toWord(body['status'])))) return status;
  const sign = combine(body, names);
  const inner = toInner(body);
  return sign === 'unknown' && inner ? combine(inner, innerNames) : sign;
}
