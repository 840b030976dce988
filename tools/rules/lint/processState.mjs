// Finds state that a process of the sandbox keeps between calls (docs/several-processes.md).
import { getFunction } from './lostPresses.mjs';

/** Methods that run their callback before they return, so its changes don't outlive the call. */
const runNow =
  /^(?:forEach|map|flatMap|filter|find|findIndex|some|every|reduce|sort|toSorted|then|catch|finally|transaction)$/;
const changing = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/;
const isContainer = (node) =>
  node?.type === 'NewExpression' && /^(?:Weak)?(?:Map|Set)$/.test(node.callee.name);

/** True for what exists to be filled. */
const isEmpty = (node) =>
  (isContainer(node) && node.arguments.length === 0) ||
  (node?.type === 'ArrayExpression' && node.elements.length === 0) ||
  (node?.type === 'ObjectExpression' && node.properties.length === 0);

/** True when a reference changes its variable, directly or in its contents. */
function isChange(name) {
  let whole = name;
  while (
    /^(?:MemberExpression|TSNonNullExpression)$/.test(whole.parent.type) &&
    whole.parent.property !== whole
  )
    whole = whole.parent;
  const { type, left, callee, operator, arguments: given } = whole.parent;
  if (type === 'AssignmentExpression') return left === whole;
  if (type === 'UnaryExpression') return operator === 'delete';
  if (type !== 'CallExpression') return type === 'UpdateExpression';
  const isAssigned =
    callee.object?.name === 'Object' && callee.property.name === 'assign' && given[0] === whole;
  return isAssigned || (callee === whole && changing.test(whole.property?.name ?? ''));
}

/** True when a function ends before its caller continues, like that of `rows.map(…)`. */
function isOverNow({ parent }) {
  if (parent.type === 'NewExpression') return parent.callee.name === 'Promise';
  return (
    parent.type === 'CallExpression' &&
    (/Function/.test(parent.callee.type) || runNow.test(parent.callee.property?.name ?? ''))
  );
}

/** True when a change happens after the call, or the module's loading, in which its variable was declared. */
function outlasts(change, holder) {
  for (let at = getFunction(change); at !== holder; at = getFunction(at)) {
    if (!at) return false;
    if (!holder || !isOverNow(at)) return true;
  }
  return false;
}

/** True for a variable of a module that changes, starts empty or is exported for others to fill. */
function isOpen({ id, init, parent: { kind, parent: statement } }) {
  const isReadonly = /^Readonly/.test(id.typeAnnotation?.typeAnnotation.typeName?.name ?? '');
  return (
    kind !== 'const' ||
    isEmpty(init) ||
    (statement.type === 'ExportNamedDeclaration' && isContainer(init) && !isReadonly)
  );
}

/** Visits each static field, and each variable that keeps state after the call that declared it. */
export function visitProcessState(report, { sourceCode }) {
  return {
    PropertyDefinition: (node) => node.static && report(node),
    'Program:exit': () => {
      for (const { variables } of sourceCode.scopeManager.scopes)
        for (const {
          defs: [definition],
          references,
        } of variables) {
          if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') continue;
          const holder = getFunction(definition.node);
          const isKept = references.some(
            ({ identifier }) => isChange(identifier) && outlasts(identifier, holder),
          );
          if (isKept || (!holder && isOpen(definition.node))) report(definition.node);
        }
    },
  };
}
