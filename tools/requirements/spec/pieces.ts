import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { declaredIn, parse, snapshotNames } from './snapshotNames';

/** A named part of a test or stories file. It owns the citations inside it and in the comment above it. */
export interface Piece {
  title: string;
  from: number;
  to: number;
}

interface StoryPiece extends Piece {
  /** The story's id in its Storybook address. */
  id: string;
  /** True when it has a play, and so can fail. */
  plays: boolean;
  /** The snapshots that its play names, in order. */
  snapshots: string[];
}

export interface StoryFile {
  /** The file's title, such as `Screens/Access/Login`. */
  title: string;
  /** The name of its component. */
  component: string;
  stories: StoryPiece[];
}

const getText = (node: ts.Node | undefined): string | undefined =>
  node &&
  (ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? plain(node) : undefined);

const plain = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

/** Returns the names in `it`, `test.each` or `test.describe`: the callee without inner calls. */
function calleeWords(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calleeWords(node.expression), node.name.text];
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return calleeWords(ts.isCallExpression(node) ? node.expression : node.tag);
  return [];
}

const modifiers = new Set(['each', 'for', 'describe', 'concurrent', 'sequential', 'serial', 'parallel']);

/**
 * Returns the tests of a file and their groups, innermost last, with group titles first. Any function named like a test
 * (`cuttableTest`) counts.
 */
export function testsIn(path: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const [first = '', ...more] = calleeWords(node.expression);
      const title = getText(node.arguments[0]);
      const isTest = /^(it|test|describe|\w+Test)$/.test(first) && more.every((word) => modifiers.has(word));
      if (isTest && title !== undefined && node.arguments.length > 1) {
        inside = [...groups, title];
        const whole = ts.isExpressionStatement(node.parent) ? node.parent : node;
        pieces.push({ title: inside.join(' › '), from: whole.getFullStart(), to: whole.end });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parse(path, text), []);
  return pieces;
}

function toMember(object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const found = object.properties.find(
    (property) =>
      property.name !== undefined && ts.isIdentifier(property.name) && property.name.text === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : found;
}

/** Returns the stories of a file. Undefined without a `meta` that has a title. */
export function storiesIn(path: string, text: string): StoryFile | undefined {
  const declared = declaredIn(parse(path, text));
  const meta = declared.find(({ name }) => name === 'meta')?.value;
  if (!meta || !ts.isObjectLiteralExpression(meta)) return undefined;
  const title = getText(toMember(meta, 'title'));
  if (title === undefined) return undefined;
  const snapshots = snapshotNames(path, text);
  const playing = new Set<string>();
  const plays = (value: ts.Node): boolean => {
    if (!ts.isObjectLiteralExpression(value)) return false;
    if (toMember(value, 'play')) return true;
    return value.properties.some(
      (part) =>
        ts.isSpreadAssignment(part) && ts.isIdentifier(part.expression) && playing.has(part.expression.text),
    );
  };
  const stories = declared
    .filter(({ exported }) => exported)
    .map(({ name, value, whole }) => {
      if (plays(value)) playing.add(name);
      return {
        id: toId(title, storyNameFromExport(name)),
        title: storyNameFromExport(name),
        plays: playing.has(name),
        snapshots: snapshots[name] ?? [],
        from: whole.getFullStart(),
        to: whole.end,
      };
    });
  return { title, component: toMember(meta, 'component')?.getText() ?? '', stories };
}

/** Returns the innermost piece at an index of the text. */
export function pieceAt<P extends Piece>(pieces: readonly P[], index: number): P | undefined {
  const around = pieces.filter(({ from, to }) => from <= index && index < to);
  return around.reduce<P | undefined>(
    (best, piece) => (best && best.from > piece.from ? best : piece),
    undefined,
  );
}
