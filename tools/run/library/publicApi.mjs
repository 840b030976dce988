// The public types of a built library, compact: a line for each entry with its exports, and their props or members.
// `name?` is optional.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Every entry of the manifest's `exports` with types, its `*` filled in from the built files. */
function getEntries(dist) {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `./${file}`);
  return Object.values(exports)
    .filter((entry) => typeof entry === 'object')
    .flatMap(({ types }) => {
      const [start, ...rest] = types.split('*').map((part) => part.replaceAll('.', '\\.'));
      const form = new RegExp(
        `^${start}${rest.map((part, at) => (at ? '\\1' : '([^/]+)') + part).join('')}$`,
      );
      return files.filter((file) => form.test(file));
    });
}

/** The report of a library's dist. A missing line or a new name without `?` breaks its consumers. */
export function getPublicApi(dist) {
  const entries = getEntries(dist).map((file) => join(dist, file));
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
  const toNames = (type) =>
    checker
      .getPropertiesOfType(type)
      .filter(isOwn)
      .map((property) => property.name + (property.flags & ts.SymbolFlags.Optional ? '?' : ''))
      .sort();
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
    const names = toNames(isComponent ? checker.getTypeOfSymbol(props) : type);
    return `${alias.name}(${names.join(' ')})`;
  }
}

/** What changed between two reports: `major` would break a consumer, `minor` wouldn't. */
export function compareApis(before, now) {
  const read = (text) =>
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [entry, names] = line.split(': ');
        return names.split('; ').flatMap((one) => {
          const [, name, members] = /^(\w+)\((.*)\)$/.exec(one);
          return [`${entry} ${name}`, ...members.split(' ').map((member) => `${entry} ${name} ${member}`)];
        });
      });
  const [old, fresh] = [new Set(read(before)), new Set(read(now))];
  const isNew = (line) => !old.has(`${line}`);
  const known = new Set([...old].map((line) => line.split(' ').slice(0, 2).join(' ')));
  const removed = [...old].filter((line) => !fresh.has(line) && !fresh.has(`${line}?`));
  const added = [...fresh].filter(isNew);
  const asked = added.filter(
    (line) =>
      line.split(' ').length > 2 && !line.endsWith('?') && known.has(line.split(' ').slice(0, 2).join(' ')),
  );
  return { major: [...removed, ...asked], minor: added.filter((line) => !asked.includes(line)) };
}
