import { isKnownLanguage } from './config';
import { ConfigFault } from './ConfigFault';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The error of an address, or ''. */
export function addressFault(value: string, originOnly = false): string {
  if (!URL.canParse(value)) return 'is not an address like https://api.example.com';
  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))
    return 'has to begin with https://';
  if (url.username || url.password || url.search || url.hash) return 'may have no user, query or hash';
  if (originOnly && url.pathname !== '/') return 'may have no path: calls go to /api of it';
  return '';
}

const anyOrigin = 'https://portal.invalid';

/** Browsers read `\` as `/` and drop tabs and line ends, so `/\host` and `/<tab>/host` are other hosts. */
const isOwnPath = (value: string) =>
  /^\/[^\\\p{Cc}]*$/u.test(value) &&
  URL.canParse(value, anyOrigin) &&
  new URL(value, anyOrigin).origin === anyOrigin;

/** A file next to the portal or a data: address, because the page's policy allows no other image. */
export const pathFault = (value: string): string =>
  isOwnPath(value) || value.startsWith('data:image/')
    ? ''
    : "is neither a path on the portal's origin, such as /brand/logo.svg, nor data:image/…";

/** Whether it is a named zone. An offset such as +05:30 has no summer time, and old browsers reject it. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

type TextFault = (value: string) => string;

/**
 * Reads single settings and collects their errors. `close` throws them, with every name that was not read. `languages` are
 * those of texts by language, the member's first.
 */
export function createReader(json: Record<string, unknown>, languages: readonly string[] = ['en']) {
  const faults: string[] = [];
  const known = new Set<string>();
  const valueAt = (name: string): unknown => {
    known.add(name);
    return name
      .split('.')
      .reduce<unknown>((current, key) => (isObject(current) ? current[key] : undefined), json);
  };
  const say = (name: string, fault: string, value: unknown) =>
    faults.push(`${name} ${fault} (it is ${JSON.stringify(value)}).`);
  /** A text, trimmed; '' if it is absent or wrong. */
  function text(name: string, getFault: TextFault): string {
    const value = valueAt(name);
    if (value === undefined) return '';
    const written = typeof value === 'string' ? value.trim() : '';
    const fault = typeof value === 'string' ? written && getFault(written) : 'is no text';
    if (fault) say(name, fault, value);
    return fault ? '' : written;
  }
  return {
    /** Reports an error in a combination of settings. */
    say,
    /** Grouped settings: `explorers` of `explorers.bep20`. */
    group(name: string, example: string): void {
      const value = json[name];
      if (value === undefined || isObject(value)) return;
      known.add(name);
      say(name, `is no object like ${example}`, value);
    },
    text,
    /** A text, or texts by language: the member's, the operator's default, English, or the first. */
    spokenText(name: string, getFault: TextFault): string {
      const value = valueAt(name);
      if (!isObject(value)) return text(name, getFault);
      for (const language of Object.keys(value))
        if (!isKnownLanguage(language)) say(`${name}.${language}`, 'is no language of the portal', language);
      const texts = Object.keys(value).map((language) => [language, text(`${name}.${language}`, getFault)]);
      const known = new Map(texts.filter(([, one]) => one !== '') as [string, string][]);
      const language = languages.find((one) => known.has(one)) ?? [...known.keys()][0];
      return known.get(language ?? '') ?? '';
    },
    flag(name: string): boolean | undefined {
      const value = valueAt(name);
      if (value === undefined || typeof value === 'boolean') return value;
      say(name, 'is true or false', value);
      return undefined;
    },
    number(name: string, least: number, most: number): number | undefined {
      const value = valueAt(name);
      if (value === undefined || (typeof value === 'number' && value >= least && value <= most)) return value;
      say(name, `is a number from ${least} to ${most}`, value);
      return undefined;
    },
    oneOf(name: string, options: readonly string[]): void {
      const value = valueAt(name);
      if (value !== undefined && !options.some((choice) => choice === value))
        say(name, `is one of ${options.join(', ')}`, value);
    },
    list(name: string, getFault: (value: unknown) => string): readonly string[] | undefined {
      const value = valueAt(name);
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) {
        say(name, 'is no list', value);
        return undefined;
      }
      const twice: unknown = value.find((entry, at) => value.indexOf(entry) !== at);
      const [fault] = [
        ...(value.length === 0 ? ['is empty: leave it out for all, or name one at least'] : []),
        ...value.map(getFault),
        ...(twice === undefined ? [] : [`names ${JSON.stringify(twice)} more than once`]),
      ].filter(Boolean);
      if (fault) say(name, fault, value);
      return fault ? undefined : value.map(String);
    },
    /** Texts by language and key. The caller with the full list checks the keys. */
    messages(name: string): Record<string, Record<string, string>> | undefined {
      const value = valueAt(name);
      if (value === undefined) return undefined;
      if (!isObject(value)) {
        say(name, 'is no object of languages', value);
        return undefined;
      }
      for (const [language, texts] of Object.entries(value)) {
        known.add(`${name}.${language}`);
        if (!isKnownLanguage(language)) say(`${name}.${language}`, 'is no language of the portal', language);
        else if (!isObject(texts)) say(`${name}.${language}`, 'is no object of texts by their keys', texts);
        else
          for (const [key, text] of Object.entries(texts))
            if (typeof text !== 'string') say(`${name}.${language}.${key}`, 'is no text', text);
      }
      return value as Record<string, Record<string, string>>;
    },
    close(): void {
      const given = Object.entries(json).flatMap(([name, value]) =>
        isObject(value) && name !== 'messages' ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
      );
      for (const name of given) if (!known.has(name)) faults.push(`${name} is no setting of the portal.`);
      if (faults.length > 0) throw new ConfigFault(faults);
    },
  };
}
