import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { productModules, read } from '../requirements/files';
import { judged } from './judged';

// Configuration errors are for the person who deploys the portal, in English.
const product = productModules.filter((file) => !/\/(flows|tokens|theme|config)\//.test(file));

/** Attributes and properties whose text members read. */
const readNames = new Set(
  'label title aria-label aria-description placeholder alt caption note hint detail lead reason heading goal description nothingMatches confirmLabel none message'.split(
    ' ',
  ),
);

/** Returns a property's or an attribute's name; '' for any other node. */
function toName({ parent }: ts.Node): string {
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  return ts.isPropertyAssignment(parent) ? parent.name.getText().replaceAll("'", '') : '';
}

const isSentence = (text: string) => /[A-Za-z]{2,}[’,.:;]? [A-Za-z]{2,}/.test(text);

/** True when a template or a string contains words outside its variables. */
const withoutValues = (text: string) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, ' ');

const isThrown = (node: ts.Node) => ts.isNewExpression(node) && /Error/.test(node.expression.getText());
const isCatalogue = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';

/** Returns a source's texts outside `messages.ts`, which can't be translated. */
function looseMessages(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node) || isThrown(node) || isCatalogue(node))
      return;
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && !ts.isJsxElement(node.parent)) {
      const said = withoutValues(node.getText());
      if (readNames.has(toName(node)) ? /[A-Za-z]{2,}/.test(said) && /[A-Z ]/.test(said) : isSaid(node, said))
        found.push(said);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** True after `||` and `??`. */
const isFallback = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) && /^(\|\||\?\?)$/.test(parent.operatorToken.getText());

/** True for a fallback, and for a sentence elsewhere: a function's result, a constant, a list item. */
const isSaid = (node: ts.Node, said: string) =>
  /^\s*[A-Z][a-z]/.test(said) &&
  (isFallback(node) || isSentence(said)) &&
  !ts.isImportDeclaration(node.parent);

/** Files whose capitals are not text: date formats, geometry, lists of tags and of names. */
const noMessages =
  /text\/format\/|HtmlBody\/|growTree|minimapPath|Scene\/|images\/|cropAvatar|commonPasswords|WithdrawSettings\/(AddressFields|checkAddress)|chainAddress|shareChannels|countries|countryNames|timeLabels|secondFactors\.ts|summaryTitles\/titles|message\/serverMessages|tree\/layout/;

describe('the words that members read', () => {
  it('finds them in every manner of writing', () => {
    const written = [
      'const a = <p>Nothing here.</p>;',
      'const a = <Field label="Amount" />;',
      "const a = { title: 'Balance' };",
      "const a = () => 'Enter your security PIN.';",
      'const a = (n: number) => `Level ${n} of the team`;',
      "const a = parsePlainText(item['title']) || 'News';",
      'const a = network ?? `Method ${id}`;',
    ];
    expect(written.filter((text) => looseMessages('a.tsx', text).length === 0)).toEqual([]);
    const others = [
      "throw new Error('No root here');",
      "const a = { provides: ['Tickets'] };",
      "const a = defineMessages('a', { b: 'Nothing here.' });",
      'const a = styled.p`Grid Area of it`;',
    ];
    expect(others.flatMap((text) => looseMessages('a.tsx', text))).toEqual([]);
  });

  it('stand in catalogues, where an operator or another language can replace them (ADR 26)', () => {
    judged('files of the product with messages', product.length);
    const loose = product
      .filter((file) => !noMessages.test(file))
      .flatMap((file) => looseMessages(file, read(file)).map((words) => `${file}: ${words}`));
    expect(loose).toEqual([]);
  });

  it('are found by names: each catalogue is called as its constant, and no two are called alike', () => {
    const defined = /\bconst (\w+)[^=]*= defineMessages\('(\w+)'/g;
    const named = product
      .flatMap((file) => [...read(file).matchAll(defined)])
      .map(([, constant, name]) => ({ constant, name }));
    judged('catalogues', named.length);
    expect(named.filter(({ constant, name }) => constant !== name)).toEqual([]);
    const names = named.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const calls = product.flatMap((file) => [...read(file).matchAll(/\bdefineMessages\('/g)]);
    expect(calls).toHaveLength(named.length);
  });
});
