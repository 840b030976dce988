import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { sourceFiles } from './sourceFiles';
import { visitCatalogues } from './visitMessages';

type Values = Readonly<Record<string, string | number>>;
type Composed = (values: Values) => string;
type Text = string | Composed | { [key: string]: Text };

/** Returns a file's messages by the names of their constants (tools/rules/catalogues.test.ts). */
const namesIn = (source: string) =>
  [...source.matchAll(/export const (\w+)[^=]*= defineMessages\(/g)].map(([, name = '']) => name);

/** A value and another that give two texts if the name selects a plural form. Some functions compare formatted texts. */
const counts = [
  [1, 2],
  ['1', '2'],
] as const;

/** Writes a function as a message: `Level {level}`, and with both forms for a number that selects one. */
function toMessage(text: Composed, known: Values = {}): string {
  const names = new Set<string>();
  const say = (values: Values) =>
    text(
      new Proxy(values, {
        get: (own, name: string) => {
          names.add(name);
          return own[name] ?? `{${name}}`;
        },
      }),
    );
  const sayWith = (name: string, value: string | number) => {
    try {
      return say({ ...known, [name]: value }).replaceAll('1', '2');
    } catch {
      // This function accepts only texts there.
      return '';
    }
  };
  const message = say(known);
  for (const name of names)
    for (const [one, two] of name in known ? [] : counts)
      if (sayWith(name, one) !== sayWith(name, two)) {
        const forms = [one, `{${name}}`].map((value) => toMessage(text, { ...known, [name]: value }));
        return `{${name}, plural, one {${forms[0]}} other {${forms[1]}}}`;
      }
  return message;
}

function gather(into: Map<string, string>, key: string, text: Text): void {
  if (typeof text === 'string') into.set(key, text);
  else if (typeof text === 'function') into.set(key, toMessage(text));
  else for (const [name, inner] of Object.entries(text)) gather(into, `${key}.${name}`, inner);
}

/** Returns every text of the portal by its key, sorted by key. */
export async function readTexts(): Promise<Record<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, text } of sourceFiles()) {
    if (path.endsWith('.tsx')) {
      // A component would load its libraries. Its messages use nothing else of its module.
      visitCatalogues(text, (name, own) =>
        gather(texts, name, runInThisContext(ts.transpile(`(${own.getText()})`)) as Text),
      );
      continue;
    }
    const names = namesIn(text);
    if (names.length === 0) continue;
    const made = (await import(/* @vite-ignore */ path)) as Record<string, Text | undefined>;
    for (const name of names) gather(texts, name, made[name] ?? {});
  }
  return Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
