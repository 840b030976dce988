// Finds presses on code that loads later (portal.mjs).

export const isCall = (node, pattern) =>
  node?.type === 'CallExpression' && pattern.test(node.callee.name ?? '');

const effects = /^use(?:Layout)?Effect(?:Event)?$/;

/** The function around a node; undefined at the top of a module. */
export function getFunction(node) {
  let around = node.parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around ?? undefined;
}

/**
 * Visits each optional call on the handle of a component, and each in a handler on code that loads later: before that, a
 * press does nothing. A chart that isn't there yet reads when it mounts, so `readAgain` loses nothing. Rendering and
 * effects run again when the code arrives.
 */
export function visitLostPresses(report) {
  const handles = new Set();
  /** The function that declares each module. */
  const modules = new Map();
  const calls = [];
  const isInHandler = (node, name) => {
    const around = getFunction(node);
    const isEffect = effects.test(around?.parent?.callee?.name ?? '');
    return modules.has(name) && around !== modules.get(name) && !isEffect;
  };
  return {
    JSXAttribute: ({ name, value, parent }) => {
      const isComponent = /^[A-Z]/.test(parent.name.name ?? '');
      if (name.name === 'ref' && isComponent) handles.add(value?.expression?.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (isCall(init, /^use(?:Chunk|LazyModule)$/)) modules.set(id.name, getFunction(init));
    },
    CallExpression: (node) => {
      const { callee, optional } = node;
      const current = optional ? callee : callee.optional && callee.object;
      if (current?.type === 'Identifier') calls.push([node, current.name, isInHandler]);
      const isCurrent = current?.type === 'MemberExpression' && current.property.name === 'current';
      if (isCurrent && (optional || callee.property.name !== 'readAgain'))
        calls.push([node, current.object.name, (_, name) => handles.has(name)]);
    },
    'Program:exit': () => calls.forEach(([node, name, isLost]) => isLost(node, name) && report(node)),
  };
}
