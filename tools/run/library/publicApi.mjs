// The public types of a built library, compact: a line for each entry with its exports, and their props or members.
// `name?` is optional. A number after it stands for the types, in which the order of a union doesn't count.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** The files of an entry of `exports`, each with its address: `*` stands for one text in both. */
export function matchEntry(address, path, files) {
  const [start, ...rest] = path.split('*').map((part) => part.replaceAll('.', '\\.'));
  const form = new RegExp(`^${start}${rest.map((part, at) => (at ? '\\1' : '([^/]+)') + part).join('')}$`);
  return files.flatMap((file) => {
    const found = form.exec(file);
    return found ? [{ address: address.replace('*', found[1]), file }] : [];
  });
}

/**
 * Every entry with types of a library's dist.
 *
 * @returns {{ address: string; file: string }[]}
 */
export function getEntries(dist) {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `./${file}`);
  return Object.entries(exports).flatMap(([address, { types }]) =>
    types ? matchEntry(address, types, files) : [],
  );
}

/** The report of a library's dist. A missing line or a new name without `?` breaks its consumers. */
export function getPublicApi(dist) {
  const entries = getEntries(dist).map(({ file }) => join(dist, file));
  const { ESNext } = ts.ScriptTarget;
  const program = ts.createProgram(entries, {
    ...{ target: ESNext, module: ts.ModuleKind.NodeNext, jsx: ts.JsxEmit.ReactJSX, strict: true },
    ...{ skipLibCheck: true, noEmit: true, types: [] },
  });
  const checker = program.getTypeChecker();
  const isOwn = ({ declarations = [] }) =>
    declarations.some((node) => {
      const file = node.getSourceFile().fileName;
      return file.startsWith(dist) && !/elementProps\.d\.ts$/.test(file);
    });
  const toProperties = (type) => checker.getPropertiesOfType(type).filter(isOwn);
  const toNames = (type) =>
    toProperties(type)
      .map((property) => property.name + (property.flags & ts.SymbolFlags.Optional ? '?' : ''))
      .sort();
  /** Changes with any type of a property, or of a value without properties. */
  const toFingerprint = (type) => {
    const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
    const types = toProperties(type).map((one) => [one.name, checker.getTypeOfSymbol(one)]);
    const texts = [...types, ...(types.length === 0 ? [['', type]] : [])].map(
      ([name, one]) => `${name} ${checker.typeToString(one, undefined, NoTruncation | InTypeAlias)}`,
    );
    const words = texts.map((text) =>
      text
        .split(/[^\w'?]+/)
        .sort()
        .join(' '),
    );
    return createHash('sha256').update(words.sort().join('\n')).digest('hex').slice(0, 6);
  };
  const seen = new Set();
  const lines = entries.map((file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    const entry = relative(dist, file).replace('.d.ts', '');
    return { entry, names: exported.map(describe).filter(Boolean).sort() };
  });
  return lines
    .filter(({ names }) => names.length > 0)
    .map(({ entry, names }) => `${entry}: ${names.join('; ')}\n`)
    .sort()
    .join('');

  /** An export's name and what it takes or has. Empty where another entry has it, and for props, which their component has. */
  function describe(alias) {
    const one = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    if (seen.has(one) || alias.name.endsWith('Props')) return '';
    seen.add(one);
    const isValue = one.flags & ts.SymbolFlags.Value;
    const type = isValue ? checker.getTypeOfSymbol(one) : checker.getDeclaredTypeOfSymbol(one);
    const [call] = type.getCallSignatures();
    const [props] = call?.parameters ?? [];
    const isComponent = /^[A-Z]/.test(alias.name) && props !== undefined;
    const taken = isComponent ? checker.getTypeOfSymbol(props) : type;
    return `${alias.name}(${toNames(taken).join(' ')})#${toFingerprint(taken)}`;
  }
}

/** A report's exports and their members, a line for each, and the types of each export. */
function parseApi(text) {
  const api = { lines: new Set(), types: new Map() };
  for (const [entry, names] of text
    .trim()
    .split('\n')
    .map((line) => line.split(': ')))
    for (const one of names.split('; ')) {
      const [, name, members, types] = /^(\w+)\((.*)\)(?:#(\w+))?$/.exec(one);
      api.types.set(`${entry} ${name}`, types);
      for (const member of ['', ...members.split(' ')]) api.lines.add(`${entry} ${name} ${member}`.trim());
    }
  return api;
}

const toName = (line) => line.split(' ').slice(0, 2).join(' ');

/**
 * What changed between two reports: `major` would break a consumer, `minor` wouldn't. `types` are exports with the same
 * names and other types, which may do either.
 */
export function compareApis(before, now) {
  const [old, fresh] = [before, now].map(parseApi);
  const removed = [...old.lines].filter((line) => !fresh.lines.has(line) && !fresh.lines.has(`${line}?`));
  const added = [...fresh.lines].filter((line) => !old.lines.has(line));
  const isAsked = (line) => !line.endsWith('?') && !fresh.types.has(line) && old.types.has(toName(line));
  const named = new Set([...removed, ...added].map(toName));
  const isChanged = (name) =>
    old.types.get(name) !== undefined && old.types.get(name) !== fresh.types.get(name);
  return {
    major: [...removed, ...added.filter(isAsked)],
    minor: added.filter((line) => !isAsked(line)),
    types: [...fresh.types.keys()].filter((name) => !named.has(name) && isChanged(name)),
  };
}
