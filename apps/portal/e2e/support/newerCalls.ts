import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync } from 'vite';
import { oldestBrowsers } from '../../vite/oldestBrowsers';

function isAtMost(version: string, most: string): boolean {
  const [one = [], other = []] = [version.replace('≤', ''), most].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = one;
  const [mostMajor = 0, mostMinor = 0] = other;
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

/** The oldest supported browsers that lack it. */
export const getLacking = ({ support }: CompatStatement) =>
  (Object.keys(oldestBrowsers) as (keyof typeof oldestBrowsers)[]).filter(
    (name) =>
      ![support[name] ?? []]
        .flat()
        .some(
          ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
            typeof added === 'string' &&
            isAtMost(added, oldestBrowsers[name]) &&
            !removed &&
            !flags &&
            !prefix &&
            !other,
        ),
  );

const isNewer = (compat: CompatStatement) => getLacking(compat).length > 0;

type Group = Record<string, Identifier>;
const builtins = bcd.javascript.builtins as Group;
const ofScripts: Group = { ...builtins, ...(builtins.Intl as Group) };
const interfaces: Group = { ...(bcd.api as Group), ...ofScripts };

/** The interfaces that every page uses. Others (Bluetooth, payments) have methods with common names. */
const common =
  /^(HTML\w*|SVG\w*|DOM\w+|\w*Event|Event\w+|Abort\w+|URL\w*|File\w*|Clipboard\w*|Canvas\w+|Image\w+|Readable\w+|\w*Crypto|CSSStyleSheet|CacheStorage|ServiceWorker\w*|Message\w+)$|^(Element|Node|NodeList|Document|Window|Navigator|Performance|Request|Response|Headers|Blob|FormData|Storage|Animation|History|Location|Selection|Range)$/;

interface Owned {
  owner: string;
  newer: boolean;
  isStatic: boolean;
}

/** The members of every interface by name: `canParse_static` of URL is `canParse`. */
const owned = new Map<string, Owned[]>();
for (const [owner, group] of Object.entries(interfaces))
  for (const [key, { __compat: compat }] of Object.entries(group as Group)) {
    if (!compat?.status?.standard_track) continue;
    const name = key.replace(/_static$/, '');
    const one = { owner, newer: isNewer(compat), isStatic: name !== key };
    owned.set(name, [...(owned.get(name) ?? []), one]);
  }

/** The global objects of every page, by interface. */
const instances: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
};

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Returns the newer feature that `a.b` uses. The object's name decides where it shows the type; otherwise only names
 * unique to newer types count.
 */
function newerMember({ object, property, computed }: Node, isCalled: boolean): string | undefined {
  const [of, { type, name: key }] = [object as Node, property as Node];
  if (computed || type !== 'Identifier') return undefined;
  const name = String(key);
  const known = owned.get(name) ?? [];
  const identifier = of.type === 'Identifier' ? String(of.name) : '';
  const owner = instances[identifier] ?? identifier;
  const own = known.find((one) => one.owner === owner);
  if (own) return own.newer ? `${owner}.${name}` : undefined;
  const methods = known.filter(({ isStatic }) => !isStatic);
  const isCommon = methods.some((one) => one.owner in ofScripts || common.test(one.owner));
  return isCalled && isCommon && methods.every(({ newer }) => newer) ? `.${name}()` : undefined;
}

/**
 * Returns everything in a script that the oldest browsers lack, by MDN's data: `URL.canParse`, `.toReversed()`, `new
 * Iterator`.
 */
export function newerCalls(script: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string | undefined) => name !== undefined && found.add(name);
  const visit = (node: Node) => {
    const { type, callee } = node;
    if (type === 'MemberExpression') add(newerMember(node, false));
    if (isNode(callee) && type === 'CallExpression' && callee.type === 'MemberExpression')
      add(newerMember(callee, true));
    if (isNode(callee) && type === 'NewExpression' && callee.type === 'Identifier') {
      const compat = interfaces[String(callee.name)]?.__compat;
      if (compat && isNewer(compat)) add(`new ${String(callee.name)}`);
    }
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  const { program, errors } = parseSync('script.js', script);
  if (errors[0]) throw new Error(errors[0].message);
  visit(program as unknown as Node);
  return found;
}

/** Selectors and colour functions that the oldest browsers lack. A rule or declaration with one is dropped entirely. */
const newerStyles = [
  ...Object.entries(bcd.css.selectors as Group).map(([name, one]) => [`:${name}`, one] as const),
  ...Object.entries((bcd.css.types as Group).color as Group).map(([name, one]) => [`${name}(`, one] as const),
].flatMap(([text, { __compat: compat }]) =>
  compat?.status?.standard_track && isNewer(compat) ? [text] : [],
);

export const newerStylesIn = (text: string): string[] =>
  newerStyles.filter((style) =>
    new RegExp(`${style.replace('(', '\\(')}${style.endsWith('(') ? '' : '[\\s,:.{)(\\[]'}`).test(text),
  );
