// Lint rules of this repository. Each message names the replacement.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCall, visitLostPresses } from './lostPresses.mjs';
import { hasPhysicalSide } from './physicalSides.mjs';
import { visitProcessState } from './processState.mjs';

const english = new URL('../../../packages/ui/src/text/languages/en.json', import.meta.url);
const texts = new Set(Object.values(JSON.parse(readFileSync(english, 'utf8'))));
const literalColour = /#[0-9a-fA-F]{3,8}\b|\brgba?\(/;

/** Safari knows only `-webkit-user-select`, which comes directly before the standard property. */
const bareUserSelect = /(?<!-)(?<!-webkit-user-select:\s*[\w-]+;\s*)user-select:/;

/** An invisible input that has no size of its own is 12 px wide for a screen reader's pointer. */
const unsizedInput = /\binput\b[^{}]*\{[^{}]*\bopacity:\s*0;/;

/** What the compositor can't animate: each frame costs the page style, layout or paint. */
const paintedProperty = /(?<![\w-])(?!(?:opacity|transform|translate|rotate|scale|visibility)\b)[a-z-]+\s*:/;

/** Words that the glossary forbids in names, and names that end in `Of`. A name says its kind: parse, to, select, format, get, is. */
const forbidden =
  /^(?:places?|proofs?|proving|ornament|ambient|fate|keepers?|hearsay|reckoning|desk|talks?|quoting|trail)(?:$|[A-Z])|(?:Places?|Proofs?|Proving|Ornament|Fate|Keeper|Hearsay|Reckoning|Quoting|Trail)(?:$|[A-Z0-9])|[a-z]Of$/;
/** Old words. Reviewers watch words that also have a correct use, such as `frame`. */
const old =
  /^(?:sight|twins?|said|told|says|stands|lies|beside|anew|whoever|nobody|everybody|somebody|anybody|rooms?|floors?|doors?|house|breakages?|clauses|walks?)$|(?:^|[a-z])(?:Sight|Twins?|Breakages?|Clauses?|Movement)(?:$|[A-Z])/;
/** Names that JavaScript or arithmetic gives. */
const given = /^(?:valueOf|indexOf|isMultipleOf|oneOf)$/;
const isForbidden = (name) => forbidden.test(name ?? '') && !given.test(name);
const isOld = (name) => old.test(name ?? '');

/** A rule that reports, with one message, every node that `visitor` hands to it. */
const rule = (message, createVisitor) => ({
  create: (context) => createVisitor((node) => context.report({ node, message }), context),
});

/** Visits every declared name. */
const visitNames = (isWrong) => (report) => ({
  FunctionDeclaration: ({ id }) => id && isWrong(id.name) && report(id),
  VariableDeclarator: ({ id }) => id.type === 'Identifier' && isWrong(id.name) && report(id),
  TSInterfaceDeclaration: ({ id }) => isWrong(id.name) && report(id),
  TSTypeAliasDeclaration: ({ id }) => isWrong(id.name) && report(id),
});

const queries =
  /By(?:Text|LabelText|PlaceholderText|DisplayValue|AltText|Title)$|^toHave(?:TextContent|Accessible\w+)$/;

/** The nodes of a call that say which text a play looks for. */
function getWanted({ callee, arguments: [first, options] }) {
  const name = callee.property?.name ?? callee.name ?? '';
  if (queries.test(name)) return [first];
  if (!/ByRole$/.test(name) || options?.type !== 'ObjectExpression') return [];
  return options.properties
    .filter(({ key }) => /^(?:name|description)$/.test(key?.name))
    .map(({ value }) => value);
}

/** The source of the fixtures that a module imports. */
function readFixtures(context, { source }) {
  const base = join(dirname(context.filename), source.value);
  const file = /fixtures$/.test(base) && [`${base}.ts`, `${base}.tsx`].find(existsSync);
  return file ? readFileSync(file, 'utf8') : '';
}

/** Visits each message that a play looks for in English. A text elsewhere in the file, or in its fixtures, is the story's own data. */
function visitEnglishQueries(report, context) {
  const wanted = new Set();
  const own = new Set();
  let fixtures = '';
  const isMessage = ({ value }) => texts.has(value) && !own.has(value) && !fixtures.includes(`'${value}'`);
  return {
    ImportDeclaration: (node) => (fixtures += readFixtures(context, node)),
    CallExpression: (node) => getWanted(node).forEach((text) => text && wanted.add(text)),
    Literal: (node) => wanted.has(node) || own.add(node.value),
    JSXText: ({ value }) => own.add(value.trim()),
    'Program:exit': () => [...wanted].filter(isMessage).forEach(report),
  };
}

/** Calls whose result is a server's object, and those whose result is a list of them. */
const objectReaders = /^parse(?:Fields|Answer)$/;
const listReaders = /^parse(?:List|Rows|Items|OneOrMore)$/;
const listSteps = /^(?:every|filter|find|findLast|flatMap|forEach|map|some)$/;
/** Types of values that no parser has read, and of the objects that hold them (packages/portal-core/src/fromApi/answer.ts). */
const sentType = /^:\s*(?:Answer|ApiRow|Fields|Item|Row|Unread)\b/;
/** The usual names of a server's objects in mappers, for one whose type has a name of its own. */
const sentName =
  /^(?:answer|body|data|details|fields|flags|group|item|member|message|profile|row|sent|user)$/;

/** Whether a function is called with the items of a server's list. */
function takesItems({ parent }) {
  const callee = parent?.type === 'CallExpression' ? parent.callee : undefined;
  return listSteps.test(callee?.property?.name ?? '') && isCall(callee.object, listReaders);
}

/** Judges the names of a file by what declares them: objects of a server, and values taken out of one. */
function createSentNames({ filename, sourceCode }) {
  const isMapper = /\.mappers\.ts$|\/fromApi\//.test(filename);
  const getVariable = (node) => {
    for (let scope = sourceCode.getScope(node); scope; scope = scope.upper)
      if (scope.set.has(node.name)) return scope.set.get(node.name);
    return undefined;
  };
  const isDeclared = (node, isSent) =>
    getVariable(node)?.defs.some(({ type, name, node: declared }) =>
      type === 'Variable'
        ? isSent(declared.id, name, isObject(declared.init))
        : type === 'Parameter' &&
          declared.params?.some((param) => {
            const pattern = param.type === 'AssignmentPattern' ? param.left : param;
            const isTyped = sentType.test(
              pattern.typeAnnotation ? sourceCode.getText(pattern.typeAnnotation) : '',
            );
            return isSent(pattern, name, isTyped || takesItems(declared));
          }),
    ) === true;
  const isObject = (node) =>
    (node?.type === 'TSAsExpression' && isObject(node.expression)) ||
    isCall(node, objectReaders) ||
    (node?.type === 'Identifier' &&
      ((isMapper && sentName.test(node.name)) ||
        isDeclared(node, (pattern, name, isHeld) => isHeld && pattern === name)));
  const isHeldIn = (pattern, name) =>
    pattern.type === 'ObjectPattern' && pattern.properties.some(({ value }) => value === name);
  return (node) =>
    (node?.type === 'MemberExpression' && !node.computed && isObject(node.object)) ||
    (node?.type === 'Identifier' &&
      isDeclared(node, (pattern, name, isHeld) => isHeld && isHeldIn(pattern, name)));
}

/** Visits each value of a server that is taken as a boolean. */
const visitTruthiness = (report, context) => {
  const isSent = createSentNames(context);
  const check = (node) => node && (isSent(node) || isSent(node.expression)) && report(node);
  return {
    IfStatement: ({ test }) => check(test),
    ConditionalExpression: ({ test }) => check(test),
    LogicalExpression: ({ operator, left }) => operator !== '??' && check(left),
    UnaryExpression: ({ operator, argument }) => operator === '!' && check(argument),
    CallExpression: ({ callee, arguments: [first] }) => callee.name === 'Boolean' && check(first),
    BinaryExpression: ({ operator, left, right }) =>
      isSent(left) && /^[!=]==$/.test(operator) && [true, false, 0, 1].includes(right.value) && report(left),
  };
};

const comparisons = /^(?:diff|isSame|isBefore|isAfter)$/;
const utcText = /(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a node is a date that a call made, itself or in the variable that it names. */
const isMadeDate = (node, made) =>
  node?.type === 'CallExpression' || (node?.type === 'Identifier' && made.has(node.name));

/** Visits each date that the device's zone, or its idea of a format, would read. */
function visitTextDates(report) {
  const made = new Set();
  const compared = [];
  const note = (id, init) => {
    if (id.type === 'Identifier' && init?.type === 'CallExpression') made.add(id.name);
    else if (id.type === 'ArrayPattern' && init?.type === 'ArrayExpression')
      id.elements.forEach((element, at) => element && note(element, init.elements[at]));
  };
  const isUtc = (text) => text?.type === 'TemplateLiteral' && utcText.test(text.quasis.at(-1).value.raw);
  return {
    VariableDeclarator: ({ id, init }) => note(id, init),
    CallExpression: (node) => {
      const {
        callee,
        arguments: [first],
      } = node;
      if (callee.name === 'dayjs') return report(node);
      if (callee.object?.name === 'Date' && callee.property.name === 'parse')
        return isUtc(first) || report(node);
      if (comparisons.test(callee.property?.name ?? '')) compared.push([node, first]);
    },
    'Program:exit': () => compared.forEach(([node, first]) => isMadeDate(first, made) || report(node)),
  };
}

export default {
  meta: { name: 'portal' },
  rules: {
    'html-in-html-body': rule(
      'Show HTML from a server with <HtmlBody>: the one place that sanitises (SECURITY T1).',
      (report) => ({
        JSXAttribute: (node) => node.name.name === 'dangerouslySetInnerHTML' && report(node),
        AssignmentExpression: (node) => /^(inner|outer)HTML$/.test(node.left.property?.name) && report(node),
        CallExpression: ({ callee }) =>
          /^(insertAdjacentHTML|write|setHTMLUnsafe|createContextualFragment)$/.test(callee.property?.name) &&
          (callee.property.name !== 'write' || callee.object.name === 'document') &&
          report(callee),
        ImportDeclaration: (node) =>
          /^dompurify$|HtmlBody\/sanitizeHtml$/.test(node.source.value) && report(node),
      }),
    ),
    'standard-names': rule(
      'Use the standard name for this (GLOSSARY.md); functions begin with parse, to, select, format, get or is.',
      visitNames(isForbidden),
    ),
    'no-old-words': rule(
      'Name this by what it is: duplicate, answer, text, neighbour, entry point, layer, module, transaction.',
      visitNames(isOld),
    ),
    'no-server-truthiness': rule(
      'Read a value of the server with parseFlag, hasValue or another parser (packages/portal-core/src/fromApi/parse.ts).',
      visitTruthiness,
    ),
    'no-text-dates': rule(
      'The device reads this text in its own zone: compare day numbers, dayjs.utc values or parseInstant (packages/ui/src/text/format).',
      visitTextDates,
    ),
    'no-lost-press': rule(
      'A press before the part has loaded is lost: use createLaterHandle (packages/portal-core/src/browser/laterHandle.ts).',
      visitLostPresses,
    ),
    'no-enums': rule('Use a union of string literals.', (report) => ({ TSEnumDeclaration: report })),
    'prefixed-user-select': rule(
      'Safari knows only -webkit-user-select: use userSelect (packages/ui/src/tokens), or write both.',
      (report) => ({ TemplateElement: (node) => bareUserSelect.test(node.value.raw) && report(node) }),
    ),
    'sized-invisible-inputs': rule(
      'Spread an invisible input over its box with coveringControl (packages/ui/src/components/Field/FieldBox.ts).',
      (report) => ({ TemplateElement: (node) => unsizedInput.test(node.value.raw) && report(node) }),
    ),
    'composited-keyframes': rule(
      'Animate opacity, transform, translate, rotate or scale: each frame of anything else takes time from a loading page.',
      (report) => ({
        TaggedTemplateExpression: ({ tag, quasi }) =>
          tag.name === 'keyframes' &&
          quasi.quasis.some(({ value }) => paintedProperty.test(value.raw)) &&
          report(quasi),
      }),
    ),
    'logical-sides': rule(
      'Name the sides of the line, not of the screen (margin-inline-start). A comment above it says why a side is physical.',
      (report, { sourceCode }) => ({
        TemplateLiteral: (node) => hasPhysicalSide(sourceCode.getText(node)) && report(node),
      }),
    ),
    'process-state': rule(
      'Another process does not have this: keep it in the database, or say here why no other needs it (docs/several-processes.md).',
      visitProcessState,
    ),
    'messages-in-plays': rule(
      'Look the text up in its messages: a play in another language stops at the English one.',
      visitEnglishQueries,
    ),
    'no-literal-colours': rule(
      'No literal colours: take them from tokens (packages/ui/src/tokens).',
      (report) => ({ TemplateElement: (node) => literalColour.test(node.value.raw) && report(node) }),
    ),
  },
};
