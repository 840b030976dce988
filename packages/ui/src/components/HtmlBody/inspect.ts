import { allowed } from './sanitizeHtml';

const ownAttributes: Record<string, readonly string[]> = {
  A: ['rel', 'target'],
  IMG: ['loading', 'referrerpolicy'],
};

/** Everything under `root` that HtmlBody promises never to show, one sentence each; [] is what we want. */
export function findForbidden(root: Node, imageBase: string): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...faultsOf(node, imageBase));
    else if (node.nodeType !== Node.TEXT_NODE) found.push(`node of type ${node.nodeType}`);
  }
  return found;
}

function* faultsOf(element: Element, imageBase: string) {
  const tag = element.localName;
  if (!(element instanceof HTMLElement)) yield `<${tag}> outside HTML`;
  if (!allowed.tags.includes(tag)) yield `<${tag}>`;
  for (const { name } of element.attributes) {
    if (!allowed.attributes.includes(name) && !ownAttributes[element.tagName]?.includes(name))
      yield `${tag} ${name}`;
  }
  const href = element.getAttribute('href');
  if (href !== null) {
    if (tag !== 'a' || !/^(?:https:\/\/[^@]+|mailto:)/.test(href)) yield `link to ${href}`;
    if (element.getAttribute('rel') !== 'noopener noreferrer') yield `rel of ${href}`;
    if (element.getAttribute('target') !== '_blank') yield `target of ${href}`;
  }
  const source = element.getAttribute('src');
  if (source !== null && !(tag === 'img' && source.startsWith(imageBase))) yield `source ${source}`;
}
