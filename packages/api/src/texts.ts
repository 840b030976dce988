import { cutText } from './cutText';
import { decodeEscapes } from './entities';

// Sentences that a server never means for members (T27, D121): by form first, then by the wording of frameworks.

const forms = [
  // Markup, JSON, `[object Object]`, and a program's empty values.
  /<[!/?a-z][^>]*>/i,
  /^[[{].*[\]}]$/s,
  /^(?:undefined|null|NaN|Infinity|true|false)$/,
  // Class names, calls, variables.
  /\w\\[A-Z]|\w::\w|\b\w+\(\)|\$[a-z_]\w*|\b[A-Z]\w*[a-z](?:Exception|Error)\b|\b(?:[a-z]+\.){2,}[A-Z]/,
  // File names and paths.
  /(?:^|[\s"'([])\/(?:[\w.-]+\/)+[\w.-]|\b[A-Z]:\\|\.php\b|\.(?:[cm]?[jt]sx?|py|rb|java|go|cs):\d/i,
];

// The names of status codes are matched with their capitals, because "Not found." may be a back end's own.
const statusNames =
  /^(?:Bad Request|Unauthorized|Unauthenticated|Forbidden|Not Found|Method Not Allowed|Request Timeout|Conflict|Payload Too Large|Content Too Large|Unsupported Media Type|Page Expired|Unprocessable (?:Entity|Content)|Too Many (?:Requests|Attempts)|(?:Internal )?Server Error|Bad Gateway|Service Unavailable|Gateway Timeout)[.!]?$/;

const frameworks = [
  /^No (?:query results for model|route found|application encryption)|^CSRF token|^This action is unauthorized|^Whoops,/i,
  /^The [A-Z]+ method is not supported for|^Cannot (?:[A-Z]+ \/|read propert|unpack)|^The route \S+ could not/,
  /^(?:Target |Auth )?(?:class|route|view|guard|property|method|relation|add) (?:\[|["'][^"']*["'] (?:not|does))/i,
  /^Undefined (?:variable|index|offset|array|property|constant)|^Call to (?:an? )?(?:undefined|member)|^Missing required param/i,
  /^(?:Attempt to read|Trying to (?:get|access)|Array to string|Division by zero|A non-numeric|Object of class|Unsupported operand|Serialization of)/i,
  /\bmust be of type\b|^Too few arguments|^(?:Maximum execution|Allowed memory)|\bsyntax error\b|^Fatal error|failed to open stream/i,
  /^Malformed UTF-8|^The (?:payload|MAC) is invalid|^Session store not|^Connection could not be|\bcURL error\b|\bgetaddrinfo\b|\bE[A-Z]{2,}REFUSED\b/i,
  /\bSQLSTATE\b|\bstack ?trace\b|^Traceback|^Duplicate entry '|^Unknown column|\bviolates [a-z -]+ constraint|^Lock wait|^Deadlock found/i,
  /\bselect \* from\b|\binsert into\b.+\bvalues\b|\bdelete from\b.+\bwhere\b/i,
  /^(?:The |Authorization )?token (?:has expired|has been blacklisted|not (?:provided|found)|is (?:expired|invalid)|signature)|^Wrong number of segments|^jwt /i,
  /^Unexpected token|is not a function$/,
];

/** Whether a program wrote the line for its developers. */
const isMachineText = (line: string): boolean =>
  statusNames.test(line) || [...forms, ...frameworks].some((pattern) => pattern.test(line));

/** Longer texts are cut, because a toast must stay short and no message of the portal is longer. */
export const longestText = 300;

// Control characters become spaces; bidi controls, zero-width marks and lone surrogates vanish (SECURITY T2).
// Joiners stay: Persian, Indic scripts and emoji need them.
const controls = /\p{Cc}+/gu;
const invisible = /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The line to show for a server's text; '' unless the text is meant for people. Trimmed, without control and
 * bidi characters, at most {@link longestText} characters (SECURITY T2, T27).
 */
export function presentableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = decodeEscapes(value.slice(0, longestText * 8))
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isMachineText(line)) return '';
  return cutText(line, longestText);
}
