import { isNode } from '@portal/contract/bundle';
import { parsePlainText } from '@portal/portal-core/fromApi/plainText';
import { parseMoment } from '@portal/ui/text/format/parseMoment';

// Pure: how a screen may write a value that was sent.

export type Kind = 'amount' | 'date' | 'text';

const digits = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
const dayMs = 86_400_000;

/** One spelling of spaces and capitals, because styles change both. */
export const simplify = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What a value of the contract's example is. Flags and short numbers are on every screen by chance. */
export function getKind(value: unknown): Kind | undefined {
  if (typeof value === 'string' && parseMoment(value)) return 'date';
  if (typeof value === 'number' || (typeof value === 'string' && /^-?[\d,]+(?:\.\d+)?$/.test(value)))
    return /\.\d/.test(String(value)) ? 'amount' : undefined;
  return typeof value === 'string' && value.trim().length > 2 ? 'text' : undefined;
}

/** The ways in which a screen may write a date that the portal reads. */
function writeDays(value: unknown): string[] {
  const moment = typeof value === 'string' ? parseMoment(value) : undefined;
  if (moment === undefined) return [];
  const instant = 'instant' in moment ? moment.instant : Date.UTC(moment.year, moment.month - 1, moment.day);
  // A zone may be a day ahead or behind.
  return [-dayMs, 0, dayMs].flatMap((by) => {
    const at = new Date(instant + by);
    const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-');
    const name = at.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
    const short = String(Number(day));
    return [
      ...[`${day}-${month}-${year}`, `${day}/${month}/${year}`, `${year}-${month}-${day}`],
      ...[`${short} ${name} ${year}`, `${name} ${short}, ${year}`, `${short} ${name}`, `${name} ${short}`],
    ];
  });
}

/** The first words of a long text, because a screen may shorten or divide it. */
const toBeginning = (text: string) => /^.{20,40}(?=\s)/.exec(text)?.[0] ?? text;

/** The texts of which one is on a screen that shows the value. */
function listWritten(value: unknown, kind: Kind): string[] {
  if (kind === 'date') return writeDays(value);
  if (kind === 'amount') {
    const number = Math.abs(Number(String(value).replaceAll(',', '')));
    if (Number.isFinite(number)) return [digits(2, 2), digits(0, 8)].map((one) => one.format(number));
  }
  const plain = simplify(parsePlainText(String(value)));
  return plain === ''
    ? []
    : [toBeginning(plain), ...(plain.length > 12 ? [`${plain.slice(0, 6)}…${plain.slice(-4)}`] : [])];
}

const isWordly = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a text is in another as words of its own: 67 is not in 1,670. */
function isWithin(part: string, whole: string): boolean {
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const [before, after] = [whole[at - 1], whole[at + part.length]];
    const isCut = (isWordly(before) && isWordly(part[0])) || (isWordly(after) && isWordly(part.at(-1)));
    const isThousand = before === ',' && /\d/.test(part[0] ?? '');
    if (!isCut && !isThousand) return true;
  }
  return false;
}

/** Whether a simplified text of a screen has the value. */
export const isWritten = (value: unknown, kind: Kind, screen: string): boolean =>
  listWritten(value, kind).some((one) => isWithin(simplify(one), screen));

/** Nothing, in one of the ways in which back ends write it. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  Number(value) === 0 ||
  (isNode(value) && Object.keys(value).length === 0) ||
  (typeof value === 'string' && value.startsWith('0000-00-00'));
