const words = (list: string) => new Set(list.split(' '));

// Duplicated on purpose, to detect an extra tag or attribute in the sanitiser's lists.
const tags = words(
  'p br hr div span b strong i em u s del ins sub sup small mark h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote ' +
    'pre code a img figure figcaption table caption thead tbody tfoot tr th td',
);
const attributes = words('href src alt title colspan rowspan dir lang');
const ownAttributes: Record<string, readonly string[]> = {
  A: ['rel', 'target'],
  IMG: ['loading', 'referrerpolicy'],
};

/** The region that HtmlBody puts a table in. */
const scroller = 'div[data-scroller=""][role=region][tabindex="0"]:has(> table:only-child)';
const scrollerAttributes = ['data-scroller', 'role', 'tabindex', 'aria-label'];

/** Finds everything under `root` that HtmlBody must never show, one sentence each. It should find nothing. */
export function findForbidden(root: Node, imageBase: string): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...getFaults(node, imageBase));
    else if (node.nodeType !== Node.TEXT_NODE) found.push(`node of type ${node.nodeType}`);
  }
  return found;
}

function* getFaults(element: Element, imageBase: string) {
  const tag = element.localName;
  if (!(element instanceof HTMLElement)) yield `<${tag}> outside HTML`;
  if (!tags.has(tag)) yield `<${tag}>`;
  const own = element.matches(scroller) ? scrollerAttributes : (ownAttributes[element.tagName] ?? []);
  for (const { name } of element.attributes) {
    if (!attributes.has(name) && !own.includes(name)) yield `${tag} ${name}`;
  }
  const href = element.getAttribute('href');
  if (href !== null) {
    if (tag !== 'a' || !/^(?:https:\/\/[^@/?#]+(?:[/?#]|$)|mailto:)/.test(href)) yield `link to ${href}`;
    if (element.getAttribute('rel') !== 'noopener noreferrer') yield `rel of ${href}`;
    if (element.getAttribute('target') !== '_blank') yield `target of ${href}`;
  }
  const source = element.getAttribute('src');
  if (source !== null && !(tag === 'img' && source.startsWith(imageBase))) yield `source ${source}`;
}
