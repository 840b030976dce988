// Lint rules of this repository. Each message names the replacement.
const literalColour = /#[0-9a-fA-F]{3,8}\b|\brgba?\(/;

/** Safari knows only `-webkit-user-select`, which comes directly before the standard property. */
const bareUserSelect = /(?<!-)(?<!-webkit-user-select:\s*[\w-]+;\s*)user-select:/;

/** An invisible input that has no size of its own is 12 px wide for a screen reader's pointer. */
const unsizedInput = /\binput\b[^{}]*\{[^{}]*\bopacity:\s*0;/;

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
  create: (context) => createVisitor((node) => context.report({ node, message })),
});

/** Visits every declared name. */
const visitNames = (isWrong) => (report) => ({
  FunctionDeclaration: ({ id }) => id && isWrong(id.name) && report(id),
  VariableDeclarator: ({ id }) => id.type === 'Identifier' && isWrong(id.name) && report(id),
  TSInterfaceDeclaration: ({ id }) => isWrong(id.name) && report(id),
  TSTypeAliasDeclaration: ({ id }) => isWrong(id.name) && report(id),
});

export default {
  meta: { name: 'portal' },
  rules: {
    'html-in-html-body': rule(
      'Show HTML from a server with <HtmlBody>: the one place that sanitises (SECURITY T1).',
      (report) => ({
        JSXAttribute: (node) => node.name.name === 'dangerouslySetInnerHTML' && report(node),
        AssignmentExpression: (node) => node.left.property?.name === 'innerHTML' && report(node),
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
    'no-enums': rule('Use a union of string literals.', (report) => ({ TSEnumDeclaration: report })),
    'prefixed-user-select': rule(
      'Safari knows only -webkit-user-select: use userSelect (packages/ui/src/tokens), or write both.',
      (report) => ({ TemplateElement: (node) => bareUserSelect.test(node.value.raw) && report(node) }),
    ),
    'sized-invisible-inputs': rule(
      'Spread an invisible input over its box with coveringControl (packages/ui/src/components/Field/FieldBox.ts).',
      (report) => ({ TemplateElement: (node) => unsizedInput.test(node.value.raw) && report(node) }),
    ),
    'no-literal-colours': rule(
      'No literal colours: take them from tokens (packages/ui/src/tokens).',
      (report) => ({ TemplateElement: (node) => literalColour.test(node.value.raw) && report(node) }),
    ),
  },
};
