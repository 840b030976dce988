// The rules of this house that no linter brings. What a rule forbids, its message says what to do instead.
const literalColour = /#[0-9a-fA-F]{3,8}\b|\brgba?\(/;

/** A rule that reports, with one message, every node that `visitor` hands to it. */
const rule = (message, createVisitor) => ({
  create: (context) => createVisitor((node) => context.report({ node, message })),
});

export default {
  meta: { name: 'house' },
  rules: {
    'html-in-html-body': rule(
      'Show HTML from a server with <HtmlBody>: the one place that sanitises (SECURITY T1).',
      (report) => ({
        JSXAttribute: (node) => node.name.name === 'dangerouslySetInnerHTML' && report(node),
        AssignmentExpression: (node) => node.left.property?.name === 'innerHTML' && report(node),
      }),
    ),
    'no-enums': rule('Use a union of string literals.', (report) => ({ TSEnumDeclaration: report })),
    'no-literal-colours': rule(
      'No literal colours: take them from tokens (packages/ui/src/tokens).',
      (report) => ({ TemplateElement: (node) => literalColour.test(node.value.raw) && report(node) }),
    ),
  },
};
