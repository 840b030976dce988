type View = Pick<typeof globalThis, 'document' | 'Node' | 'Text' | 'MutationObserver'>;

/** What a translator put in the place of a text node of React's. */
const standIns = new WeakMap<Node, ChildNode>();
/** The text nodes that a stand-in replaces, in their order. */
const originals = new WeakMap<Node, Text[]>();
/** Another window has prototypes of its own, and gets new ones with each page. */
const guarded = new WeakSet<Node>();

/** React marks each node that it creates. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

/** Puts the text node back where its translation is. The translator notices that and translates it again. */
function restore(node: Node | null): void {
  const standIn = node && standIns.get(node);
  if (!standIn) return;
  const texts = originals.get(standIn) ?? [];
  originals.delete(standIn);
  for (const text of texts) standIns.delete(text);
  standIn.replaceWith(...texts);
}

function findStandIn(record: MutationRecord, text: Node, added: ReadonlySet<Node>): ChildNode | undefined {
  const { target, previousSibling, nextSibling, addedNodes } = record;
  const after = previousSibling ? previousSibling.nextSibling : target.firstChild;
  const beside = [...addedNodes, previousSibling, nextSibling, after].filter(
    (node): node is ChildNode => node?.parentNode === target && !isReacts(node),
  );
  return (
    beside.find((node) => node.contains(text)) ??
    beside.find((node) => added.has(node) && !originals.has(node)) ??
    // One wrapper can hold the translation of several neighbours.
    beside.find((node) => originals.has(node))
  );
}

/**
 * Lets React update and remove text nodes that a browser's translator has replaced or moved (React issue 11538). A
 * translator runs in a world of its own, so the page sees only what it changes.
 */
export function guardTranslation({ document, Node, Text, MutationObserver }: View): void {
  const { prototype } = Node;
  if (guarded.has(prototype)) return;
  guarded.add(prototype);
  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const record of records)
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.parentNode === record.target || !isReacts(text)) continue;
        const standIn = findStandIn(record, text, added);
        if (!standIn) continue;
        standIns.set(text, standIn);
        originals.set(standIn, [...(originals.get(standIn) ?? []), text]);
      }
  }).observe(document, { childList: true, subtree: true });

  /** Whether a translator has taken a text node away without a stand-in that was seen. */
  const isAstray = (node: Node | null, parent: Node): node is Text =>
    node instanceof Text && node.parentNode !== parent;
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with its node below.
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.assign(prototype, {
    removeChild(this: Node, child: Node) {
      restore(child);
      if (!isAstray(child, this)) return removeChild.call(this, child);
      child.remove();
      return child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      restore(node);
      restore(next);
      return insertBefore.call(this, node, isAstray(next, this) ? null : next);
    },
    appendChild(this: Node, node: Node) {
      restore(node);
      return appendChild.call(this, node);
    },
  });
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
