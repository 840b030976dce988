type View = Pick<typeof globalThis, 'document' | 'Node' | 'Text' | 'MutationObserver'>;

/** What a translator put in the place of React's text nodes, with these behind it in their order; by each of them. */
const translations = new WeakMap<Node, [translation: ChildNode, ...texts: Node[]]>();

/** React marks each node that it creates. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/** Puts a text node back where its translation is. The translator notices that and translates it again. */
function restore(node: Node | null): void {
  const [translation, ...texts] = (node && translations.get(node)) ?? [];
  // One that is no longer in the page is replaced by nothing.
  translation?.replaceWith(...texts);
}

/**
 * Lets React update and remove text nodes that a browser's translator has replaced or moved (React issue 11538). A
 * translator runs in a world of its own, so the page sees only what it changes.
 */
export function guardTranslation({ document, Node: { prototype }, Text, MutationObserver }: View): void {
  new MutationObserver((records) => {
    for (const { target, previousSibling, nextSibling, addedNodes, removedNodes } of records)
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode === target || !isReacts(text)) continue;
        const beside = [...addedNodes, previousSibling, nextSibling].filter(
          (node): node is ChildNode => node?.parentNode === target && !isReacts(node),
        );
        // One wrapper can hold the translation of several neighbours.
        const translation = beside.find((node) => !translations.has(node)) ?? beside[0];
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
        // A translator may have dropped a text without a translation that was seen.
        const isAstray = (one: Node | null) => one instanceof Text && one.parentNode !== this;
        if (name === 'removeChild' && isAstray(node)) return node;
        return Reflect.apply(own, this, [node, isAstray(next) ? null : next]) as unknown;
      },
    });
  }
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  // Its getter stays.
  Object.defineProperty(prototype, 'nodeValue', {
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
