import DOMPurify from 'dompurify';

/** A comment, a script or style with its content, or the start of a tag with its attributes, as HTML reads them. */
const markup =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])[^>]*>?|$)|<[a-z][^\s/>]*(?:[\s/]+|=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?)*/gi;
const attribute = /([\s/]*)(=?[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/g;
const blocked = /^(?:style$|on)/i;

/**
 * Removes what the policy blocks and reports as soon as a parser sees it, even in an inert document: styles
 * and handlers, which editors write. It protects nothing. The sanitiser does, and runs after it.
 */
export const dropBlockedParts = (html: string): string =>
  html.replace(markup, (part: string, whole?: string) => {
    if (whole !== undefined || part.startsWith('<!--')) return '';
    return part.replace(attribute, (text, gap: string, name: string) => (blocked.test(name) ? gap : text));
  });

const tags = [
  ...'p br hr div span b strong i em u s del ins sub sup small mark h1 h2 h3 h4 h5 h6 ul ol li dl dt dd'.split(
    ' ',
  ),
  ...'blockquote pre code a img figure figcaption table caption thead tbody tfoot tr th td'.split(' '),
];
const attributes = 'href src alt title colspan rowspan dir lang'.split(' ');
/** Tags that are removed with their content. */
const wholes = 'script style template svg math select textarea object noscript'.split(' ');

/** The allowed parts of a server's HTML. Everything else is removed. */
export const allowed: { tags: readonly string[]; attributes: readonly string[] } = { tags, attributes };

/**
 * Parses a server's HTML into a fragment that is safe to append (SECURITY T1, D105). Tags and attributes are
 * a closed list. Links lead to https or mailto and can't access this page. Images outside `imageBase` (an
 * absolute URL that ends in a slash) become their text. The fragment is built in an inert document, so nothing
 * removed ever loads. This is the project's only use of DOMPurify.
 */
export function sanitizeHtml(html: string, imageBase: string | undefined): DocumentFragment {
  const clean = DOMPurify.sanitize(dropBlockedParts(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: wholes,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // A document without a body (a frameset, for example) gives null, despite the library's types.
  const fragment = clean ?? document.createDocumentFragment();
  for (const other of fragment.querySelectorAll('[href]:not(a)')) other.removeAttribute('href');
  for (const other of fragment.querySelectorAll('[src]:not(img)')) other.removeAttribute('src');
  for (const link of fragment.querySelectorAll('a')) secureLink(link);
  for (const image of fragment.querySelectorAll('img')) secureImage(image, imageBase);
  // The copy is made last, because an image loads as soon as it is in this document.
  return document.importNode(fragment, true);
}

function secureLink(link: HTMLAnchorElement) {
  const target = absolute(link.getAttribute('href'));
  link.removeAttribute('href');
  if (!target || !(target.protocol === 'https:' || target.protocol === 'mailto:')) return;
  if (target.username !== '' || target.password !== '') return;
  link.setAttribute('href', target.href);
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('target', '_blank');
}

function secureImage(image: HTMLImageElement, imageBase: string | undefined) {
  const base = imageBase === undefined ? null : absolute(imageBase);
  const source = base && absolute(image.getAttribute('src'), base.href);
  const ours = source && source.origin === base.origin && source.pathname.startsWith(base.pathname);
  if (!ours || source.username !== '' || source.password !== '' || base.origin === 'null') {
    // As for an image that fails to load, its text stays (D134).
    image.replaceWith(image.alt);
    return;
  }
  image.setAttribute('src', source.href);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

function absolute(address: string | null, base?: string): URL | null {
  if (address === null || !URL.canParse(address, base)) return null;
  return new URL(address, base);
}
