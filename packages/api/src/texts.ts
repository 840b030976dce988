/** Texts longer than this are cut: no message of the portal is longer, and a toast has to stay one. */
export const longestText = 300;

// Control characters become spaces; bidi controls, zero-width marks and lone surrogates vanish (SECURITY T2).
// Joiners stay: Persian, Indic scripts and emoji need them.
const controls = /\p{Cc}+/gu;
const invisible = /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

// What a server never says to a member on purpose: markup, JSON, stacks, SQL, a programme's empty values (T27).
const machineText = [
  /<[!/?a-z][^>]*>/i,
  /^[[{].*[\]}]$/s,
  /\bSQLSTATE\b|\bstack ?trace\b|Traceback \(most recent|\.php\b|\.(?:[cm]?[jt]sx?|py|rb|java|go|cs):\d+/i,
  /^(?:undefined|null|NaN|Infinity|true|false|\[object \w+\])$/,
];

/**
 * The one line to show of whatever a server put where a text belongs: '' for anything but a text that is meant for
 * people, else trimmed, without control and bidi characters, at most {@link longestText} characters (SECURITY T2, T27).
 */
export function presentableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, longestText * 8)
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (machineText.some((pattern) => pattern.test(line))) return '';
  // A cut may halve a character; the half goes too.
  return line.slice(0, longestText).replace(/\p{Cs}$/u, '');
}
