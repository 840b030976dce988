import { readFolder } from '../spec/sources';
import { nodesAt, parse, separator, topLevel } from './address';
import type { Edit } from './edits';
import { operators } from './operators';

/** One small change of the product that a story or a flow must detect, addressed by symbol. */
export interface Mutation {
  /** The requirement that it breaks (`A §2 Login.3`), or a decision or threat (`D36`). */
  requirement: string;
  /** The error that it causes: `sends an empty code`. */
  what: string;
  file: string;
  /** A top-level declaration of the file, with steps below it: `LoginForm › <Button> › href=`. */
  symbol: string;
  operator: string;
  /** The text that the operator replaces and, after an arrow, its replacement: `'day' → 'dayTime'`. */
  argument: string;
  /** For a decision or a threat, the test that must fail. A requirement names its own. */
  test: string;
}

/** A mutation with the name of its table: `access`. */
export interface Registered extends Mutation {
  area: string;
}

const arrow = ' → ';

/** Parses a table of tools/requirements/mutations/rows. */
function parseMutations(table: string): Mutation[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [requirement = '', what = '', file = '', symbol = '', operator = '', argument = '', test = ''] =
      row.split('\t');
    return { requirement, what, file, symbol, operator, argument, test };
  });
}

export const readMutations = (): Registered[] =>
  readFolder('tools/requirements/mutations/rows', '.tsv').flatMap(({ path, text }) =>
    parseMutations(text).map((mutation) => ({
      ...mutation,
      area: path.replace(/^.*\/|\.tsv$/g, ''),
    })),
  );

/** Returns every edit that matches a mutation. There should be exactly one. */
function editsFor({ file, symbol, operator, argument }: Mutation, text: string): Edit[] {
  const apply = operators[operator];
  if (!apply) throw new Error(`there is no operator ${operator}: use ${Object.keys(operators).join(', ')}`);
  const source = parse(file, text);
  const names = topLevel(source);
  const [name = ''] = symbol.split(separator);
  if (!names.has(name)) throw new Error(`${file} declares no ${name}: use ${[...names.keys()].join(', ')}`);
  const [from = '', to = ''] = argument.split(arrow);
  const edits = nodesAt(source, symbol).flatMap((node) => apply(node, from, to) ?? []);
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

/**
 * Returns a file's text with the mutation applied.
 * @throws when its address leads to no node or to several, with what to write instead
 */
export function mutate(mutation: Mutation, text: string): string {
  const { file, symbol, operator, argument } = mutation;
  const edits = editsFor(mutation, text);
  const [edit, ...others] = edits;
  const where = `${operator} ${argument} in ${symbol} of ${file}`;
  if (!edit)
    throw new Error(`${where} finds nothing: write the new name, or remove the row if its node is gone`);
  if (others.length > 0)
    throw new Error(
      `${where} finds ${edits.length} nodes: add a step (<Tag>, name=, name:, call(), if(name), ?(name))`,
    );
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** Returns the names that a mutation writes, which must be declared: `addresses.login`. */
export function namesWritten({ operator, argument }: Mutation): string[] {
  const [, to = ''] = argument.split(arrow);
  const isName = /^(replaceName|set)/.test(operator) && /^[a-z][\w.]+$/i.test(to);
  return isName ? to.split('.').filter((name) => !/^(true|false|null|undefined)$/.test(name)) : [];
}
