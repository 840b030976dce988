type View = Pick<typeof globalThis, 'document' | 'Node' | 'Text' | 'MutationObserver'>;

/** A translator's replacement of React's text nodes and the replaced nodes in order, by each node. */
const translations = new WeakMap<Node, [translation: ChildNode, ...texts: Node[]]>();

/** React sets a property on each of its nodes. */
const isFromReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/** Puts a text node back in the position of its translation. The translator then translates it again. */
function restore(node: Node | null): void {
  const [translation, ...texts] = (node && translations.get(node)) ?? [];
  // A translation outside the page has no parent, so this has no effect on it.
  translation?.replaceWith(...texts);
}

/**
 * Lets React update and remove text nodes that a browser's translator replaced or moved (React issue 11538). A
 * translator runs in its own world, so the page sees only its changes.
 */
export function guardTranslation({ document, Node: { prototype }, Text, MutationObserver }: View): void {
  new MutationObserver((records) => {
    for (const { target, previousSibling, nextSibling, addedNodes, removedNodes } of records)
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode === target || !isFromReact(text)) continue;
        const neighbours = [...addedNodes, previousSibling, nextSibling].filter(
          (node): node is ChildNode => node?.parentNode === target && !isFromReact(node),
        );
        // One wrapper can hold the translation of several neighbours.
        const translation = neighbours.find((node) => !translations.has(node)) ?? neighbours[0];
        if (!translation) continue;
        const group = translations.get(translation) ?? [translation];
        group.push(text);
        translations.set(text, group).set(translation, group);
      }
  }).observe(document, { childList: true, subtree: true });

  for (const name of ['removeChild', 'insertBefore', 'appendChild'] as const) {
    const own: CallableFunction = prototype[name];
    Object.assign(prototype, {
      [name](this: Node, node: Node, next: Node | null = null) {
        restore(node);
        restore(next);
        // A translator may have removed a text before its translation was seen.
        const isAstray = (one: Node | null) => one instanceof Text && one.parentNode !== this;
        if (name === 'removeChild' && isAstray(node)) return node;
        return Reflect.apply(own, this, [node, isAstray(next) ? null : next]) as unknown;
      },
    });
  }
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  // The getter stays.
  Object.defineProperty(prototype, 'nodeValue', {
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
